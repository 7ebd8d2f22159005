import type { AxeResults } from 'axe-core';
import { expect, it } from 'vitest';
import { inEachBrowser, until } from '../../scripts/browsers/index.ts';
import { loadAxe } from './axe-findings.ts';
import { PAGES } from './axe-pages.ts';

inEachBrowser(
  'what can be pressed has 24 pixels, or as much room around it,',
  (stage) => {
    it.each(Object.entries(PAGES))(
      'in %s, wide and narrow',
      async (path, { query = '', ready, fixedWidth = false }) => {
        const page = await stage.browser.openOwn(`${path}${query}`);
        await until(() => page.evaluate((wanted) => document.querySelector(wanted) !== null, ready), 'the page');
        await page.evaluate(() => {
          for (const folded of document.querySelectorAll('details')) folded.open = true;
        });
        await page.evaluate(loadAxe);
        for (const width of fixedWidth ? [1000] : [1000, 360]) {
          await page.viewport(width, 700);
          await expect.poll(() => page.evaluate(tooSmall), { message: `${width}` }).toEqual([]);
        }
        await page.close();
      },
    );
  },
  // One engine is enough for what depends on markup and style sheets alone.
  { engines: ['chromium'] },
);

/** Runs in the page. axe does not apply this rule by default. */
async function tooSmall(): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(context: unknown, options: object): Promise<AxeResults> } };
  const { violations, passes, inapplicable } = await axe.run(document, {
    runOnly: { type: 'rule', values: ['target-size'] },
  });
  // A page may have only a link in a sentence, which is as high as its line.
  if (passes.length + inapplicable.length === 0) return ['nothing was looked at'];
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
}
