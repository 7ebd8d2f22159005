import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARD_BYTES } from '../../src/platform/storage/bytes.ts';
import type { PackedFile } from '../../src/platform/storage/packed-index.ts';
import type { NewWordList } from '../../src/platform/storage/word-lists.ts';
import { stubLocks } from './web-locks.ts';

/**
 * What a database holds after whoever writes to it has ended at any of its writes, and what the next one makes of it. A browser that ends
 * a process aborts the transactions that it has not committed, and so does `kill` here; real ones are killed in
 * test/e2e/storage.chromium.test.ts, test/e2e/killed-browser.chromium.test.ts and test/e2e/faults.test.ts.
 */

vi.mock('../../src/platform/browser.ts', () => ({
  browser: { storage: { local: { set: async () => {}, get: async () => ({}) } } },
}));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stubLocks();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A worker or page that has just started: nothing in memory, the databases as they were left. */
async function start() {
  vi.resetModules();
  const store = await import('../../src/platform/storage/lexicon-store.ts');
  const lists = await import('../../src/platform/storage/word-lists.ts');
  return { ...store, ...lists };
}

/**
 * Runs something that writes, and ends it at one of its writes: with all others of its transaction, this one is not done.
 * @param step the number of the write, from 0.
 * @returns whether there were so many writes; else it has done all that it had to.
 */
async function kill(step: number, write: () => Promise<unknown>): Promise<boolean> {
  let writes = 0;
  for (const method of ['put', 'delete'] as const) {
    const real = IDBObjectStore.prototype[method] as (this: IDBObjectStore, ...all: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...all: unknown[]) {
      const request = real.apply(this, all);
      // Once all that is asked for at the same moment is asked for: the end of a process does not come between.
      if (writes++ === step) queueMicrotask(() => this.transaction.abort());
      return request;
    } as never);
  }
  const ended = await write().then(
    () => false,
    () => true,
  );
  vi.restoreAllMocks();
  expect(ended).toBe(writes > step);
  return ended;
}

/** Lets `at` run for every write at which something can be ended; gives how many there are. */
async function atEveryWrite(at: (step: number) => Promise<boolean>): Promise<number> {
  for (let step = 0; ; step++) {
    vi.stubGlobal('indexedDB', new IDBFactory());
    if (!(await at(step))) return step;
  }
}

describe('a lexicon whose storing ends at any write', () => {
  const lexicon = 'pl-game';
  const version = (fill: number): { packed: PackedFile; raw: ArrayBuffer } => {
    const bytes = new Uint8Array(SHARD_BYTES * 2 + 100).fill(fill);
    const packed = { rawBytes: bytes.length, rawSha256: createHash('sha256').update(bytes).digest('hex') };
    return { packed: packed as PackedFile, raw: bytes.buffer };
  };
  const earlier = version(1);
  const present = version(2);
  /** Generations of the shards that are there, and the one that counts. */
  const stored = async ({ openLexiconDatabase }: Awaited<ReturnType<typeof start>>) => {
    const database = await openLexiconDatabase();
    const keys = await database.getAllKeys('shards');
    const valid = (await database.get('editions', lexicon))?.generation;
    return { valid, shards: keys.map(([, generation]) => generation) };
  };
  /** The next worker stores it; then it is whole, and nothing else is there. */
  const storesAnew = async () => {
    const next = await start();
    await next.writeLexicon(lexicon, present.packed, present.raw);
    const { valid, shards } = await stored(next);
    expect(shards).toEqual([valid, valid, valid]);
    const worker = await start();
    expect(Buffer.from((await worker.readLexicon(lexicon, present.packed))!).equals(Buffer.from(present.raw))).toBe(
      true,
    );
  };

  it('is absent or whole after the first storing', async () => {
    const writes = await atEveryWrite(async (step) => {
      const { writeLexicon } = await start();
      const ended = await kill(step, () => writeLexicon(lexicon, present.packed, present.raw));
      const { readLexicon } = await start();
      const read = await readLexicon(lexicon, present.packed);
      expect(read === null || Buffer.from(read).equals(Buffer.from(present.raw))).toBe(true);
      await storesAnew();
      return ended;
    });
    // What is left over, the shards, the commit mark, what is no longer valid.
    expect(writes).toBe(1 + 3 + 1 + 1);
  });

  it.each([
    ['the same version', present],
    ['an earlier version', earlier],
  ])('is whole in one of the versions if %s was there', async (_, before) => {
    let kept = 0;
    const writes = await atEveryWrite(async (step) => {
      await (await start()).writeLexicon(lexicon, before.packed, before.raw);
      const { writeLexicon } = await start();
      const ended = await kill(step, () => writeLexicon(lexicon, present.packed, present.raw));
      const worker = await start();
      const [was, is] = [
        await worker.readLexicon(lexicon, before.packed),
        await worker.readLexicon(lexicon, present.packed),
      ];
      expect(was === null && is === null).toBe(false);
      if (was !== null) expect(Buffer.from(was).equals(Buffer.from(before.raw))).toBe(true);
      if (is !== null) expect(Buffer.from(is).equals(Buffer.from(present.raw))).toBe(true);
      if ((await stored(worker)).valid === 1) kept += 1;
      await storesAnew();
      return ended;
    });
    expect(writes).toBe(1 + 3 + 1 + 1);
    // The last write only drops the earlier generation: ended there, the new one counts already.
    expect(kept).toBe(writes - 1);
  });
});

describe('a word list whose storing ends at any write', () => {
  const bytes = new Uint8Array(SHARD_BYTES + 100).fill(7);
  const list = (name: string) =>
    ({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }) as NewWordList;
  /** Names of the lists, each of them whole; no words without a list. */
  const listed = async () => {
    const page = await start();
    const records = await page.listRecords();
    for (const { id } of records) expect(Buffer.from(await page.listBytes(id)).equals(Buffer.from(bytes))).toBe(true);
    const pieces = await (await page.openWordListDatabase()).getAllKeys('shards');
    expect(new Set(pieces.map(([id]) => id))).toEqual(new Set(records.map(({ id }) => id)));
    return records.map(({ name }) => name).sort();
  };

  it('is absent, and the earlier list is whole', async () => {
    const writes = await atEveryWrite(async (step) => {
      await (await start()).storeList(list('before'), bytes.buffer);
      const { storeList } = await start();
      const ended = await kill(step, () => storeList(list('new'), bytes.buffer));
      expect(await listed()).toEqual(ended ? ['before'] : ['before', 'new']);
      await (await start()).storeList(list('other'), bytes.buffer);
      expect(await listed()).toContain('other');
      return ended;
    });
    // Two shards and the record.
    expect(writes).toBe(2 + 1);
  });
});
