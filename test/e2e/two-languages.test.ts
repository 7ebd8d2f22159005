import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builtExtension, inEachBrowser, inFreshBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker, settled } from '../../scripts/browsers/worker.ts';
import type { LexiconId } from '../../src/core/lexicon/lexicon.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { rulesetOf, rulesetsOfLanguage } from '../../src/core/rulesets/index.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';

/** A word that the rules of each language allow and those of the other do not. */
const WORDS: Record<TileLanguage, string> = { pl: 'żółw', de: 'Haustür', en: 'thought' };

inEachBrowser('the lexicons of two languages', (stage) => {
  const open = () => stage.browser.openOwn('src/pages/options/index.html');

  it('are in memory only while their ruleset is in use', async () => {
    const page = await open();
    await expectAllowed(page, 'pfs-2018');
    await inMemory(page, 'pl-game', 'de-game');
    await expectAllowed(page, 'sd-2026');
    await inMemory(page, 'de-game', 'pl-game');
    await expect
      .poll(() => askWorker(page, { name: 'other-rulesets', word: 'żółw', ruleset: 'sd-2026' }))
      .toMatchObject({
        allowed: rulesetsOfLanguage('pl'),
      });
    await inMemory(page, 'de-game', 'pl-game');
    await page.close();
  });

  it('stay in memory for all rules of their language', async () => {
    const page = await open();
    await expectAllowed(page, 'pfs-2018');
    await inMemory(page, 'pl-game', 'de-game');
    await expectAllowed(page, 'pfs-2016');
    await inMemory(page, 'pl-game', 'de-game');
    const compared = await askWorker<'compare'>(page, { name: 'compare', word: 'żółw', ruleset: 'pfs-2016' });
    expect(compared).toMatchObject({
      state: 'ready',
      judged: rulesetsOfLanguage('pl').map((ruleset) => ({ verdict: { ruleset } })),
    });
    await inMemory(page, 'pl-game', 'de-game');
    await page.close();
  });

  it('start loading with a selection in their language', async () => {
    const page = await open();
    await expectAllowed(page, 'pfs-2018');
    await askWorker(page, { name: 'wake', language: 'de-AT', embedders: [] });
    await inMemory(page, 'de-game', 'pl-game');
    // A refusal would have to wait for it.
    await inMemory(page, 'de-spelling', 'pl-spelling');
    await page.close();
  });

  it('start with the one used last', async () => {
    const page = await open();
    for (const [ruleset, warm, cold] of [
      ['sd-2026', 'de-game', 'pl-game'],
      ['pfs-2018', 'pl-game', 'de-game'],
    ] as const) {
      await expectAllowed(page, ruleset);
      await stage.browser.stopWorker();
      // Any message starts the worker.
      await inMemory(page, warm, cold);
    }
    await page.close();
  });

  it.each([
    ['de-game', 'sd-2026', 'pl-game', 'pfs-2018'],
    ['pl-game', 'pfs-2018', 'de-game', 'sd-2026'],
  ] as const)('are repaired automatically: %s damaged', async (damaged, ruleset, other, otherRuleset) => {
    const page = await open();
    // The other one is used last, because the start of the worker would repair the damaged one before the test.
    for (const id of [ruleset, otherRuleset]) await expectAllowed(page, id);
    await until(
      async () => (await lastRuleset(page)) === otherRuleset,
      'it is kept that the other one was asked for last',
    );
    await until(() => settled(page, other), 'nothing is being stored');
    await until(() => settled(page, damaged), 'nothing is being stored');
    await stage.browser.stopWorker();
    await page.evaluate(flipBit, damaged);
    await expectAllowed(page, otherRuleset);
    await expect.poll(() => settledState(page, other)).toMatchObject({ state: 'ready', from: 'database' });
    await expectAllowed(page, ruleset);
    await expect
      .poll(() => settledState(page, damaged))
      .toMatchObject({ state: 'ready', from: 'package', database: 'imported' });
    await stage.browser.stopWorker();
    await expectAllowed(page, ruleset);
    await expect.poll(() => settledState(page, damaged)).toMatchObject({ state: 'ready', from: 'database' });
    await page.close();
  });
});

for (const [language, ruleset, other] of [
  ['de', 'sd-2026', 'pfs-2018'],
  ['pl', 'pfs-2018', 'sd-2026'],
] as const) {
  let folder = '';
  inFreshBrowser(
    `a package with damaged lexicons of ${language}`,
    (stage) => {
      afterAll(() => rm(folder, { recursive: true, force: true }));

      it('gives no verdict in that language, and right ones in the other', async () => {
        const page = await stage.browser.openOwn('src/pages/options/index.html');
        const failed = { state: 'failed', code: 'damaged' };
        await expectAllowed(page, other);
        await expect
          .poll(() => askWorker(page, { name: 'judge', word: WORDS[rulesetOf(ruleset).language], ruleset }))
          .toEqual(failed);
        await expect
          .poll(() => askWorker(page, { name: 'compare', word: WORDS[rulesetOf(ruleset).language], ruleset }))
          .toEqual(failed);
        await expect
          .poll(() => askWorker(page, { name: 'other-rulesets', word: 'x', ruleset: other }))
          .toEqual({ allowed: [], sentence: '' });
        await askWorker(page, { name: 'reimport' });
        await stage.browser.stopWorker();
        await expectAllowed(page, other);
        await expect
          .poll(() => askWorker(page, { name: 'judge', word: WORDS[rulesetOf(ruleset).language], ruleset }))
          .toEqual(failed);
        await expectAllowed(page, other);
      });
    },
    {
      engines: ['chromium'],
      async build(engine) {
        folder = await mkdtemp(join(tmpdir(), 'verdikt-damaged-'));
        await cp(builtExtension(engine), folder, { recursive: true });
        for (const kind of ['game', 'spelling']) {
          await writeFile(join(folder, `lexicons/${language}-${kind}.lexicon.gz`), 'not a lexicon');
        }
        return folder;
      },
    },
  );
}

/** The ruleset allows the word of its language and refuses the other one. */
async function expectAllowed(page: TestPage, ruleset: RulesetId): Promise<void> {
  for (const [language, word] of Object.entries(WORDS)) {
    const answer = async () => {
      const said = await askWorker<'judge'>(page, { name: 'judge', word, ruleset });
      return said.state === 'loading' ? null : said;
    };
    const verdict = language === rulesetOf(ruleset).language ? 'allowed' : 'disallowed';
    expect(await until(answer, word)).toMatchObject({ state: 'ready', verdict: { verdict, ruleset } });
  }
}

/** The ruleset whose lexicon the worker loads at its next start; it is stored a little after the answer. */
function lastRuleset(page: TestPage): Promise<unknown> {
  return page.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const [ruleset] = Object.values(await (browser ?? chrome).storage.session.get('askedLast'));
    return ruleset;
  });
}

/** Waits until one game lexicon is in memory and the other is not. */
async function inMemory(page: TestPage, loaded: LexiconId, released: LexiconId): Promise<void> {
  const states = async () => {
    const states = await askWorker<'lexicon-state'>(page, { name: 'lexicon-state' });
    return states[loaded].state === 'ready' && states[released].state === 'idle';
  };
  await until(states, `${loaded} alone in memory`);
}

function settledState(page: TestPage, lexicon: LexiconId) {
  return until(() => settled(page, lexicon), `${lexicon} settles`);
}

/** Runs in an own page: damages the stored bytes of a lexicon. */
async function flipBit(lexicon: string): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('verdikt'));
  const transaction = database.transaction(['editions', 'shards'], 'readwrite');
  const { generation } = (await done(transaction.objectStore('editions').get(lexicon))) as { generation: number };
  const shards = transaction.objectStore('shards');
  const shard = (await done(shards.get([lexicon, generation, 0]))) as ArrayBuffer;
  const bytes = new Uint8Array(shard);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  shards.put(shard, [lexicon, generation, 0]);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
