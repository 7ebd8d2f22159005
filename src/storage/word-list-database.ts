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
  /** When it was deleted, in milliseconds since 1970; null as long as it is not. Its words stay until it is swept. */
  deleted: number | null;
}

interface Schema extends DBSchema {
  shards: { key: [string, number]; value: ArrayBuffer };
  records: { key: string; value: StoredWordList };
}

export type WordListDatabase = IDBPDatabase<Schema>;

export const WORD_LIST_DATABASE = 'verdikt-lists';

/** The open database, shared by all callers. @throws DatabaseError `unavailable`, `newer`. */
export const openWordListDatabase: () => Promise<WordListDatabase> = databaseOpener<Schema>(
  WORD_LIST_DATABASE,
  (database) => {
    database.createObjectStore('shards');
    database.createObjectStore('records');
  },
);

/** All shards of a list; keys compare numbers before arrays. */
export function shardsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}
