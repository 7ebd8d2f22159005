import { expect, it } from 'vitest';
import { chooseRules } from '../../scripts/browsers/choose-rules.ts';
import { inFreshBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { getMessageOf } from '../ui/locale.ts';

const turkish = getMessageOf('tr');
/** Turkish case rules on words of another language would make İ of their i. */
inFreshBrowser(
  'a Turkish browser',
  (stage) => {
    it('shows a bubble with its own language on a page in another one', async () => {
      const page = await stage.browser.open(stage.pages.add({ body: '<p>chceszli</p>', language: 'pl' }));
      await page.click({ text: 'chceszli' }, 2);
      const bubble = await page.bubbleWith((text) => text.includes(turkish('verdict_disallowed')));
      await expect.poll(() => bubble.evaluate(languages)).toEqual({ sentence: 'tr', tiles: 'pl', shown: 'CHCESZLI' });
      await page.close();
    });

    it.each([
      ['ısland', 'ISLAND'],
      ['İSLAND', 'ISLAND'],
      ['Istanbul', 'ISTANBUL'],
    ])('has an English I for every key: %s', async (typed, tiles) => {
      const page = await stage.browser.openOwn('src/pages/popup/index.html');
      await until(() => page.evaluate(() => document.querySelector('select') !== null), 'the popup');
      await chooseRules(page, 'school-en');
      await page.click({ selector: 'input' });
      await page.press('Control+a');
      await page.type(typed);
      await until(() => page.evaluate(laid, tiles), 'the tiles');
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('tr');
      await page.close();
    });

    it.each(['pages/options', 'pages/forms', 'score-sheets/7slow', 'score-sheets/school-en'])(
      'fits %s into a narrow tab',
      async (name) => {
        const page = await stage.browser.openOwn(`src/${name}/index.html`);
        await page.viewport(360, 740);
        await until(() => page.evaluate(() => document.querySelector('main h1, main input') !== null), 'the page');
        await expectNarrow(page);
        await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('tr');
        await page.close();
      },
    );

    it('has its guide', async () => {
      const page = await stage.browser.openOwn('src/pages/guide/index.html');
      await page.viewport(360, 740);
      const title = () => page.evaluate(() => document.querySelector('h1')?.textContent);
      await until(async () => (await title()) === turkish('guide_title'), 'the guide');
      await expectNarrow(page);
      await page.close();
    });

    it('capitalises no letter of 7 słów in the Turkish way', async () => {
      const page = await stage.browser.openOwn('src/score-sheets/7slow/index.html');
      await until(() => page.evaluate(() => document.querySelector('main input') !== null), 'the page');
      await page.viewport(360, 740);
      await page.click({ text: turkish('game_7slow_start') });
      await until(() => page.evaluate(() => document.querySelector('.card input') !== null), 'the cards');
      await page.click({ selector: '.card input' });
      await page.type('kitapłoi');
      await until(() => page.evaluate(() => document.querySelector('.word-line input') !== null), 'the words');
      // The language that CSS assumes for its capitals.
      const capitals = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter((shown) => getComputedStyle(shown).textTransform === 'uppercase')
          .map((shown) => shown.closest<HTMLElement>('[lang]')!.lang),
      );
      expect(new Set(capitals)).toEqual(new Set(['pl']));
      await expectNarrow(page);
      await page.close();
    });
  },
  { engines: ['chromium'], language: 'tr' },
);

async function expectNarrow(page: TestPage): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** Runs in the bubble: the languages of its sentence and of its tiles, and the visible letters. */
function languages(root: Document) {
  const tiles = root.querySelector<HTMLElement>('.tiles')!;
  return {
    sentence: root.querySelector<HTMLElement>('p')!.closest<HTMLElement>('[lang]')!.lang,
    tiles: tiles.closest<HTMLElement>('[lang]')!.lang,
    shown: (tiles?.textContent ?? '').replace(/\P{L}/gu, ''),
  };
}

/** Returns true when the tiles show these letters. Runs in the popup. */
function laid(letters: string): boolean {
  const tiles = document.querySelector('.tiles')?.textContent ?? '';
  return tiles.replace(/[^\p{L}]/gu, '') === letters;
}
