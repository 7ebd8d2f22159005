/**
 * `npm run screenshots`, after `npm run build`: takes pictures of the built extension for inspection, in Polish, German and Turkish and
 * both themes, into dist/screenshots. Needs an installed Chromium.
 */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RulesetId } from '../src/core/rules/verdict.ts';
import { chooseRules } from './browsers/choose-rules.ts';
import { launchChromium } from './browsers/chromium.ts';
import { builtExtension } from './browsers/index.ts';
import { PageServer } from './browsers/pages.ts';
import { type Session, type TestPage, until } from './browsers/session.ts';
import { type GameScreen, gamePictures, SCHOOL_SCREEN, SEVEN_WORDS_SCREEN } from './game-screens.ts';
import { findBrowser } from './installed-browsers.ts';

const SCHEMES = ['light', 'dark'] as const;

interface Bubble {
  name: string;
  /** A word of test/pages/try.html; null for the whole text field. */
  word: string | null;
  /** Selector of an element to press in the bubble before the picture. */
  opened?: string;
}

/** Content shown in one interface language. */
interface Show {
  language: string;
  /** Ends the names of the pictures. */
  suffix: string;
  bubbles: Bubble[];
  /** Words typed into the popup one after the other; all but the last go into the history. */
  typed: string[];
  /** Value of the popup's choice of rules. */
  ruleset: RulesetId;
  /** Words of one play. */
  play: string[];
  game?: GameScreen;
  /** Shown under all rules of the language. */
  compared: string[];
  /** Words whose forms are shown in the width of the popup. */
  inflected: Inflected[];
}

interface Inflected {
  word: string;
  /** Ends the names of the pictures, in letters that file names may have everywhere. */
  name: string;
  /** A form whose details are shown, or a text by which the forms are filtered. */
  opened?: string;
  filter?: string;
  /** True for a second picture in the width of a tab. */
  whole?: true;
}

const SHOWS: Show[] = [
  {
    language: 'pl',
    suffix: '',
    bubbles: [
      { name: 'bubble-barred', word: 'Chceszli' },
      { name: 'bubble-allowed', word: 'bazylij' },
      { name: 'bubble-suggestion', word: 'remake’u', opened: '.section' },
      { name: 'bubble-details', word: 'akowcze', opened: '.info' },
      { name: 'bubble-words', word: null },
    ],
    typed: ['bazylij', 'empik', 'remake’u'],
    ruleset: 'pfs-2018',
    play: ['remakiem', 'chceszli', 'jaźń'],
    game: SEVEN_WORDS_SCREEN,
    compared: ['znaszli', 'empik', 'okno'],
    inflected: [
      { word: 'zejść', name: 'zejsc', opened: 'zejdziono', whole: true },
      { word: 'dnieć', name: 'dniec', whole: true },
      { word: 'powinien', name: 'powinien', filter: 'by' },
      { word: 'okno', name: 'okno', opened: 'okien' },
    ],
  },
  {
    language: 'de',
    suffix: '-german',
    bubbles: [
      { name: 'bubble-barred', word: 'gerext' },
      { name: 'bubble-allowed', word: 'abzugebenden' },
      { name: 'bubble-suggestion', word: 'Ueber', opened: '.section' },
      { name: 'bubble-details', word: 'Größe', opened: '.info' },
      { name: 'bubble-other-rules', word: 'okno' },
    ],
    typed: ['freun', 'Botox', 'habs'],
    ruleset: 'sd-2026',
    play: ['gesehn', 'kuglest'],
    compared: [],
    inflected: [
      { word: 'einrexen', name: 'einrexen', whole: true },
      { word: 'finster', name: 'finster', opened: 'finstre' },
    ],
  },
  {
    language: 'tr',
    suffix: '-turkish',
    bubbles: [],
    typed: ['children', 'TV', 'Turkey'],
    ruleset: 'school-en',
    play: ['quiz', 'ID', 'june'],
    game: SCHOOL_SCREEN,
    compared: [],
    inflected: [],
  },
];

const folder = fileURLToPath(new URL('../dist/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

const installed = findBrowser('chromium');
if (installed === null) throw new Error('no Chromium is installed');
const pages = await PageServer.start();
try {
  for (const show of SHOWS) {
    const session = await launchChromium(installed.path, builtExtension('chromium'), { language: show.language });
    try {
      for (const scheme of SCHEMES) {
        const take = (page: TestPage, name: string) => page.screenshot(`${folder}${name}${show.suffix}-${scheme}.png`);
        await bubbles(session, show, scheme, take);
        await popup(session, show, scheme, take);
        await playOfWords(session, show, scheme, take);
        if (show.game) await gamePictures(session, show.game, scheme, take);
        await otherRules(session, show, scheme, take);
        await forms(session, show, scheme, take);
        await options(session, scheme, take);
      }
    } finally {
      await session.close();
    }
  }
} finally {
  await pages.stop();
}

type Scheme = (typeof SCHEMES)[number];
type Take = (page: TestPage, name: string) => Promise<void>;

async function bubbles(session: Session, show: Show, scheme: Scheme, take: Take): Promise<void> {
  if (show.bubbles.length === 0) return;
  const page = await session.open(pages.at('/try.html'));
  await page.colorScheme(scheme);
  await page.viewport(760, 560);
  for (const { name, word, opened } of show.bubbles) {
    if (word === null) {
      await page.click({ selector: '#notes' });
      await page.press('Control+a');
    } else {
      await page.drag({ text: word }, { text: word });
    }
    await page.bubbleWith((text) => text.length > 20);
    if (opened) await page.pressInBubble({ selector: opened });
    // The line on other rules appears after the verdict.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await take(page, name);
    await page.press('Escape');
  }
  await page.close();
}

async function popup(session: Session, { typed, ruleset }: Show, scheme: Scheme, take: Take): Promise<void> {
  const page = await session.openOwn('src/pages/popup/index.html');
  await page.colorScheme(scheme);
  await page.viewport(384, 330);
  await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field');
  await chooseRules(page, ruleset);
  for (const [place, word] of typed.entries()) {
    await page.press('Control+a');
    await page.type(word);
    const shown = () => page.evaluate(() => document.querySelector('.tiles')?.getAttribute('aria-label'));
    await until(async () => (await shown()) === word, word);
    if (place < typed.length - 1) await page.press('Enter');
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  await take(page, 'popup');
  await page.close();
}

async function playOfWords(session: Session, { play, ruleset }: Show, scheme: Scheme, take: Take): Promise<void> {
  const page = await session.openOwn(`src/pages/popup/index.html?word=${encodeURIComponent(play.join(' '))}`);
  await page.colorScheme(scheme);
  await page.viewport(384, 400);
  await chooseRules(page, ruleset);
  await until(() => page.evaluate(() => document.querySelectorAll('li.answer').length > 1), 'the play');
  await page.evaluate(() => document.querySelector<HTMLElement>('li.disallowed > .link')?.click());
  await new Promise((resolve) => setTimeout(resolve, 300));
  await take(page, 'play');
  await page.close();
}

async function otherRules(session: Session, { compared }: Show, scheme: Scheme, take: Take): Promise<void> {
  for (const word of compared) {
    const page = await session.openOwn(`src/pages/popup/index.html?word=${word}`);
    await page.colorScheme(scheme);
    await page.viewport(384, 600);
    await until(() => page.evaluate(() => document.querySelector('.compare') !== null), 'the button');
    await page.evaluate(() => document.querySelector<HTMLElement>('.compare')?.click());
    await until(() => page.evaluate(() => document.querySelector('.other-rules') !== null), 'the other rules');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await take(page, `other-rules-${word}`);
    await page.close();
  }
}

async function options(session: Session, scheme: Scheme, take: Take): Promise<void> {
  const page = await session.openOwn('src/pages/options/index.html');
  await page.colorScheme(scheme);
  await page.viewport(760, 1420);
  await until(() => page.evaluate(() => document.querySelector('kbd') !== null), 'the options');
  await take(page, 'options');
  await page.close();
}

async function forms(session: Session, { inflected, ruleset }: Show, scheme: Scheme, take: Take): Promise<void> {
  const show = async (query: string, shown: string, width: number, height: number): Promise<TestPage> => {
    const page = await session.openOwn(`src/pages/forms/index.html?ruleset=${ruleset}&${query}`);
    await page.colorScheme(scheme);
    await page.viewport(width, height);
    await until(() => page.evaluate((selector) => document.querySelector(selector) !== null, shown), query);
    return page;
  };
  for (const { word, name, opened = '', filter = '', whole } of inflected) {
    const query = `${new URLSearchParams({ word, filter })}`;
    const page = await show(`${query}&in=popup`, '.form', 380, 600);
    await page.evaluate((wanted) => {
      const all = [...document.querySelectorAll<HTMLElement>('.form')];
      all.find((form) => form.firstElementChild?.textContent === wanted)?.click();
    }, opened);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await take(page, `forms-${name}`);
    await page.close();
    if (!whole) continue;
    const tab = await show(`${query}&worth=1`, '.form', 1000, 1200);
    await take(tab, `forms-${name}-tab`);
    await tab.close();
  }
  if (inflected.length === 0) return;
  const list = await show('in=popup', '.defectives', 380, 600);
  await take(list, 'forms-defectives');
  await list.close();
}
