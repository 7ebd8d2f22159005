import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtExtension, type Engine, inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { pagesOf } from '../../scripts/budgets.ts';
import { findsNothing, type Scheme } from './axe-findings.ts';
import { PAGES } from './axe-pages.ts';
import { shownVerdicts } from './bubble-content.ts';
import { complaint, importFile, openLists } from './own-lists.ts';
import { changeSettings, resetSettings } from './settings.ts';

/** Themes and widths come from the same style sheets in both engines, so the second one tests only the narrowest. */
const SCHEMES: Record<Engine, readonly Scheme[]> = { chromium: ['light', 'dark'], firefox: ['dark'] };
const WIDTHS: Record<Engine, readonly number[]> = { chromium: [1000, 320], firefox: [320] };

it('every page of the build is tested', () => {
  expect(Object.keys(PAGES).sort()).toEqual(pagesOf(builtExtension('chromium')));
});

inEachBrowser('axe finds nothing', (stage) => {
  describe.each(Object.entries(PAGES))('in %s', (path, { query = '', ready, fixedWidth = false }) => {
    it('in its themes and widths', async () => {
      const page = await stage.browser.openOwn(`${path}${query}`);
      await until(() => page.evaluate((wanted) => document.querySelector(wanted) !== null, ready), 'the page');
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      });
      for (const width of fixedWidth ? [1000] : WIDTHS[stage.engine]) {
        await page.viewport(width, 700);
        await findsNothing(page, { schemes: SCHEMES[stage.engine] });
        // A part that is wider than the window is in a scrolling frame of its own.
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await page.close();
    });
  });

  it.each([
    ['remakiem', 'pl'],
    ['chceszli', 'pl'],
    ['remakiem taak', 'pl'],
    ['Größe', 'de'],
    ['okno', 'de'],
  ])('in the bubble on %s (%s)', async (words, language) => {
    const body = `<main><h1>Test</h1><p>${words}</p></main>`;
    const page = await stage.browser.open(stage.pages.add({ body, language }));
    await page.drag({ text: words }, { text: words });
    await shownVerdicts(page);
    const root = await page.bubbleWith();
    await page.pressInBubble({ selector: '[aria-expanded="false"]' });
    await findsNothing(page, { schemes: SCHEMES[stage.engine], within: root });
    await page.close();
  });
});

inEachBrowser(
  'axe finds nothing in what is opened or asked for',
  (stage) => {
    it('in the popup', async () => {
      const page = await stage.browser.openOwn('src/pages/popup/index.html?word=remakiem');
      await until(() => page.evaluate(() => document.querySelector('.tiles') !== null), 'a verdict');
      await page.press('Enter');
      await until(() => page.evaluate(() => document.querySelector('.kept') !== null), 'the history');
      await openEverything(page);
      await until(() => page.evaluate(() => document.querySelector('.other-rules') !== null), 'the other rules');
      // It has rules of its own that can be opened.
      await openEverything(page);
      await findsNothing(page);

      await page.press('Control+a');
      await page.type('chceszli');
      await until(() => page.evaluate(() => document.querySelector('.verdict .disallowed') !== null), 'a refusal');
      await openEverything(page);
      await findsNothing(page);
      await page.close();
    });

    it('in the options', async () => {
      await changeSettings(stage.browser, { siteRulesets: { 'site.example': 'sd-2026' } });
      const page = await stage.browser.openOwn('src/pages/options/index.html');
      await until(() => page.evaluate(() => document.querySelector('#rules li') !== null), 'the options');
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      });
      await page.click({ selector: '[aria-describedby=site-invalid]' });
      await page.type('słowo');
      await page.press('Enter');
      await until(
        () => page.evaluate(() => document.querySelector('#site-invalid')?.textContent !== ''),
        'a complaint',
      );
      await findsNothing(page);
      await resetSettings(stage.browser);
      await page.close();
    });

    it('in the options with a previewed file, a refused one, and a list with its report', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'verdikt-axe-'));
      const [list, picture] = [join(folder, 'osps48.txt'), join(folder, 'picture.png')];
      await writeFile(list, ['aa', 'bąk', 'okno', 'ńuńka', '12'].join('\n'));
      await writeFile(
        picture,
        Uint8Array.from({ length: 5000 }, (_, i) => (i * 73) & 255),
      );
      const page = await openLists(stage.browser);
      await page.chooseFiles('.drop-zone input', [picture]);
      await complaint(page);
      await findsNothing(page);
      await page.chooseFiles('.drop-zone input', [list]);
      await until(() => page.evaluate(() => document.querySelector('.preview') !== null), 'its first lines');
      await openEverything(page);
      await findsNothing(page);
      await importFile(page, list);
      await openEverything(page);
      await findsNothing(page);
      await page.close();

      const again = await openLists(stage.browser);
      const later = join(folder, 'osps49.txt');
      await writeFile(later, ['aa', 'bąk', 'zupa'].join('\n'));
      await importFile(again, later, { edition: '49' });
      await again.close();
      const difference = await stage.browser.openOwn('src/pages/list-diff/index.html');
      await until(() => difference.evaluate(() => document.querySelector('.words li') !== null), 'the difference');
      await findsNothing(difference);
      await difference.close();
      await rm(folder, { recursive: true });
    });

    it.each([
      ['zejść', 'pfs-2018', 380],
      ['zejść', 'pfs-2018', 1000],
      ['zwyknąć', 'pfs-2018', 1000],
      ['finster', 'sd-2026', 380],
      ['', 'sd-2026', 380],
    ])('in the forms of “%s” (%s), %i pixels wide', async (word, ruleset, width) => {
      const query = `word=${encodeURIComponent(word)}&ruleset=${ruleset}&worth=1&in=popup`;
      const page = await stage.browser.openOwn(`src/pages/forms/index.html?${query}`);
      await page.viewport(width, 600);
      const shown = word ? '.form' : '.defectives';
      await until(() => page.evaluate((wanted) => document.querySelector(wanted) !== null, shown), 'an answer');
      await page.evaluate(() => document.querySelector<HTMLElement>('.form')?.click());
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      });
      await openEverything(page);
      await findsNothing(page);
      await page.close();
    });
  },
  // Tests of markup and style sheets run in one engine.
  { engines: ['chromium'] },
);

/** Details and rules: everything that can be opened. */
function openEverything(page: TestPage): Promise<void> {
  return page.evaluate(() => {
    for (const opener of document.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) opener.click();
  });
}
