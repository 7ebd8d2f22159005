import { expect, it } from 'vitest';
import { LEXICON_IDS } from '../../src/storage/lexicon-state.ts';
import { RULESET_LEXICONS } from '../../src/storage/ruleset-lexicons.ts';
import { inEachBrowser, type TestPage, until } from './harness/index.ts';
import { askWorker } from './harness/worker.ts';

inEachBrowser('a fresh install', (stage) => {
  it('stores every lexicon and then starts from the database', async () => {
    const page = await stage.browser.openOwn('src/options/index.html');
    const all = [...LEXICON_IDS].sort();
    await until(async () => String(await storedLexicons(page)) === String(all), 'every lexicon is stored', 10_000);
    for (const [word, ruleset] of [
      ['okno', 'pfs-2018'],
      ['Haustür', 'sd-2026'],
    ] as const) {
      await stage.browser.stopWorker();
      expect(await askWorker(page, { name: 'judge', word, ruleset })).toMatchObject({
        state: 'ready',
        verdict: { verdict: 'allowed' },
      });
      expect(await askWorker(page, { name: 'lexicon-state' })).toMatchObject({
        [RULESET_LEXICONS[ruleset].game]: { state: 'ready', from: 'database' },
      });
    }
    await page.close();
  });

  it('answers a highlighted word after the worker was stopped', async () => {
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Zwykłe zdanie, okno i kot.</p>' }));
    await stage.browser.stopWorker();
    await page.click({ text: 'okno' }, 2);
    await page.bubbleWith((text) => /ok?n?o?/i.test(text));
    await page.close();
  });
});

/** Lexicons with a commit mark in the database, sorted. */
function storedLexicons(page: TestPage): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    // Opening a database that is not there yet would make an empty one.
    if (!databases.some(({ name }) => name === 'verdikt')) return [];
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('verdikt');
      opening.onerror = () => resolve([]);
      opening.onsuccess = () => {
        const database = opening.result;
        const keys = database.transaction('editions').objectStore('editions').getAllKeys();
        keys.onsuccess = () => {
          database.close();
          resolve((keys.result as string[]).sort());
        };
      };
    });
  });
}
