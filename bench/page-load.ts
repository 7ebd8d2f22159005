import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright-core';
import { launchChromium } from '../scripts/browsers/chromium.ts';
import { PageServer } from '../scripts/browsers/pages.ts';
import { asTable, median } from '../scripts/figures.ts';

const ROUNDS = 15;

/** Maximum ratio to the time without an extension. */
const BUDGET = 1.2;

/** Number of words of the page: about one megabyte of text. */
const WORDS = 130_000;

/**
 * Measures the cost for a page on which the extension is not used: the time of the load event of a static page of 1 MB, without an
 * extension and with ours, in turns.
 */
export async function benchPageLoad(
  chromium: string,
  folder = fileURLToPath(new URL('../dist/chrome', import.meta.url)),
): Promise<string> {
  const pages = await PageServer.start();
  const url = pages.add({ body: `<p>${'słowo '.repeat(WORDS).replaceAll(/(.{600}) /g, '$1</p><p>')}</p>` });
  const plain = await playwright.launch({ executablePath: chromium, chromiumSandbox: false });
  const session = await launchChromium(chromium, folder);
  try {
    const without = await plain.newContext();
    const times: Record<'without' | 'with', number[]> = { without: [], with: [] };
    const measure = async (context: typeof without) => {
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'load' });
      const took = await page.evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve));
        return (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd;
      });
      await page.close();
      return took;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.without.push(await measure(without));
      times.with.push(await measure(session.context));
    }
    const [base, ours] = [median(times.without), median(times.with)];
    return asTable(
      `Load event of a static page of 1 MB in Chromium; medians of ${ROUNDS}`,
      ['', 'took', 'ratio', 'budget'],
      [
        ['without an extension', `${base.toFixed(0)} ms`, '', ''],
        ['with this one', `${ours.toFixed(0)} ms`, `${(ours / base).toFixed(2)} ×`, `${BUDGET} ×`],
      ],
    );
  } finally {
    await session.close();
    await plain.close();
    await pages.stop();
  }
}
