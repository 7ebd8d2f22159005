import { fileURLToPath } from 'node:url';
import { launchChromium } from '../scripts/browsers/chromium.ts';
import { launchFirefox } from '../scripts/browsers/firefox.ts';
import { PageServer } from '../scripts/browsers/pages.ts';
import type { Engine, Session } from '../scripts/browsers/session.ts';
import { asTable, median } from '../scripts/figures.ts';
import { type Watched, watchBubble } from './seen-bubble.ts';

const ROUNDS = 12;

/** Maximum ratio between a stopped and a running worker, at the speed of a hand. */
const BUDGET = { chromium: 1.3, firefox: 2 };

/** Milliseconds of a press, and of the pause between two. */
const HAND = 80;

/** Starts a browser with a build, by default the one of its engine in dist. */
export function launchBuild(engine: Engine, executable: string, folder?: string): Promise<Session> {
  const built = (name: string) => folder ?? fileURLToPath(new URL(`../dist/${name}`, import.meta.url));
  return engine === 'chromium'
    ? launchChromium(executable, built('chrome'))
    : launchFirefox(executable, built('firefox'), { measured: true });
}

/**
 * Measures the time from the release of the second press to the verdict, on a new tab of a site that was not visited before. The worker is
 * stopped and running in turns; the pause between the presses is that of a user, or none.
 */
export async function benchHighlight(engine: Engine, executable: string, folder?: string): Promise<string> {
  const session: Session = await launchBuild(engine, executable, folder);
  const pages = await PageServer.start();
  const path = new URL(pages.add({ body: '<p>Słowo okno i słowo chceszli na stronie.</p>' }));
  let sites = 0;
  try {
    const measure = async (word: string, hand: number, stopped: boolean): Promise<number> => {
      sites += 1;
      // Each name is a site of its own and has a process of its own.
      path.hostname = `site${sites}.localhost`;
      const page = await session.open(path.href);
      await page.evaluate(watchBubble);
      if (stopped) {
        await session.stopWorker();
        await new Promise((resolve) => setTimeout(resolve, 300));
      } else {
        // This page belongs to another site, so the measured page gets a new process.
        const otherPath = new URL(path);
        otherPath.hostname = `running${sites}.localhost`;
        const other = await session.open(otherPath.href);
        await other.click({ text: word }, 2);
        await other.bubbleWith();
        await other.close();
      }
      await page.doubleClick({ text: word }, hand);
      const took = await page.evaluate(() => (window as unknown as Watched).bubbleSeen);
      await page.close();
      return took;
    };
    // The lexicons are being stored.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const rows: string[][] = [];
    for (const [how, hand] of [
      ['at the speed of a hand', HAND],
      ['at once', 0],
    ] as const) {
      for (const word of ['okno', 'chceszli']) {
        const times: { stopped: number[]; running: number[] } = { stopped: [], running: [] };
        for (let round = 0; round < ROUNDS; round += 1) {
          times.stopped.push(await measure(word, hand, true));
          times.running.push(await measure(word, hand, false));
        }
        const [stopped, running] = [median(times.stopped), median(times.running)];
        rows.push([
          `${word}, ${how}`,
          `${stopped.toFixed(0)} ms`,
          `${running.toFixed(0)} ms`,
          `${(stopped / running).toFixed(2)} ×`,
          hand > 0 ? `${BUDGET[engine]} ×` : '',
        ]);
      }
    }
    const title = `Release to verdict in ${engine}, fresh tab of a new site; medians of ${ROUNDS}`;
    return asTable(title, ['double click', 'worker stopped', 'running', 'ratio', 'budget'], rows);
  } finally {
    await session.close();
    await pages.stop();
  }
}
