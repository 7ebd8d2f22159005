/** Real screens of the built extension, in the order in which a new user would meet them. */

import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import packed from '../../dictionaries/packed/index.json' with { type: 'json' };
import { lexiconsOf } from '../../src/core/lexicon/lexicon.ts';
import { openLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import { rulesetOf } from '../../src/core/rulesets/index.ts';
import type { Settings } from '../../src/platform/storage/settings.ts';
import { chooseRules } from '../browsers/choose-rules.ts';
import type { PageServer } from '../browsers/pages.ts';
import { type Session, type TestPage, until } from '../browsers/session.ts';
import { typePlay } from '../browsers/type-play.ts';
import { gamePictures } from '../game-screens.ts';
import { type Photograph, photograph } from './png.ts';
import type { Show } from './shows.ts';

/** Milliseconds for what comes after the first answer: other rules, a list's report. */
const SETTLED = 500;

/** CSS pixels; a longer page is cut off, or it could not be read in a picture. */
const HIGHEST = 640;

/** Names of the screens, with their pictures. */
export type Screens = Map<string, Photograph>;

/** Goes through the extension once and photographs it. */
export async function takeScreens(session: Session, pages: PageServer, show: Show): Promise<Screens> {
  const taken: Screens = new Map();
  const take = async (page: TestPage, name: string) => {
    await pause();
    taken.set(name, await photograph(page));
  };
  await firstPage(session, show, take);
  await bubble(session, pages, show, take);
  await lookups(session, show, take);
  await unanswered(session, show, take);
  await forms(session, show, take);
  await study(session, show, take);
  await table(session, show, take);
  await gamePictures(session, show.game, 'light', (page, name) =>
    name.includes('phone') ? Promise.resolve() : take(page, 'game'),
  );
  await judge(session, show, take);
  await ownList(session, show, take);
  await dark(session, show, take);
  return taken;
}

type Take = (page: TestPage, name: string) => Promise<void>;

const pause = () => new Promise((resolve) => setTimeout(resolve, SETTLED));

/** What opens after the installation, with a word tried. */
async function firstPage(session: Session, show: Show, take: Take): Promise<void> {
  const page = await own(session, 'src/pages/welcome/index.html', 760, 810);
  await until(() => page.evaluate(() => document.querySelector('.try .verdict .tiles') !== null), 'the first page');
  await page.click({ selector: `[type="radio"][value="${show.ruleset}"]` });
  await page.click({ selector: '.buttons button:nth-child(2)' });
  await until(() => page.evaluate(() => document.querySelector('.verdict .tiles') !== null), 'the verdict');
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'first-page');
  await page.close();
}

async function bubble(session: Session, pages: PageServer, show: Show, take: Take): Promise<void> {
  const { language, title, paragraphs, word } = show.page;
  const body = `<h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;
  const css =
    'body { max-width: 660px; margin: 24px auto; font: 19px/1.6 Georgia, serif; } h1 { font-size: 26px; margin: 0 }';
  const page = await session.open(pages.add({ body, language, css }));
  // The bubble fits below the word.
  await page.viewport(760, 580);
  await page.drag({ text: word }, { text: word });
  await page.bubbleWith((text) => text.length > 20);
  await take(page, 'bubble');
  await take(page, 'beside');
  await page.close();

  const rules = await session.open(
    pages.add({ body: `<p>${paragraphs.at(-1)}</p>`, language, css: `${css} p { margin-inline: 20px }` }),
  );
  await rules.viewport(560, 640);
  await rules.drag({ text: word }, { text: word });
  await rules.bubbleWith((text) => text.length > 20);
  await rules.pressInBubble({ selector: '.rulesets' });
  await take(rules, 'rules-menu');
  await rules.close();
}

/** Popup and panel: nothing yet, words one after the other, a word not found, a play, other rules, hooks. */
async function lookups(session: Session, show: Show, take: Take): Promise<void> {
  const popup = await own(session, 'src/pages/popup/index.html', 380, 420);
  await chooseRules(popup, show.ruleset);
  await until(() => popup.evaluate(() => document.querySelector('.verdict .chips') !== null), 'words to begin with');
  await fit(popup, 380);
  await take(popup, 'words-to-try');
  for (const word of show.looked) {
    await popup.press('Control+a');
    await popup.type(word);
    await until(() => popup.evaluate(labelOfTiles).then((label) => label === word), word);
    await popup.press('Enter');
  }
  // The last word comes into the history a moment later.
  await pause();
  await fit(popup, 380);
  await take(popup, 'popup');
  await popup.close();

  const notFound = await own(session, `src/pages/popup/index.html?word=${encodeURIComponent(show.notFound)}`, 380, 420);
  await until(() => notFound.evaluate(() => document.querySelector('.card.notFound') !== null), show.notFound);
  await take(notFound, 'not-found');
  await notFound.close();

  const play = await own(
    session,
    `src/pages/popup/index.html?word=${encodeURIComponent(show.play.join(' '))}`,
    380,
    500,
  );
  await until(() => play.evaluate(() => document.querySelectorAll('li.answer').length > 1), 'the play');
  await play.evaluate(() => document.querySelector<HTMLElement>('li.disallowed .link')?.click());
  await pause();
  await fit(play, 380);
  await take(play, 'challenge');
  await play.close();

  if (show.compared !== '') {
    const other = await own(session, `src/pages/popup/index.html?word=${show.compared}`, 380, 600);
    await until(() => other.evaluate(() => document.querySelector('.compare') !== null), 'other rules');
    await other.evaluate(() => document.querySelector<HTMLElement>('.compare')?.click());
    await until(() => other.evaluate(() => document.querySelector('.other-rules') !== null), 'the other rules');
    await pause();
    await fit(other, 380);
    await take(other, 'other-rules');
    await other.close();
  }

  const panel = await own(session, `src/pages/panel/index.html?word=${encodeURIComponent(show.page.word)}`, 340, 620);
  await until(() => panel.evaluate(labelOfTiles).then((label) => label !== null), 'the panel');
  await take(panel, 'panel');
  await panel.close();

  await settings(session, { hooks: true });
  const hooks = await own(session, `src/pages/popup/index.html?word=${show.hooked}`, 380, 500);
  await until(() => hooks.evaluate(() => document.querySelector('button.hooks') !== null), 'the hooks');
  await hooks.evaluate(() => document.querySelector<HTMLElement>('button.hooks')?.click());
  await pause();
  await fit(hooks, 380);
  await take(hooks, 'hooks');
  await hooks.close();
  await settings(session, { hooks: false });
}

/** What stands in the place of a verdict. No browser shows it for long enough, so the worker's answer is given here. */
async function unanswered(session: Session, { looked: [word = ''] }: Show, take: Take): Promise<void> {
  for (const [name, answer] of [
    ['loading', { state: 'loading', done: 0.4 }],
    ['failed', { state: 'failed', code: 'damaged' }],
  ] as const) {
    const popup = await own(session, 'src/pages/popup/index.html', 380, 200);
    await popup.evaluate((given) => {
      chrome.runtime.sendMessage = (() => Promise.resolve(given)) as typeof chrome.runtime.sendMessage;
    }, answer);
    await popup.press('Control+a');
    await popup.type(word);
    await until(() => popup.evaluate(() => document.querySelector('.verdict .tiles') === null), name);
    await fit(popup, 380);
    await take(popup, name);
    await popup.close();
  }
}

async function forms(session: Session, { inflected }: Show, take: Take): Promise<void> {
  const query = new URLSearchParams({ word: inflected.word, ruleset: inflected.ruleset, worth: '1' });
  const page = await own(session, `src/pages/forms/index.html?${query}`, 1000, 640);
  await until(() => page.evaluate(() => document.querySelector('.form') !== null), 'the forms');
  await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>('.form')];
    all.find((form) => form.firstElementChild?.textContent === wanted)?.click();
  }, inflected.barred);
  await take(page, 'forms');
  await page.close();
}

/** Words of a pattern, shown. */
async function study(session: Session, { ruleset, pattern }: Show, take: Take): Promise<void> {
  await store(session, { aids: { study: true } });
  const page = await own(session, 'src/pages/study/index.html', 700, 640);
  await until(() => page.evaluate(() => document.activeElement?.id === 'letters'), 'the field');
  await chooseRules(page, ruleset);
  await page.click({ selector: '#letters' });
  await page.type(pattern);
  await page.press('Enter');
  await until(() => page.evaluate(() => document.querySelector('.found button') !== null), 'the count');
  await page.evaluate(() => document.querySelector<HTMLElement>('.found button')?.click());
  await until(() => page.evaluate(() => document.querySelectorAll('tbody tr').length > 2), 'the words');
  await fit(page, 700);
  await take(page, 'study');
  await page.close();
  await store(session, { aids: {} });
}

/** A verdict of the word judge. */
async function judge(session: Session, { ruleset, play }: Show, take: Take): Promise<void> {
  const page = await own(session, 'src/pages/judge-mode/index.html', 760, 420);
  const ready = () => page.evaluate(() => document.querySelector('[type=submit]:enabled') !== null);
  await until(ready, 'the setting');
  await chooseRules(page, ruleset);
  await until(ready, 'its list');
  await page.click({ selector: '[type=submit]' });
  await typePlay(page, play);
  await until(
    () => page.evaluate(() => document.querySelector('.verdict-on-play .next[aria-disabled=false]') !== null),
    'the verdict',
  );
  await take(page, 'judge');
  await page.close();
}

async function table(session: Session, { ruleset, log }: Show, take: Take): Promise<void> {
  const page = await own(session, `src/pages/word-table/index.html?ruleset=${ruleset}`, 760, 640);
  await until(() => page.evaluate(() => document.activeElement?.localName === 'textarea'), 'the field');
  await page.evaluate((text) => {
    const field = document.querySelector('textarea')!;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, log);
  await page.evaluate(() => document.querySelector<HTMLElement>('form [type="submit"]')?.click());
  await until(() => page.evaluate(() => document.querySelectorAll('tbody tr').length > 4), 'the table');
  await fit(page, 760);
  await take(page, 'table');
  await page.close();
}

/** Imports a list as a user does, looks a word up by it, and adds an exception. */
async function ownList(session: Session, show: Show, take: Take): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'verdikt-list-'));
  const path = join(folder, show.list);
  await writeFile(path, `${openWords(show.ruleset).join('\r\n')}\r\n`);
  try {
    const page = await own(session, 'src/pages/options/index.html', 760, 640);
    await until(() => page.evaluate(() => document.querySelector('.drop-zone') !== null), 'the options');
    await page.viewport(760, 190);
    await scrollTo(page, '.import .step', 8);
    await take(page, 'list-file');
    await page.viewport(760, 640);
    await page.chooseFiles('.drop-zone input', [path]);
    const isFound = () => document.querySelector('.import-form [type="submit"]:not([disabled])') !== null;
    await until(() => page.evaluate(isFound), 'the file is read', 120_000);
    await page.evaluate((ruleset) => {
      const box = document.querySelector<HTMLInputElement>(`[name="use-for"][value="${ruleset}"]`);
      if (box && !box.checked) box.click();
    }, show.ruleset);
    await until(() => page.evaluate(isFound), 'the file is read', 120_000);
    await scrollTo(page, '.import .step', 8);
    await take(page, 'list-preview');
    await page.click({ selector: '.import-form [type="submit"]' });
    await until(() => page.evaluate(() => document.querySelector('.report') !== null), 'the import', 120_000);
    // The page brings the report into view.
    await pause();
    await scrollTo(page, '#lists h2', 16);
    await take(page, 'list');
    await page.click({ selector: '#exceptions summary' });
    await page.evaluate(
      ([word, note]) => {
        const inputs = [...document.querySelectorAll<HTMLInputElement>('#exceptions form input:not([type="radio"])')];
        for (const [place, value] of [word, note].entries()) {
          const input = inputs[place];
          if (!input) continue;
          input.value = value ?? '';
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
      },
      [show.exception.word, show.exception.note],
    );
    await page.click({ selector: '#exceptions form [type="submit"]' });
    await pause();
    await scrollTo(page, '#exceptions h2', 16);
    await take(page, 'exceptions');
    await page.close();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Options and a verdict in the dark theme. */
async function dark(session: Session, show: Show, take: Take): Promise<void> {
  await settings(session, { appearance: 'dark' });
  const options = await own(session, 'src/pages/options/index.html', 760, 420);
  await until(() => options.evaluate(() => document.querySelector('#appearance input') !== null), 'the options');
  await scrollTo(options, '#appearance h2', 16);
  await take(options, 'options-dark');
  await options.close();
  const popup = await own(
    session,
    `src/pages/popup/index.html?word=${encodeURIComponent(show.looked[0] ?? '')}`,
    380,
    400,
  );
  await until(() => popup.evaluate(labelOfTiles).then((label) => label !== null), 'a verdict in the dark');
  await take(popup, 'dark');
  await popup.close();
  await settings(session, { appearance: 'system' });
}

/** Words of a bundled game lexicon of up to 15 letters: about as many as an official list has, and none of it. */
function openWords(ruleset: Show['ruleset']): string[] {
  const { language } = rulesetOf(ruleset);
  const { file } = packed.lexicons[lexiconsOf(language).game];
  const bytes = new Uint8Array(gunzipSync(readFileSync(new URL(`../../dictionaries/packed/${file}`, import.meta.url))));
  const words: string[] = [];
  openLexicon(bytes.buffer).forEachForm((form) => {
    if (form.length <= 15 && /^\p{L}+$/u.test(form)) words.push(form);
  });
  return words.sort(new Intl.Collator(language).compare);
}

async function own(session: Session, path: string, width: number, height: number): Promise<TestPage> {
  const page = await session.openOwn(path);
  await page.colorScheme('light');
  await page.viewport(width, height);
  return page;
}

/** Makes the viewport as high as the page's content. */
async function fit(page: TestPage, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.viewport(width, Math.min(HIGHEST, Math.max(200, height)));
}

function scrollTo(page: TestPage, selector: string, above: number): Promise<void> {
  return page.evaluate(
    ([wanted, space]) => {
      const top = document.querySelector(wanted as string)?.getBoundingClientRect().top ?? 0;
      window.scrollBy(0, top - (space as number));
    },
    [selector, above],
  );
}

async function store(session: Session, values: Record<string, unknown>): Promise<void> {
  const page = await session.openOwn('src/pages/options/index.html');
  await page.evaluate((stored) => chrome.storage.local.set(stored), values);
  await page.close();
}

async function settings(session: Session, changes: Partial<Settings>): Promise<void> {
  const page = await session.openOwn('src/pages/options/index.html');
  await page.evaluate(async (changed) => {
    const stored = await chrome.storage.local.get('settings');
    await chrome.storage.local.set({ settings: { ...(stored.settings as object), ...changed } });
  }, changes);
  await page.close();
}

/** Runs in the page. */
function labelOfTiles(): string | null {
  return document.querySelector('.tiles')?.getAttribute('aria-label') ?? null;
}
