import { fileURLToPath } from 'node:url';
import { launchChromium } from '../scripts/browsers/chromium.ts';
import { PageServer } from '../scripts/browsers/pages.ts';
import { asTable, median } from '../scripts/figures.ts';

const ROUNDS = 7;

/** Maximum milliseconds that a gesture takes on the page's thread, for any selection. */
const BUDGET = 4;

/** Milliseconds after a gesture that are counted as part of it. */
const AFTER = 900;

/** A part of an event of the browser's trace; times in microseconds. */
interface Traced {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

/**
 * Measures the time that a gesture takes on a page's thread: the time of scripts in the browser's own trace, including their work after an
 * answer arrives. The pages have no scripts of their own. They are typical for users of the extension: raw word lists, and long texts.
 * `devtools.timeline` is not traced, because it counts the boxes of the page at each layout, which takes 6 ms for 120,000 boxes.
 */
export async function benchGestureCost(chromium: string): Promise<string> {
  const session = await launchChromium(chromium, fileURLToPath(new URL('../dist/chrome', import.meta.url)));
  const pages = await PageServer.start();
  try {
    const line = 'słowo\n';
    const places = {
      'a list of 400,000 lines': `<pre id="text">${line.repeat(400_000)}</pre>`,
      '60,000 paragraphs': `<div id="text">${'<p>Nikt tego nie układa na planszy.</p>'.repeat(60_000)}</div>`,
      'a table of 40,000 cells': `<table id="text">${'<tr><td>kot</td><td>pies</td></tr>'.repeat(20_000)}</table>`,
      'one word': '<p id="text">chceszli</p>',
    };
    const rows: string[][] = [];
    for (const [what, body] of Object.entries(places)) {
      const page = await session.context.newPage();
      await page.goto(pages.add({ body }));
      const trace = async (gesture: () => Promise<unknown>): Promise<number> => {
        const protocol = await session.context.browser()!.newBrowserCDPSession();
        const events: Traced[] = [];
        protocol.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
        const ended = new Promise<void>((resolve) => protocol.once('Tracing.tracingComplete', () => resolve()));
        await protocol.send('Tracing.start', { categories: 'v8,v8.execute' });
        await gesture();
        await new Promise((resolve) => setTimeout(resolve, AFTER));
        await protocol.send('Tracing.end');
        await ended;
        await protocol.detach();
        return scriptTime(events);
      };
      const gestures = {
        'all selected': async () => {
          await page.keyboard.press('Control+a');
        },
        'a press while all is selected': async () => {
          await page.mouse.click(300, 100);
        },
        'a double press': async () => {
          await page.mouse.dblclick(30, 25);
        },
      };
      for (const [gesture, run] of Object.entries(gestures)) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          if (gesture.startsWith('a press')) await page.keyboard.press('Control+a');
          times.push(await trace(run));
          await page.keyboard.press('Escape');
          await page.mouse.click(700, 500);
        }
        rows.push([
          what,
          gesture,
          `${median(times).toFixed(1)} ms`,
          `${Math.max(...times).toFixed(1)} ms`,
          `${BUDGET} ms`,
        ]);
      }
      await page.close();
    }
    const title = `What a gesture costs a page in Chromium; ${ROUNDS} times each, the first one in its process among them. On one word: with the bubble`;
    return asTable(title, ['on', 'gesture', 'median', 'worst', 'budget'], rows);
  } finally {
    await session.close();
    await pages.stop();
  }
}

/** Returns the milliseconds that scripts run on the threads of pages; overlapping times count once. The worker has its own thread. */
function scriptTime(events: readonly Traced[]): number {
  const threadOf = ({ pid, tid }: Traced) => `${pid} ${tid}`;
  const ofPages = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const runs = events
    .filter(
      (event) =>
        event.ph === 'X' && /^(v8\.callFunction|RunMicrotasks)$/.test(event.name) && ofPages.has(threadOf(event)),
    )
    .sort((one, other) => one.ts - other.ts);
  let end = 0;
  let total = 0;
  for (const { ts, dur = 0 } of runs) {
    total += Math.max(0, ts + dur - Math.max(ts, end));
    end = Math.max(end, ts + dur);
  }
  return total / 1000;
}
