/**
 * `npm start`: builds the extension and opens it in an installed browser with a fresh profile and a page to try it on.
 * Where there is no display it runs headless, highlights words on that page, prints what the bubble answers and ends.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { launchChromium } from './browsers/chromium.ts';
import { launchFirefox } from './browsers/firefox.ts';
import { PageServer } from './browsers/pages.ts';
import type { ReadableRoot, Session } from './browsers/session.ts';
import { findBrowser } from './installed-browsers.ts';

/** Words of the page that show different rules at work. */
const WORDS = [
  ...['Chceszli', 'Okno', 'Warszawa', 'remake’u', 'remakiem', 'bazylij', 'prałaty', 'empik'],
  ...[
    'Habs',
    'Größe',
    'Haustür',
    'eingerext',
    'gerext',
    'Ueber',
    'Botox',
    'abzugebenden',
    'Segn',
    'freun',
    'hellröteste',
    'okno',
  ],
];

const root = fileURLToPath(new URL('..', import.meta.url));
const visible = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const browser = findBrowser('chromium') ?? findBrowser('firefox');
if (browser === null) {
  console.error('No Chromium, Chrome, Edge or Firefox was found on this machine.');
  process.exit(1);
}

const target = browser.engine === 'chromium' ? 'chrome' : 'firefox';
const built = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--mode', target, '--logLevel', 'warn'],
  { cwd: root, stdio: 'inherit' },
);
if (built.status !== 0) process.exit(1);

const pages = await PageServer.start();
const launch = browser.engine === 'chromium' ? launchChromium : launchFirefox;
const session = await launch(browser.path, `${root}dist/${target}`, { visible });
try {
  if (visible) await tryByHand(session);
  else await showByItself(session);
} finally {
  await session.close();
  await pages.stop();
}

async function tryByHand(session: Session): Promise<void> {
  await session.open(pages.at('/try.html'));
  console.log(`${browser?.path}: highlight a word on the page. Close the browser to end.`);
  await session.closed();
}

async function showByItself(session: Session): Promise<void> {
  console.log(`No display: ${browser?.path} runs headless.`);
  const page = await session.open(pages.at('/try.html'));
  for (const word of WORDS) {
    // From the first letter to the last: a double click would stop at an apostrophe.
    await page.drag({ text: word }, { text: word });
    const bubble = await page.bubbleWith((text) => text !== '');
    console.log(`highlighted  ${word}\n${(await bubble.evaluate(lines)).map((line) => `  ${line}`).join('\n')}\n`);
    await page.press('Escape');
  }
}

/** What the user reads, line by line: the word, the verdict, sentences, actions. Runs in the page. */
function lines(root: ReadableRoot): string[] {
  const parts = [...root.querySelectorAll<HTMLElement>('.answer, .tiles, p, .chips button, .actions button')];
  // What is folded away is not shown, so it is not printed.
  const shown = parts.filter((part) => part.checkVisibility());
  const said = shown.map((part) =>
    part.matches('.tiles') ? (part.ariaLabel ?? '') : [...part.children].map((child) => root.read(child)).join('  '),
  );
  return said.filter((line) => line !== '');
}
