/**
 * The database: shards of the packed lexicons and one edition record for each lexicon.
 *
 * | store      | key                            | value |
 * |------------|--------------------------------|-------|
 * | `shards`   | [lexicon, generation, number]  | up to `SHARD_BYTES` of the unpacked lexicon |
 * | `editions` | lexicon                        | `Edition`; written last: shards count only when it names them |
 *
 * Never a row for each word: 100,000 rows took 18 s in Chromium.
 */

import type { DBSchema, IDBPDatabase } from 'idb';
import type { LexiconId } from '../../core/lexicon/lexicon-ids.ts';
import { databaseOpener } from './open-database.ts';

/** The commit record of an import. */
export interface Edition {
  /** The generation of the valid shards; one more than the generation before. */
  generation: number;
  /** SHA-256 of the unpacked lexicon, hexadecimal. */
  sha256: string;
  /** SHA-256 of each shard in order, hexadecimal. */
  shards: string[];
}

interface Schema extends DBSchema {
  shards: { key: [LexiconId, number, number]; value: ArrayBuffer };
  editions: { key: LexiconId; value: Edition };
}

export type Database = IDBPDatabase<Schema>;

export const DATABASE_NAME = 'verdikt';

/** Returns the open database, which all callers share. @throws DatabaseError `unavailable`, `newer` */
export const openDatabase: () => Promise<Database> = databaseOpener<Schema>(DATABASE_NAME, (database) => {
  database.createObjectStore('shards');
  database.createObjectStore('editions');
});
