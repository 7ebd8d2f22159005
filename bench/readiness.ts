import { fileURLToPath } from 'node:url';
import { LEXICON_IDS } from '../src/storage/lexicon-state.ts';
import { launchChromium, loadExtension } from '../test/e2e/harness/chromium.ts';
import { until } from '../test/e2e/harness/session.ts';
import { asTable, median } from './table.ts';

const ROUNDS = 5;

const EMPTY = fileURLToPath(new URL('empty-extension', import.meta.url));
const BUILD = fileURLToPath(new URL('../dist/chrome', import.meta.url));

/** From the installation until all lexicons are stored, and from the opening of the popup to its first verdict. */
export async function benchReadiness(chromium: string): Promise<string> {
  const installs: number[] = [];
  const popups: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const session = await launchChromium(chromium, EMPTY);
    try {
      const start = performance.now();
      const id = await loadExtension(session.context, BUILD);
      const page = await session.context.newPage();
      await page.goto(`chrome-extension://${id}/src/options/index.html`);
      await until(() => page.evaluate(areStored, LEXICON_IDS.length), 'all lexicons are stored', 20_000);
      installs.push(performance.now() - start);
      await session.stopWorker();
      const popup = await session.context.newPage();
      await popup.addInitScript(typeAtOnce);
      await popup.goto(`chrome-extension://${id}/src/popup/index.html`);
      popups.push(Number(await popup.evaluate('globalThis.firstVerdict')));
    } finally {
      await session.close();
    }
  }
  return asTable(
    `Readiness in Chromium, medians of ${ROUNDS}`,
    ['', 'took', 'budget'],
    [
      ['installation to all lexicons stored, a page opened meanwhile', `${median(installs).toFixed(0)} ms`, '1000 ms'],
      ['popup opened to its first verdict, worker stopped before', `${median(popups).toFixed(0)} ms`, '100 ms'],
    ],
  );
}

/** Runs in an own page. */
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

/** Runs in the popup before its own scripts: types a word as soon as there is an input. */
function typeAtOnce(): void {
  const world = globalThis as unknown as { firstVerdict: Promise<number> };
  world.firstVerdict = new Promise((resolve) => {
    let typed = false;
    new MutationObserver(() => {
      const input = document.querySelector('input');
      if (input && !typed) {
        typed = true;
        // After the listeners of the page are there.
        setTimeout(() => {
          input.value = 'okno';
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        });
      }
      if (document.querySelector('.allowed')) resolve(performance.now());
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}
