import { PageServer } from '../scripts/browsers/pages.ts';
import type { Engine } from '../scripts/browsers/session.ts';
import { asTable, median } from '../scripts/figures.ts';
import { launchBuild } from './highlight.ts';

/** Number of times that the pointer moves over all words. */
const ROUNDS = 5;

/** Maximum milliseconds with a running worker. */
const BUDGET = 40;

/** Milliseconds for which the pointer rests on a word. */
const STAY = 600;

const WORDS = ['okno', 'kot', 'remakiem', 'chceszli', 'zejdziono', 'dom', 'okna'];

/** Measures the time from the pointer's first event on a word, with Alt held, until the bubble is at that word. */
export async function benchPointer(engine: Engine, executable: string, folder?: string): Promise<string> {
  const session = await launchBuild(engine, executable, folder);
  const pages = await PageServer.start();
  try {
    // The words are in one line, so that no bubble covers the next word.
    const words = WORDS.map((word) => `<span style="margin-right:30px">${word}</span>`).join(' ');
    const page = await session.open(pages.add({ body: `<p style="margin:60px 20px">${words}</p>` }));
    // The lexicons are being stored.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await page.evaluate(watch);
    await page.holding('Alt', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const word of WORDS) {
          await page.rest({ text: word });
          await new Promise((resolve) => setTimeout(resolve, STAY));
        }
      }
    });
    const times = await page.evaluate(() => (window as unknown as Watched).times);
    return asTable(
      `Pointer on a word with Alt held to its verdict in ${engine}; ${times.length} words`,
      ['', 'median', 'worst', 'budget'],
      [['worker running', `${median(times).toFixed(0)} ms`, `${Math.max(...times).toFixed(0)} ms`, `${BUDGET} ms`]],
    );
  } finally {
    await session.close();
    await pages.stop();
  }
}

interface Watched {
  /** Milliseconds, one for each word. */
  times: number[];
}

/** Runs in the page. Checks every few milliseconds whether the left edge of a bubble is at the word under the pointer. */
function watch(): void {
  const seen = window as unknown as Watched;
  seen.times = [];
  let current: EventTarget | null = null;
  const isBubble = (x: number, y: number) => document.elementFromPoint(x, y)?.matches('[popover]') === true;
  const come = ({ target, timeStamp }: Event) => {
    if (!(target instanceof HTMLSpanElement) || target === current) return;
    current = target;
    const { left, bottom } = target.getBoundingClientRect();
    const look = () => {
      if (current !== target) return;
      if (isBubble(left + 4, bottom + 16) && !isBubble(left - 4, bottom + 16))
        seen.times.push(performance.now() - timeStamp);
      else setTimeout(look, 3);
    };
    look();
  };
  addEventListener('pointermove', come, true);
}
