import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARD_BYTES } from '../../src/platform/storage/bytes.ts';
import type { PackedFile } from '../../src/platform/storage/packed-index.ts';
import type { NewWordList } from '../../src/platform/storage/word-lists.ts';
import { stubLocks } from './web-locks.ts';

/**
 * The contents of a database after its writer ended at any write, and their repair by the next writer. A browser that ends a process aborts
 * its uncommitted transactions, and so does `kill` here; real processes are killed in test/e2e/storage.chromium.test.ts,
 * test/e2e/killed-browser.chromium.test.ts and test/e2e/faults.test.ts.
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

/** A worker or page that has just started: empty memory, and the databases of the last one. */
async function start() {
  vi.resetModules();
  const store = await import('../../src/platform/storage/lexicon-store.ts');
  const lists = await import('../../src/platform/storage/word-lists.ts');
  return { ...store, ...lists };
}

/**
 * Runs a writing task and ends it at one of its writes, which is lost with the others of its transaction. @param step number of the write,
 * from 0 @returns false if there were fewer writes, so that the task ended by itself
 */
async function kill(step: number, write: () => Promise<unknown>): Promise<boolean> {
  let writes = 0;
  for (const method of ['put', 'delete'] as const) {
    const real = IDBObjectStore.prototype[method] as (this: IDBObjectStore, ...all: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...all: unknown[]) {
      const request = real.apply(this, all);
      // After all requests of the same moment: a process does not end between them.
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

/** Runs `at` for every write at which a task can end, and returns the number of writes. */
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
  /** Generations of the stored shards, and the valid one. */
  const stored = async ({ openLexiconDatabase }: Awaited<ReturnType<typeof start>>) => {
    const database = await openLexiconDatabase();
    const keys = await database.getAllKeys('shards');
    const valid = (await database.get('editions', lexicon))?.generation;
    return { valid, shards: keys.map(([, generation]) => generation) };
  };
  /** The next worker stores it; then it is whole, without remains. */
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
    // Remains: the shards, the commit mark, invalid values.
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
    // The last write only drops the earlier generation; without it, the new one is valid already.
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
