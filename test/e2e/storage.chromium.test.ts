import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import packed from '../../dictionaries/packed/index.json' with { type: 'json' };
import { type ChromiumSession, launchChromium } from '../../scripts/browsers/chromium.ts';
import { builtExtension, type TestPage, until } from '../../scripts/browsers/index.ts';
import { storedLexicons } from '../../scripts/browsers/stored-lexicons.ts';
import { usableBrowser } from '../../scripts/browsers/usable-browser.ts';
import { askWorker, settled } from '../../scripts/browsers/worker.ts';
import { SHARD_BYTES } from '../../src/platform/storage/bytes.ts';
import type { LexiconState } from '../../src/platform/storage/lexicon-source.ts';

/**
 * Damage to the database between an import and the next lookup, in a real Chromium on the packaged build. In each case the verdicts stay
 * those of the shipped lexicons.
 */

const chromium = usableBrowser('chromium').browser;
const OWN_PAGE = 'src/pages/options/index.html';

const FROM_DATABASE: LexiconState = { state: 'ready', from: 'database' };
const IMPORTED: LexiconState = { state: 'ready', from: 'package', database: 'imported' };

describe.skipIf(!chromium)(`storage faults (chromium${chromium ? '' : ', not installed'})`, () => {
  let browser: ChromiumSession;
  let page: TestPage;

  beforeAll(async () => {
    browser = await launchChromium(chromium?.path ?? '', builtExtension('chromium'));
    page = await browser.openOwn(OWN_PAGE);
  });
  afterAll(() => browser?.close());

  /** Each test starts with a worker that has just stored both lexicons. */
  beforeEach(async () => {
    await until(() => settled(page), 'the import before the test');
    await askWorker(page, { name: 'reimport' });
  });

  it('serves the next start from the database', async () => {
    await restartsAs(FROM_DATABASE);
  });

  // Every write at which a worker can end is tried without a browser, in test/platform/killed-writes.mocked.test.ts.
  it.each([4, 24])('a worker killed %i ms after the start of an import', async (delay) => {
    const before = await storedLexicons(page);
    page.evaluate(() => void chrome.runtime.sendMessage({ name: 'reimport' }));
    await new Promise((resolve) => setTimeout(resolve, delay));
    await browser.stopWorker();
    // The commit mark is either the old one or the new one, and its shards are all there.
    const after = await storedLexicons(page);
    expect(after?.marks['pl-game']?.generation).toBeGreaterThanOrEqual(
      before?.marks['pl-game']?.generation ?? Number.NaN,
    );
    await restartsAs(FROM_DATABASE);
  });

  it.each([4, 24])('a worker killed %i ms after the start of the first import', async (delay) => {
    await page.evaluate(deleteDatabase);
    await browser.stopWorker();
    // Any message starts the worker, and the worker starts the import.
    page.evaluate(() => void chrome.runtime.sendMessage({ name: 'lexicon-state' }));
    await new Promise((resolve) => setTimeout(resolve, delay));
    await browser.stopWorker();
    expect([FROM_DATABASE, IMPORTED]).toContainEqual(await stateAfterRestart());
    await restartsAs(FROM_DATABASE);
  });

  it('no shard of another generation remains', async () => {
    page.evaluate(() => void chrome.runtime.sendMessage({ name: 'reimport' }));
    await new Promise((resolve) => setTimeout(resolve, 10));
    await browser.stopWorker();
    await askWorker(page, { name: 'reimport' });
    const { marks, shards } = (await storedLexicons(page))!;
    expect(shards.length).toBeGreaterThanOrEqual(Object.keys(marks).length);
    for (const [lexicon, generation] of shards) expect(generation).toBe(marks[lexicon]?.generation);
  });

  it('a flipped bit in a shard', async () => {
    await page.evaluate(changeShards, 'flip' as const);
    await restartsAs(IMPORTED);
    await restartsAs(FROM_DATABASE);
  });

  it('a missing shard', async () => {
    await page.evaluate(changeShards, 'remove' as const);
    await restartsAs(IMPORTED);
    await restartsAs(FROM_DATABASE);
  });

  it('a shard of another size', async () => {
    await page.evaluate(changeShards, 'shorten' as const);
    await restartsAs(IMPORTED);
    await restartsAs(FROM_DATABASE);
  });

  it('two shards in each other’s place', async () => {
    await page.evaluate(changeShards, 'swap' as const);
    await restartsAs(IMPORTED);
    await restartsAs(FROM_DATABASE);
  });

  it('shards of another version of the extension', async () => {
    await page.evaluate(changeShards, 'age' as const);
    await restartsAs(IMPORTED);
    await restartsAs(FROM_DATABASE);
  });

  it('a database deleted under the running worker', async () => {
    await page.evaluate(deleteDatabase);
    await expectRightVerdicts(page);
    await restartsAs(IMPORTED);
    await restartsAs(FROM_DATABASE);
  });

  it('a database deleted while the worker sleeps', async () => {
    await browser.stopWorker();
    await page.evaluate(deleteDatabase);
    await restartsAs(IMPORTED);
    await restartsAs(FROM_DATABASE);
  });

  it('a disk without room', async () => {
    const cdp = await browser.context.newCDPSession(await browser.context.newPage());
    const origin = `chrome-extension://${browser.extensionId}`;
    const full: LexiconState = { state: 'ready', from: 'package', database: 'full' };
    // While a database is open, Chromium queries the free space once in 30 s; two seconds after the last one was closed it drops the cached
    // value.
    const setQuota = async (quota: { quotaSize?: number }) => {
      // It has one open.
      await page.close();
      await cdp.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
      await browser.stopWorker();
      await new Promise((resolve) => setTimeout(resolve, 2500));
      page = await browser.openOwn(OWN_PAGE);
    };
    await setQuota({ quotaSize: 300_000 });
    const imported = async () => JSON.stringify((await askWorker<'reimport'>(page, { name: 'reimport' }))['pl-game']);
    await until(async () => (await imported()) === JSON.stringify(full), 'the quota holds', 45_000);
    await expectRightVerdicts(page);
    // The earlier data is still whole.
    await restartsAs(FROM_DATABASE);
    await page.evaluate(deleteDatabase);
    await restartsAs(full);
    await restartsAs(full);
    await setQuota({});
    await until(async () => (await imported()) === JSON.stringify(IMPORTED), 'there is room again', 45_000);
    await restartsAs(FROM_DATABASE);
  });

  /** Stops the worker, checks verdicts from then on, and returns the state when it is idle. */
  async function stateAfterRestart(): Promise<LexiconState> {
    await browser.stopWorker();
    await expectRightVerdicts(page);
    return until(() => settled(page), 'the lexicon settles');
  }

  async function restartsAs(expected: LexiconState): Promise<void> {
    const state = await stateAfterRestart();
    expect(state).toEqual(expected);
  }
});

it.skipIf(!chromium)('works from the package if no database can be opened (chromium)', async () => {
  const browser = await launchChromium(chromium?.path ?? '', builtExtension('chromium'), {
    async prepare(profile) {
      await mkdir(join(profile, 'Default'), { recursive: true });
      // A file in place of the folder of all databases.
      await writeFile(join(profile, 'Default', 'IndexedDB'), '');
    },
  });
  try {
    const page = await browser.openOwn(OWN_PAGE);
    await expectRightVerdicts(page);
    const state = await until(() => settled(page), 'the lexicon settles');
    expect(state).toMatchObject({ state: 'ready', from: 'package', database: 'unavailable' });
    await browser.stopWorker();
    await expectRightVerdicts(page);
  } finally {
    await browser.close();
  }
});

/** A word of the game list, one of the spelling list, and one of neither: all three need undamaged lexicons. */
async function expectRightVerdicts(page: TestPage): Promise<void> {
  for (const [word, verdict] of [
    ['okno', 'allowed'],
    ['warszawa', 'disallowed'],
    ['okxno', 'disallowed'],
  ] as const) {
    const answer = async () => {
      const said = await askWorker<'judge'>(page, { name: 'judge', word });
      return said.state === 'loading' ? null : said;
    };
    expect(await until(answer, word)).toMatchObject({ state: 'ready', verdict: { verdict } });
  }
}

/** Runs in an own page. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('verdikt');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** Runs in an own page: damages the stored bytes of the game lexicon. */
async function changeShards(damage: 'flip' | 'remove' | 'shorten' | 'swap' | 'age'): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('verdikt'));
  const transaction = database.transaction(['editions', 'shards'], 'readwrite');
  const editions = transaction.objectStore('editions');
  const shards = transaction.objectStore('shards');
  const edition = await done(editions.get('pl-game'));
  const key = (number: number) => ['pl-game', edition.generation, number];
  const first: ArrayBuffer = await done(shards.get(key(0)));
  const second: ArrayBuffer = await done(shards.get(key(1)));
  if (damage === 'flip') {
    const bytes = new Uint8Array(second);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    shards.put(second, key(1));
  } else if (damage === 'remove') shards.delete(key(1));
  else if (damage === 'shorten') shards.put(second.slice(1), key(1));
  else if (damage === 'swap') {
    shards.put(first, key(1));
    shards.put(second, key(0));
  } else editions.put({ ...edition, sha256: 'of another version' }, 'pl-game');
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

it('the lexicons are large enough for several shards', () => {
  expect(packed.lexicons['pl-game'].bytes).toBeGreaterThan(2 * SHARD_BYTES);
});
