/**
 * `npm start`: builds the extension and opens it in an installed browser with a fresh profile, in the system's language, with a page to try
 * it on. Without a display it runs headless, highlights words on that page, prints the bubble's answers and ends.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SAMPLES } from '../src/pages/welcome/samples.ts';
import { launchChromium } from './browsers/chromium.ts';
import { launchFirefox } from './browsers/firefox.ts';
import { PageServer } from './browsers/pages.ts';
import type { Session } from './browsers/session.ts';
import { findBrowser } from './installed-browsers.ts';
import { linesShown } from './lines-shown.ts';
import { languagesFor, systemLanguage, tryPage } from './try-page.ts';

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

const language = systemLanguage(process.env);
const pages = await PageServer.start();
const address = pages.add(tryPage(language));
const launch = browser.engine === 'chromium' ? launchChromium : launchFirefox;
const session = await launch(browser.path, `${root}dist/${target}`, {
  visible,
  language,
  byHand: visible ? address : undefined,
});
try {
  if (visible) {
    console.log(`${browser.path}: highlight a word on the page. Close the browser to end.`);
    await session.closed();
  } else await showByItself(session, browser.path);
} finally {
  await session.close();
  await pages.stop();
}

async function showByItself(session: Session, path: string): Promise<void> {
  console.log(`No display: ${path} runs headless.\n`);
  const page = await session.open(address);
  for (const word of languagesFor(language).flatMap((played) => SAMPLES[played].words)) {
    // A drag selects the whole word; a double click would stop at an apostrophe.
    await page.drag({ text: word }, { text: word });
    const bubble = await page.bubbleWith((text) => text !== '');
    console.log(`highlighted  ${word}\n${(await bubble.evaluate(linesShown)).map((line) => `  ${line}`).join('\n')}\n`);
    await page.press('Escape');
  }
}
