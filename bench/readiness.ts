import { fileURLToPath } from 'node:url';
import { launchChromium, loadExtension } from '../scripts/browsers/chromium.ts';
import { PageServer } from '../scripts/browsers/pages.ts';
import { until } from '../scripts/browsers/session.ts';
import { asTable, median } from '../scripts/figures.ts';
import { LEXICON_IDS } from '../src/core/lexicon/lexicon.ts';
import { call, contentScriptWorlds, timeMessage } from './cold-start.ts';

const ROUNDS = 9;

const EMPTY = fileURLToPath(new URL('empty-extension', import.meta.url));
const BUILD = fileURLToPath(new URL('../dist/chrome', import.meta.url));

/**
 * Measures the time from the installation until all lexicons are stored, and from the opening of the popup to its field and to its first
 * verdict. In the same rounds it sends an empty message to the stopped worker of an extension that does nothing else, as a reference for
 * other machines.
 */
export async function benchReadiness(chromium: string, folder = BUILD): Promise<string> {
  const installs: number[] = [];
  const popups: number[] = [];
  const fields: number[] = [];
  const emptyPages: number[] = [];
  const emptyAnswers: number[] = [];
  const messages: number[] = [];
  const pages = await PageServer.start();
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const session = await launchChromium(chromium, EMPTY);
      try {
        const start = performance.now();
        const id = await loadExtension(session.context, folder);
        const page = await session.context.newPage();
        await page.goto(`chrome-extension://${id}/src/pages/options/index.html`);
        await until(() => page.evaluate(areStored, LEXICON_IDS.length), 'all lexicons are stored', 20_000);
        installs.push(performance.now() - start);

        const other = await session.context.newPage();
        const worlds = await contentScriptWorlds(session.context, other);
        await other.goto(pages.add({ body: '' }));
        const send = await worlds(session.extensionId);
        await session.stopWorker();
        messages.push(Number(await send(call(timeMessage))));

        // No page of the extension is open, as for users.
        await page.close();
        await session.stopWorker();
        const empty = await session.context.newPage();
        await empty.addInitScript(whenDrawn, 'body');
        await empty.goto(`chrome-extension://${session.extensionId}/empty.html`);
        emptyPages.push(Number(await empty.evaluate('globalThis.drawn')));
        const asking = await session.context.newPage();
        await asking.addInitScript(askAtOnce);
        await asking.goto(`chrome-extension://${session.extensionId}/empty.html`);
        emptyAnswers.push(Number(await asking.evaluate('globalThis.answered')));
        await asking.close();
        await empty.close();
        await session.stopWorker();
        const popup = await session.context.newPage();
        await popup.addInitScript(whenDrawn, 'input');
        await popup.addInitScript(typeAtOnce);
        await popup.goto(`chrome-extension://${id}/src/pages/popup/index.html`);
        fields.push(Number(await popup.evaluate('globalThis.drawn')));
        popups.push(Number(await popup.evaluate('globalThis.firstVerdict')));
      } finally {
        await session.close();
      }
    }
  } finally {
    await pages.stop();
  }
  const message = median(messages);
  const row = (what: string, took: number, budget: string) => [
    what,
    `${took.toFixed(0)} ms`,
    `${(took / message).toFixed(1)} ×`,
    budget,
  ];
  return asTable(
    `Readiness in Chromium, medians of ${ROUNDS}`,
    ['', 'took', 'ratio', 'budget'],
    [
      row('installation to all lexicons stored, a page opened meanwhile', median(installs), '1000 ms'),
      row('popup opened to its first verdict, worker stopped before', median(popups), '100 ms'),
      row('an empty page opened to the answer of its empty worker, stopped before', median(emptyAnswers), ''),
      row('empty message to an empty worker, stopped before', message, ''),
      row('popup opened to a field that takes keys', median(fields), `${(1.5 * median(emptyPages)).toFixed(0)} ms`),
      row('an empty page opened', median(emptyPages), ''),
    ],
  );
}

/** Returns true when all lexicons are stored. Runs in a page of the extension. */
async function areStored(all: number): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'verdikt')) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open('verdikt');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('editions').objectStore('editions').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result === all);
      };
    };
  });
}

/** Runs in a page before its own scripts. Records when the first frame with such an element was due. */
function whenDrawn(selector: string): void {
  const world = globalThis as unknown as { drawn: Promise<number> };
  world.drawn = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Runs in the empty page. Sends a message to the worker at once. */
function askAtOnce(): void {
  const world = globalThis as unknown as { answered: Promise<number> };
  world.answered = chrome.runtime.sendMessage({}).then(() => performance.now());
}

/** Runs in the popup before its own scripts. Types a word as soon as there is an input. */
function typeAtOnce(): void {
  const world = globalThis as unknown as { firstVerdict: Promise<number> };
  world.firstVerdict = new Promise((resolve) => {
    let typed = false;
    new MutationObserver(() => {
      const input = document.querySelector('input');
      if (input && !typed) {
        typed = true;
        // The timer runs after the page has added its listeners.
        setTimeout(() => {
          input.value = 'okno';
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        });
      }
      if (document.querySelector('.allowed')) resolve(performance.now());
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}
