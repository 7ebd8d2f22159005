import type { AxeResults } from 'axe-core';
import { expect, it } from 'vitest';
import { inEachBrowser, until } from '../../scripts/browsers/index.ts';
import { loadAxe } from './axe-findings.ts';

/** Pages on which all that can be pressed is as large as a finger needs it, or has as much room around it. */
const PAGES = { options: 'src/options/index.html', 'the first page': 'src/welcome/index.html' };

inEachBrowser(
  'what can be pressed has 24 pixels',
  (stage) => {
    it.each(Object.entries(PAGES))('in %s, wide and narrow', async (_, path) => {
      const page = await stage.browser.openOwn(path);
      await until(() => page.evaluate(() => document.querySelector('h1') !== null), 'the page');
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      });
      await page.evaluate(loadAxe);
      for (const width of [1000, 360]) {
        await page.viewport(width, 700);
        expect(await page.evaluate(tooSmall), `${width}`).toEqual([]);
      }
      await page.close();
    });
  },
  // One engine is enough for what depends on markup and style sheets alone.
  { engines: ['chromium'] },
);

/** Runs in the page. The rule is not among those that axe asks by itself. */
async function tooSmall(): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(context: unknown, options: object): Promise<AxeResults> } };
  const { violations, passes } = await axe.run(document, { runOnly: { type: 'rule', values: ['target-size'] } });
  if (passes.length === 0) return ['nothing was looked at'];
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
}
