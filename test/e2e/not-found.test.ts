import { expect, it } from 'vitest';
import { chooseRules } from '../../scripts/browsers/choose-rules.ts';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { findsNothing } from './axe-findings.ts';
import { shownVerdicts } from './bubble-content.ts';

const SCHEMES = [
  ['light', 'rgb(122, 82, 0)'],
  ['dark', 'rgb(242, 192, 99)'],
] as const;

/** Sign, words and looks of the answer. */
interface Answer {
  sign: string;
  word: string;
  colours: string[];
  ground: string;
  ring: string;
  all: string;
}

inEachBrowser('a word that no rule bars and no open list has', (stage) => {
  it.each([
    ['pl', 'blubberwut', /Not on the open list, but no rule bars it\.[\s\S]*OSPS decides/],
    ['de', 'Knurzelwup', /no rule bars it\.[\s\S]* on the tournament list/],
  ])('is not found in the bubble, by sign, words and colour, in both themes: %s', async (language, word, said) => {
    const page = await stage.browser.open(stage.pages.add({ body: `<p>${word}</p>`, language }));
    for (const [scheme, colour] of SCHEMES) {
      await page.colorScheme(scheme);
      await page.click({ text: word }, 2);
      await expect.poll(() => shownVerdicts(page, word.toLowerCase())).toEqual([{ word, verdict: 'notFound' }]);
      const shown = await (await page.bubbleWith()).evaluate(answerIn);
      expect(shown).toMatchObject({ sign: '"?"', word: 'not found', colours: [colour, colour], ring: 'dashed' });
      expect(shown.ground).toBe('rgba(0, 0, 0, 0)');
      expect(shown.all).toMatch(said);
      expect(shown.all).not.toContain('not allowed');
      await page.press('Escape');
    }
    await page.close();
  });

  it('is not found in the popup, in its history and in the consequence of a challenge', async () => {
    const page = await stage.browser.openOwn('src/pages/popup/index.html');
    await chooseRules(page, 'sd-2026');
    await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field');
    await page.type('Knurzelwup');
    const text = (selector: string) =>
      page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
    await until(async () => (await text('.verdict .notFound .answer .word')) === 'not found', 'the answer');
    await page.press('Enter');
    await until(async () => (await text('.kept > .notFound')).includes('not found'), 'the kept word');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.kept > li > .link > .sign.notFound') !== null))
      .toBe(true);
    await page.click({ selector: '.challenge' });
    await until(async () => (await text('.consequence')).includes('the play stands if the word is on it'), 'it');
    await findsNothing(page);
    await chooseRules(page, 'pfs-2018');
    await page.close();
  });

  it('makes a play not found, unless one of its words is barred', async () => {
    const page = await stage.browser.openOwn('src/pages/popup/index.html?word=blubberwut%20okno&ruleset=pfs-2018');
    // Those of the earlier test may not be stored yet.
    await chooseRules(page, 'pfs-2018');
    const play = () => page.evaluate(() => document.querySelector('.verdict .answer > .word')?.textContent);
    await expect.poll(play).toBe('Not found: 1\u00a0of\u00a02');
    // On a phone as well, the points stand in one line, and the row does not repeat that the word is on no list.
    await page.viewport(360, 640);
    const lines = () =>
      page.evaluate(() => {
        const points = document.querySelector<HTMLElement>('.card > .answer > .points')!;
        const range = document.createRange();
        range.selectNodeContents(points);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    await expect.poll(lines).toBe(1);
    const rows = () =>
      page.evaluate(() => [...document.querySelectorAll('li.answer .quiet')].map((one) => one.textContent));
    await expect.poll(rows).toEqual([expect.stringMatching(/^\d+ pts$/), '5 pts']);
    await page.click({ selector: 'input' });
    await page.press('Control+a');
    await page.type('blubberwut chceszli');
    await expect.poll(play).toBe('Not allowed: 1\u00a0of\u00a02 words');
    await page.close();
  });

  it('has its own sign on the toolbar button', async () => {
    const own = await stage.browser.openOwn('src/pages/options/index.html');
    const page = await stage.browser.open(stage.pages.add({ body: '<p>blubberwut</p>', language: 'pl' }));
    await page.click({ text: 'blubberwut' }, 2);
    await shownVerdicts(page, 'blubberwut');
    await expect.poll(() => buttons(own)).toEqual([['?', expect.stringContaining('? blubberwut – not found')]]);
    await page.close();
    await own.close();
  });

  it('is counted separately in the table of words, filtered, and copied as not found', async () => {
    const page = await stage.browser.openOwn('src/pages/word-table/index.html?ruleset=pfs-2018');
    await until(() => page.evaluate(() => document.querySelector('textarea') !== null), 'the text field');
    await page.evaluate(() => {
      document.querySelector('textarea')!.value = 'kot blubberwut chceszli';
    });
    await page.click({ selector: '[type=submit]' });
    const rows = () =>
      page.evaluate(() => [...document.querySelectorAll('tbody tr')].map((row) => row.className.split(' ').at(-1)));
    await expect.poll(rows).toEqual(['disallowed', 'notFound', 'allowed']);
    const choice = await page.evaluate(() => document.querySelector('.choice.notFound')?.textContent);
    expect(choice).toBe('Not found 1');
    await page.click({ selector: '.choice.notFound' });
    await expect.poll(rows).toEqual(['notFound']);
    await page.close();
  });
});

/** Runs in the bubble. */
function answerIn(root: Document): Answer {
  const answer = root.querySelector('.notFound > .answer')!;
  const [sign, word] = [answer.querySelector('.sign')!, answer.querySelector('.word')!];
  const { color, backgroundColor, borderTopStyle } = getComputedStyle(sign);
  return {
    sign: getComputedStyle(sign, '::before').content,
    word: word.textContent ?? '',
    colours: [color, getComputedStyle(word).color],
    ground: backgroundColor,
    ring: borderTopStyle,
    all: root.body.textContent ?? '',
  };
}

/** Badge and title of each tab whose button shows a verdict. */
function buttons(own: TestPage): Promise<[string, string][]> {
  return own.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const { tabs, action } = browser ?? chrome;
    const all = await tabs.query({});
    const shown = await Promise.all(
      all.map(async ({ id: tabId = 0 }) => [await action.getBadgeText({ tabId }), await action.getTitle({ tabId })]),
    );
    return shown.filter(([badge]) => badge !== '') as [string, string][];
  });
}
