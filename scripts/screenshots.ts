/**
 * Takes the pictures of docs/screenshots from the built extension, in Polish, both themes: `npm run screenshots` after
 * `npm run build`. Needs an installed Chromium.
 */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../test/e2e/harness/chromium.ts';
import { builtExtension } from '../test/e2e/harness/index.ts';
import { PageServer } from '../test/e2e/harness/pages.ts';
import { type TestPage, until } from '../test/e2e/harness/session.ts';
import { findBrowser } from './installed-browsers.ts';

const SCHEMES = ['light', 'dark'] as const;
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

const installed = findBrowser('chromium');
if (installed === null) throw new Error('no Chromium is installed');
const pages = await PageServer.start();
const session = await launchChromium(installed.path, builtExtension('chromium'), { language: 'pl' });
try {
  for (const scheme of SCHEMES) {
    const take = (page: TestPage, name: string) => page.screenshot(`${folder}${name}-${scheme}.png`);
    await bubbles(scheme, take);
    await popup(scheme, take);
    await options(scheme, take);
  }
} finally {
  await session.close();
  await pages.stop();
}

type Scheme = (typeof SCHEMES)[number];
type Take = (page: TestPage, name: string) => Promise<void>;

async function bubbles(scheme: Scheme, take: Take): Promise<void> {
  const page = await session.open(pages.at('/try.html'));
  await page.colorScheme(scheme);
  await page.viewport(760, 560);
  for (const [name, from, to, opened] of [
    ['bubble-barred', 'Chceszli', 'Chceszli', ''],
    ['bubble-allowed', 'bazylij', 'bazylij', ''],
    ['bubble-suggestion', 'remake’u', 'remake’u', '.section'],
    ['bubble-details', 'akowcze', 'akowcze', '.foot button'],
    ['bubble-words', 'jedzże', 'gdzieżeście', ''],
  ] as const) {
    if (name === 'bubble-words') {
      await page.click({ selector: '#notes' });
      await page.press('Control+a');
    } else {
      await page.drag({ text: from }, { text: to });
    }
    const bubble = await page.bubbleWith((text) => text.length > 20);
    if (opened) {
      await bubble.evaluate((root, selector) => root.querySelector<HTMLElement>(selector)?.click(), opened);
    }
    await take(page, name);
    await page.press('Escape');
  }
  await page.close();
}

async function popup(scheme: Scheme, take: Take): Promise<void> {
  const page = await session.openOwn('src/popup/index.html');
  await page.colorScheme(scheme);
  await page.viewport(380, 330);
  await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field');
  for (const word of ['bazylij', 'empik', 'remake’u']) {
    await page.press('Control+a');
    await page.type(word);
    const shown = () => page.evaluate(() => document.querySelector('.tiles')?.getAttribute('aria-label'));
    await until(async () => (await shown()) === word, word);
    if (word !== 'remake’u') await page.press('Enter');
  }
  await take(page, 'popup');
  await page.close();
}

async function options(scheme: Scheme, take: Take): Promise<void> {
  const page = await session.openOwn('src/options/index.html');
  await page.colorScheme(scheme);
  await page.viewport(760, 1130);
  await until(() => page.evaluate(() => document.querySelector('kbd') !== null), 'the options');
  await take(page, 'options');
  await page.close();
}
