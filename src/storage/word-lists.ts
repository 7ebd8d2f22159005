import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { openWordList, type PackedWordList } from '../word-lists/packed-word-list.ts';
import { ownActiveLists, writeActiveLists } from './active-lists.ts';
import { sha256 } from './checksum.ts';
import { DELETED_LISTS_KEPT } from './limits.ts';
import { cut, join } from './shards.ts';
import { ACTIVE_LISTS_KEY, MANAGED_KEY } from './start-keys.ts';
import { DamagedError, DatabaseError, databaseError } from './trouble.ts';
import { openWordListDatabase, type StoredWordList, shardsOf, type WordListDatabase } from './word-list-database.ts';
import type { NewWordList, WordListRecord } from './word-list-record.ts';

export { activeUnder, checksumOf, parseActiveLists } from './active-lists.ts';

import { alone } from './alone.ts';

/** Changed in `storage.local` with each change of a list, so that every context hears of it, the stopped worker too. */
export const LISTS_CHANGED_KEY = 'listsChanged';

/** Held by whoever changes lists, in any tab: what is read under it cannot be changed by another one before it is written. */
const LOCK = 'verdikt-lists';

/** All lists that are not deleted, the newest first. @throws DatabaseError */
export async function listRecords(): Promise<WordListRecord[]> {
  const stored = await reading((database) => database.getAll('records'));
  const records = stored.filter(({ deleted }) => deleted === null).map(({ record }) => record);
  return records.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/**
 * The record of a list and its words; deleted lists have none.
 * @throws DamagedError when words are missing or not what was stored; DatabaseError
 */
async function readWordList(id: string): Promise<{ record: WordListRecord; bytes: ArrayBuffer }> {
  const [stored, shards] = await reading(async (database) => {
    const transaction = database.transaction(['records', 'shards']);
    return Promise.all([
      transaction.objectStore('records').get(id),
      transaction.objectStore('shards').getAll(shardsOf(id)),
    ]);
  });
  if (stored === undefined || stored.deleted !== null) throw new DamagedError(`there is no list ${id}`);
  const { record } = stored;
  if (shards.length !== stored.shards) throw new DamagedError(`${shards.length} shards instead of ${stored.shards}`);
  const bytes = join(shards, record.bytes);
  if ((await sha256(bytes)) !== record.sha256) throw new DamagedError(`the words of ${id} are damaged`);
  return { record, bytes };
}

/** The words of a list, checked. @throws DamagedError, DatabaseError */
export async function openList(id: string): Promise<PackedWordList> {
  return openWordList((await readWordList(id)).bytes);
}

/** The packed words of a list, checked, for another thread to open. @throws DamagedError, DatabaseError */
export async function listBytes(id: string): Promise<ArrayBuffer> {
  return (await readWordList(id)).bytes;
}

/** A list with its record, checked. @throws DamagedError, DatabaseError */
export async function openRecord(id: string): Promise<{ record: WordListRecord; list: PackedWordList }> {
  const { record, bytes } = await readWordList(id);
  return { record, list: openWordList(bytes) };
}

/**
 * Stores a list. Shards and record go in one transaction, the record last: killed, cancelled or without room, nothing of it is stored.
 * For want of room the words of deleted lists are given up.
 *
 * @param bytes the packed words.
 * @throws DatabaseError
 */
export async function storeList(list: NewWordList, bytes: ArrayBuffer): Promise<WordListRecord> {
  const record: WordListRecord = { ...list, id: crypto.randomUUID(), date: new Date().toISOString() };
  await changing('storing the list', async (database) => {
    await sweep(database, Date.now() - DELETED_LISTS_KEPT);
    try {
      await write(database, record, bytes);
    } catch (error) {
      if (databaseError('storing the list', error).trouble !== 'full') throw error;
      if ((await sweep(database, Number.POSITIVE_INFINITY)) === 0) throw error;
      await write(database, record, bytes);
    }
  });
  return record;
}

async function write(database: WordListDatabase, record: WordListRecord, bytes: ArrayBuffer): Promise<void> {
  const shards = cut(bytes);
  // Strict: an answer means that it is on the disk. The user may throw the file away.
  const transaction = database.transaction(['shards', 'records'], 'readwrite', { durability: 'strict' });
  const writes: Promise<unknown>[] = shards.map((shard, number) =>
    transaction.objectStore('shards').put(shard, [record.id, number]),
  );
  writes.push(transaction.objectStore('records').put({ record, shards: shards.length, deleted: null }, record.id));
  // `done` first: when the transaction is aborted for want of room, it has the reason and the writes may have none.
  await Promise.all([transaction.done, ...writes]);
}

/** Drops the lists that were deleted before `time`; gives how many. */
async function sweep(database: WordListDatabase, time: number): Promise<number> {
  const transaction = database.transaction(['shards', 'records'], 'readwrite');
  const old = (await transaction.objectStore('records').getAll()).filter(
    ({ deleted }) => deleted !== null && deleted < time,
  );
  for (const { record } of old) {
    transaction.objectStore('shards').delete(shardsOf(record.id));
    transaction.objectStore('records').delete(record.id);
  }
  await transaction.done;
  return old.length;
}

/** Gives a list another name and edition; nothing when it is not there. @throws DatabaseError */
export async function renameList(id: string, { name, edition }: { name: string; edition: string }): Promise<void> {
  await changing('renaming the list', (database) =>
    change(database, id, (stored) => ({ ...stored, record: { ...stored.record, name, edition } })),
  );
}

/**
 * Deletes a list; rulesets that went by it go by the open one. It can be restored for `DELETED_LISTS_KEPT`, or until room is needed.
 * @returns the rulesets that went by it, for `restoreList`.
 * @throws DatabaseError; Error of the browser when the storage cannot be written.
 */
export async function deleteList(id: string): Promise<RulesetId[]> {
  const wentByIt: RulesetId[] = [];
  await changing('deleting the list', async (database) => {
    const active = await ownActiveLists();
    for (const ruleset of Object.keys(active) as RulesetId[]) if (active[ruleset] === id) wentByIt.push(ruleset);
    for (const ruleset of wentByIt) delete active[ruleset];
    // First this: a list that is still there but not gone by does no harm, the other way round a ruleset would have no list.
    if (wentByIt.length > 0) await writeActiveLists(active);
    await change(database, id, (stored) => ({ ...stored, deleted: Date.now() }));
    await sweep(database, Date.now() - DELETED_LISTS_KEPT);
  });
  return wentByIt;
}

/**
 * Takes a deletion back.
 * @param wentByIt rulesets that go by it again unless another list was chosen for them meanwhile.
 * @returns whether the list was still there.
 * @throws DatabaseError; Error of the browser when the storage cannot be written.
 */
export async function restoreList(id: string, wentByIt: readonly RulesetId[] = []): Promise<boolean> {
  let there = false;
  await changing('restoring the list', async (database) => {
    there = await change(database, id, (stored) => ({ ...stored, deleted: null }));
    if (!there || wentByIt.length === 0) return;
    const active = await ownActiveLists();
    for (const ruleset of wentByIt) active[ruleset] ??= id;
    await writeActiveLists(active);
  });
  return there;
}

/** Lets a ruleset go by a list, or by the open one. @throws Error of the browser when the storage cannot be written. */
export async function activate(ruleset: RulesetId, id: string | null): Promise<void> {
  await alone(LOCK, async () => {
    const { [ruleset]: _, ...others } = await ownActiveLists();
    await writeActiveLists(id === null ? others : { ...others, [ruleset]: id });
  });
}

/** Calls `listener` after each change of a list, of what rulesets go by or of the policy, in any context; gives a function that ends it. */
export function onListsChanged(listener: () => void): () => void {
  const changed = (changes: Record<string, unknown>, area: string) => {
    const concerns = [LISTS_CHANGED_KEY, ACTIVE_LISTS_KEY, MANAGED_KEY].some((key) => key in changes);
    if (area === 'local' && concerns) listener();
  };
  browser.storage.onChanged.addListener(changed);
  return () => browser.storage.onChanged.removeListener(changed);
}

async function change(
  database: WordListDatabase,
  id: string,
  changed: (stored: StoredWordList) => StoredWordList,
): Promise<boolean> {
  const transaction = database.transaction('records', 'readwrite', { durability: 'strict' });
  const stored = await transaction.store.get(id);
  if (stored) transaction.store.put(changed(stored), id);
  await transaction.done;
  return stored !== undefined;
}

async function reading<T>(read: (database: WordListDatabase) => Promise<T>): Promise<T> {
  const database = await openWordListDatabase();
  try {
    return await read(database);
  } catch (cause) {
    throw databaseError('reading the lists', cause);
  }
}

/** Does one thing after the other, over all tabs, and tells all contexts. */
async function changing(doing: string, make: (database: WordListDatabase) => Promise<unknown>): Promise<void> {
  const database = await openWordListDatabase();
  await alone(LOCK, async () => {
    try {
      await make(database);
    } catch (cause) {
      throw cause instanceof DatabaseError ? cause : databaseError(doing, cause);
    }
  });
  // Only a call to look again; the lists are as they are without it.
  await browser.storage.local.set({ [LISTS_CHANGED_KEY]: crypto.randomUUID() }).catch(() => {});
}
