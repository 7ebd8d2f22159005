import { expect, it } from 'vitest';
import { inEachBrowser } from '../../scripts/browsers/index.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { shownVerdicts } from './bubble-content.ts';
import { changeSettings, resetSettings } from './settings.ts';

/** Allowed, barred, not found, several words; refused by these rules and allowed under none, one, or several others. */
const WORDS: Partial<Record<RulesetId, string[]>> = {
  'pfs-2018': ['okno', 'remake’u', 'zzzyx', 'chceszli', 'die', 'okno bazylij empik chceszli'],
  'pfs-2016': ['chceszli', 'Warszawa', 'die'],
  '7slow': ['okno', 'biegłszy', 'the'],
  'sd-2026': ['Haus', 'perfektere', 'zzzyx', 'pies', 'Kommissionärsfrau'],
  'school-en': ['qi', 'ain’t', 'zzzyx', 'war gehen'],
};

/** Pixels of two quiet lines, which names of rules may take. */
const TWO_LINES = 50;

/** Milliseconds after which everything later than the verdict has arrived. */
const LATER = 400;

inEachBrowser('a bubble with a verdict', (stage) => {
  it.each(Object.entries(WORDS))('grows under %s by no more than the line on other rules', async (ruleset, words) => {
    await changeSettings(stage.browser, { siteRulesets: { '127.0.0.1': ruleset as RulesetId } });
    const page = await stage.browser.open(stage.pages.add({ body: '<p style="margin:0"><b id=w>-</b></p>' }));
    for (const text of words) {
      await page.evaluate(watchSizes, text);
      await page.drag({ selector: '#w' }, { selector: '#w' });
      await shownVerdicts(page);
      await new Promise((resolve) => setTimeout(resolve, LATER));
      const sizes = await page.evaluate(() => (window as Watched).sizes ?? []);
      // A line that the worker is busy may come before.
      const drawn = sizes.filter(([, height]) => height > 100);
      const heights = [...new Set(drawn.map(([, height]) => height))];
      const hasOthers = await (await page.bubbleWith()).evaluate((root) => root.querySelector('.others') !== null);
      expect(new Set(drawn.map(([width]) => width)).size, `${text}: ${sizes}`).toBe(1);
      expect(heights.length, `${text}: ${sizes}`).toBeLessThanOrEqual(hasOthers ? 2 : 1);
      expect(heights.at(-1)! - heights[0]!, text).toBeLessThanOrEqual(TWO_LINES);
      await page.press('Escape');
      await expect.poll(() => page.bubble()).toBeNull();
    }
    await page.close();
    await resetSettings(stage.browser);
  });
});

interface Watched {
  /** Each size of the bubble in a painted frame, in pixels. */
  sizes?: [width: number, height: number][];
}

/** Runs in the page, which learns no size from a closed root: it probes point by point where the bubble is. @param text to select */
function watchSizes(text: string): void {
  document.querySelector('#w')!.textContent = text;
  const sizes: [number, number][] = [];
  (window as Watched).sizes = sizes;
  const watch = () => {
    const host = document.querySelector('[popover]');
    const isThere = (x: number, y: number) => document.elementFromPoint(x, y) === host;
    if (host) {
      const [x, y] = [40, 60];
      let [right, bottom] = [x, y];
      while (right < innerWidth && isThere(right, y)) right += 1;
      while (bottom < innerHeight && isThere(x, bottom)) bottom += 1;
      if (bottom > y) sizes.push([right - x, bottom - y]);
    }
    if ((window as Watched).sizes === sizes) requestAnimationFrame(watch);
  };
  watch();
}
