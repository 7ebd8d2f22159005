import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchChromium, loadExtension } from '../scripts/browsers/chromium.ts';
import { PageServer } from '../scripts/browsers/pages.ts';
import { inPageSource, locate, until } from '../scripts/browsers/session.ts';
import { asTable, median } from '../scripts/figures.ts';
import { watchBubble } from './seen-bubble.ts';

/** Number of measurements of each kind; medians are shown. */
const ROUNDS = 15;

/** Maximum ratio of the two medians. */
const BUDGET = 1.5;

/**
 * Compares the time from highlight to bubble, with a stopped worker, to the time of an empty message to the stopped worker of an extension
 * that does nothing else. Both start in content scripts of the same page, in turns. No page of the extension is open, as for users, so the
 * browser starts a process for the worker each time.
 */
export async function benchColdStart(
  chromium: string,
  folder = fileURLToPath(new URL('../dist/chrome', import.meta.url)),
): Promise<string> {
  const session = await launchChromium(chromium, folder);
  const pages = await PageServer.start();
  try {
    const empty = await loadExtension(session.context, fileURLToPath(new URL('empty-extension', import.meta.url)));
    const page = await session.context.newPage();
    const worlds = await contentScriptWorlds(session.context, page);
    await page.goto(pages.add({ body: '<p>Słowo okno i słowo chceszli na stronie.</p>' }));
    const own = await worlds(session.extensionId);
    const other = await worlds(empty);
    await page.evaluate(call(watchBubble));
    // The page that opens after the installation may have loaded the lexicons of another language last.
    const question = `{ name: 'judge', word: 'okno', ruleset: 'pfs-2018' }`;
    await until(() => own(`chrome.runtime.sendMessage(${question}).then(({ state }) => state === 'ready')`), 'ready');
    // The import of both lexicons is over.
    await new Promise((resolve) => setTimeout(resolve, 2000));

    const highlight = async (word: string) => {
      const { x, y } = await until(() => page.evaluate<ReturnType<typeof locate>>(call(locate, { text: word })), word);
      await page.mouse.dblclick(x, y);
      const took = Number(await page.evaluate('globalThis.bubbleSeen'));
      await page.keyboard.press('Escape');
      return took;
    };
    const empties = () => other(call(timeMessage, {})).then(Number);
    const states = () => own(call(timeMessage, { name: 'lexicon-state' })).then(Number);
    const kinds = {
      'empty message to an empty worker': empties,
      'state of the lexicons': states,
      'highlight to bubble, an allowed word': () => highlight('okno'),
      'highlight to bubble, a refused word': () => highlight('chceszli'),
    };
    const times = new Map<string, number[]>();
    const warm = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const [kind, measure] of Object.entries(kinds)) {
        await session.stopWorker();
        await new Promise((resolve) => setTimeout(resolve, 300));
        times.set(kind, [...(times.get(kind) ?? []), await measure()]);
        warm.set(kind, [...(warm.get(kind) ?? []), await measure()]);
      }
    }
    const base = median(times.get('empty message to an empty worker') ?? []);
    const rows = [...times].map(([kind, all]) => [
      kind,
      `${median(all).toFixed(1)} ms`,
      `${(median(all) / base).toFixed(2)} ×`,
      `${median(warm.get(kind) ?? []).toFixed(1)} ms`,
    ]);
    const title = `Cold start in Chromium: worker stopped before; budget ${BUDGET} × the empty message; medians of ${ROUNDS}`;
    return asTable(title, ['', 'stopped', 'ratio', 'running'], rows);
  } finally {
    await session.close();
    await pages.stop();
  }
}

/** Returns a function that finds the isolated world of an extension's content script in the page and evaluates in it. */
export async function contentScriptWorlds(context: BrowserContext, page: Page) {
  const cdp: CDPSession = await context.newCDPSession(page);
  const found = new Map<string, number>();
  cdp.on('Runtime.executionContextCreated', ({ context: { id, origin } }) => found.set(origin, id));
  await cdp.send('Runtime.enable');
  return async (extension: string) => {
    const contextId = await until(async () => found.get(`chrome-extension://${extension}`), 'the content script');
    return async (expression: string): Promise<unknown> => {
      const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
        contextId,
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    };
  };
}

/** Returns the source of a call of the function with the argument. */
export function call(inPage: (...parameters: never[]) => unknown, arg: object = {}): string {
  return `(async (arg) => ${inPageSource(inPage)})(${JSON.stringify(arg)})`;
}

/** Returns the milliseconds until a message is answered. Runs in a content script's world. */
export async function timeMessage(message: object): Promise<number> {
  const start = performance.now();
  await chrome.runtime.sendMessage(message);
  return performance.now() - start;
}
