/**
 * The user's word lists, in a database of their own: the lexicons of the other one can be fetched from the package again, these
 * cannot.
 *
 * | store     | key          | value |
 * |-----------|--------------|-------|
 * | `shards`  | [id, number] | up to `SHARD_BYTES` of the packed words |
 * | `records` | id           | `StoredWordList`; written last, in the transaction of the shards |
 */

import type { DBSchema, IDBPDatabase } from 'idb';
import type { RulesetId } from '../../core/rules/verdict.ts';
import type { Encoding } from '../../core/word-lists/encoding.ts';
import type { ListFormat, Packing } from '../../core/word-lists/list-format.ts';
import type { ListReport } from '../../core/word-lists/list-report.ts';
import { openWordList, type PackedWordList } from '../../core/word-lists/packed-word-list.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';
import { browser } from '../browser.ts';
import { LISTS_CHANGED_KEY, ownActiveLists, writeActiveLists } from './active-lists.ts';
import { cut, join, sha256 } from './bytes.ts';
import { databaseOpener } from './database.ts';
import { asDatabaseError, DamagedError, DatabaseError } from './errors.ts';
import { exclusively } from './stored-values.ts';

/** The record of an imported list, without its words. */
export interface WordListRecord {
  id: string;
  ruleset: RulesetId;
  language: TileLanguage;
  /** Name and edition, as the user chose them; verdicts cite both. */
  name: string;
  edition: string;
  /** Date of the import, ISO 8601. */
  date: string;
  /** Number of words. */
  words: number;
  /** Length of the shortest and the longest word. */
  shortest: number;
  longest: number;
  /** SHA-256 of the packed words, hexadecimal. */
  sha256: string;
  /** Bytes of the packed words. */
  bytes: number;
  source: { file: string; encoding: Encoding; packing: Packing; format: ListFormat };
  report: ListReport;
}

/** A record before its words are stored. */
export type NewWordList = Omit<WordListRecord, 'id' | 'date'>;

/** A list as it is stored. */
export interface StoredWordList {
  record: WordListRecord;
  shards: number;
  /** Time of deletion in milliseconds since 1970; null if it is not deleted. Its words stay until it is swept. */
  deleted: number | null;
}

interface WordListSchema extends DBSchema {
  shards: { key: [string, number]; value: ArrayBuffer };
  records: { key: string; value: StoredWordList };
}

export type WordListDatabase = IDBPDatabase<WordListSchema>;

export const WORD_LIST_DATABASE = 'verdikt-lists';

/** Returns the open database, which all callers share. @throws DatabaseError `unavailable`, `newer` */
export const openWordListDatabase: () => Promise<WordListDatabase> = databaseOpener<WordListSchema>(
  WORD_LIST_DATABASE,
  (database) => {
    database.createObjectStore('shards');
    database.createObjectStore('records');
  },
);

/** Returns the range of all shards of a list; numbers sort before arrays. */
export function shardsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** Milliseconds for which a deleted word list can be restored: a day, since a page with its undo may stay open. */
export const DELETED_LISTS_MS = 24 * 60 * 60 * 1000;

/** Lock of a change, over all tabs. */
const LOCK = 'verdikt-lists';

/** Returns all lists that are not deleted, the newest first. @throws DatabaseError */
export async function listRecords(): Promise<WordListRecord[]> {
  const stored = await reading((database) => database.getAll('records'));
  const records = stored.filter(({ deleted }) => deleted === null).map(({ record }) => record);
  return records.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/**
 * Reads the record and the words of a list.
 * @throws DamagedError if the list is deleted, or words are missing or not what was stored; DatabaseError
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

/** Opens a list after checking it. @throws DamagedError, DatabaseError */
export async function openList(id: string): Promise<PackedWordList> {
  return openWordList((await readWordList(id)).bytes);
}

/** Returns the checked packed words of a list, for another thread. @throws DamagedError, DatabaseError */
export async function listBytes(id: string): Promise<ArrayBuffer> {
  return (await readWordList(id)).bytes;
}

/** Opens a list with its record after checking it. @throws DamagedError, DatabaseError */
export async function openRecord(id: string): Promise<{ record: WordListRecord; list: PackedWordList }> {
  const { record, bytes } = await readWordList(id);
  return { record, list: openWordList(bytes) };
}

/**
 * Stores a list: shards and record in one transaction, the record last, so nothing is stored if it is killed, cancelled or without room. If
 * there is no room, the words of deleted lists are dropped.
 * @param bytes the packed words
 * @throws DatabaseError
 */
export async function storeList(list: NewWordList, bytes: ArrayBuffer): Promise<WordListRecord> {
  const record: WordListRecord = { ...list, id: crypto.randomUUID(), date: new Date().toISOString() };
  await changing('storing the list', async (database) => {
    await sweep(database, Date.now() - DELETED_LISTS_MS);
    try {
      await write(database, record, bytes);
    } catch (error) {
      if (asDatabaseError('storing the list', error).code !== 'full') throw error;
      if ((await sweep(database, Number.POSITIVE_INFINITY)) === 0) throw error;
      await write(database, record, bytes);
    }
  });
  return record;
}

async function write(database: WordListDatabase, record: WordListRecord, bytes: ArrayBuffer): Promise<void> {
  const shards = cut(bytes);
  // Strict: an answer means that it is on the disk, so the user may delete the file.
  const transaction = database.transaction(['shards', 'records'], 'readwrite', { durability: 'strict' });
  const writes: Promise<unknown>[] = shards.map((shard, number) =>
    transaction.objectStore('shards').put(shard, [record.id, number]),
  );
  writes.push(transaction.objectStore('records').put({ record, shards: shards.length, deleted: null }, record.id));
  // `done` first: if the transaction is aborted for lack of room, it has the reason and the writes may have none.
  await Promise.all([transaction.done, ...writes]);
}

/** Drops the lists that were deleted before `time` and returns how many. */
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

/** Changes name and edition of a list, if it exists. @throws DatabaseError */
export async function renameList(id: string, { name, edition }: { name: string; edition: string }): Promise<void> {
  await changing('renaming the list', (database) =>
    change(database, id, (stored) => ({ ...stored, record: { ...stored.record, name, edition } })),
  );
}

/**
 * Deletes a list; its rulesets use the open one. It can be restored for `DELETED_LISTS_KEPT`, or until room is needed.
 * @returns the rulesets that used it, for `restoreList`
 * @throws DatabaseError; Error of the browser if the storage cannot be written
 */
export async function deleteList(id: string): Promise<RulesetId[]> {
  const wentByIt: RulesetId[] = [];
  await changing('deleting the list', async (database) => {
    const active = await ownActiveLists();
    for (const ruleset of Object.keys(active) as RulesetId[]) if (active[ruleset] === id) wentByIt.push(ruleset);
    for (const ruleset of wentByIt) delete active[ruleset];
    // This first: a stored list that nothing uses is harmless; a ruleset whose list is missing is not.
    if (wentByIt.length > 0) await writeActiveLists(active);
    await change(database, id, (stored) => ({ ...stored, deleted: Date.now() }));
    await sweep(database, Date.now() - DELETED_LISTS_MS);
  });
  return wentByIt;
}

/**
 * Undoes a deletion.
 * @param wentByIt rulesets that use it again unless another list was chosen meanwhile
 * @returns true if the list was still there
 * @throws DatabaseError; Error of the browser if the storage cannot be written
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

/** Sets the list of a ruleset, or the open one. @throws Error of the browser if the storage cannot be written */
export async function activate(ruleset: RulesetId, id: string | null): Promise<void> {
  await exclusively(LOCK, async () => {
    const { [ruleset]: _, ...others } = await ownActiveLists();
    await writeActiveLists(id === null ? others : { ...others, [ruleset]: id });
  });
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
    throw asDatabaseError('reading the lists', cause);
  }
}

/** Runs a change exclusively over all tabs, and notifies all contexts. */
async function changing(doing: string, make: (database: WordListDatabase) => Promise<unknown>): Promise<void> {
  const database = await openWordListDatabase();
  await exclusively(LOCK, async () => {
    try {
      await make(database);
    } catch (cause) {
      throw cause instanceof DatabaseError ? cause : asDatabaseError(doing, cause);
    }
  });
  // Only a notification; the lists are complete without it.
  await browser.storage.local.set({ [LISTS_CHANGED_KEY]: crypto.randomUUID() }).catch(() => {});
}
