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

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LexiconId } from './lexicon-state.ts';
import { DATABASE_PATIENCE } from './limits.ts';
import { DatabaseError } from './trouble.ts';

/** The commit mark of an import. */
export interface Edition {
  /** Which shards are valid; one more than the generation before. */
  generation: number;
  /** Of the unpacked lexicon that the shards were cut from, hexadecimal. */
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

let opening: Promise<Database> | undefined;

/**
 * The open database; one opening at a time, shared by all callers. After a failure the next call tries again.
 * @throws DatabaseError `unavailable`.
 */
export function openDatabase(): Promise<Database> {
  opening ??= open().catch((cause) => {
    opening = undefined;
    throw new DatabaseError('unavailable', 'opening the database', cause);
  });
  return opening;
}

async function open(): Promise<Database> {
  const forget = () => {
    opening = undefined;
  };
  const opened = openDB<Schema>(DATABASE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore('shards');
      database.createObjectStore('editions');
    },
    // Another context deletes or upgrades it: let go, or it waits for this worker to end.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      opened.then((late) => late.close()).catch(() => {});
      reject(new Error(`no answer in ${DATABASE_PATIENCE} ms`));
    }, DATABASE_PATIENCE);
  });
  try {
    return await Promise.race([opened, silence]);
  } finally {
    clearTimeout(timer);
  }
}
