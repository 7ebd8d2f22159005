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
import { databaseOpener } from './open-database.ts';
import type { WordListRecord } from './word-list-record.ts';

/** A list as it is stored. */
export interface StoredWordList {
  record: WordListRecord;
  shards: number;
  /** Time of deletion in milliseconds since 1970; null if it is not deleted. Its words stay until it is swept. */
  deleted: number | null;
}

interface Schema extends DBSchema {
  shards: { key: [string, number]; value: ArrayBuffer };
  records: { key: string; value: StoredWordList };
}

export type WordListDatabase = IDBPDatabase<Schema>;

export const WORD_LIST_DATABASE = 'verdikt-lists';

/** Returns the open database, which all callers share. @throws DatabaseError `unavailable`, `newer` */
export const openWordListDatabase: () => Promise<WordListDatabase> = databaseOpener<Schema>(
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
