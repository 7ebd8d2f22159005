import type { DBSchema, IDBPDatabase } from 'idb';
import type { LexiconId } from '../../core/lexicon/lexicon.ts';
import { cut, join, sha256 } from './bytes.ts';
import { databaseOpener } from './database.ts';
import { asDatabaseError, DamagedError } from './errors.ts';
import type { PackedFile } from './packed-index.ts';

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

/** The commit record of an import. */
export interface Edition {
  /** The generation of the valid shards; one more than the generation before. */
  generation: number;
  /** SHA-256 of the unpacked lexicon, hexadecimal. */
  sha256: string;
  /** SHA-256 of each shard in order, hexadecimal. */
  shards: string[];
}

interface LexiconSchema extends DBSchema {
  shards: { key: [LexiconId, number, number]; value: ArrayBuffer };
  editions: { key: LexiconId; value: Edition };
}

export type LexiconDatabase = IDBPDatabase<LexiconSchema>;

export const DATABASE_NAME = 'verdikt';

/** Returns the open database, which all callers share. @throws DatabaseError `unavailable`, `newer` */
export const openLexiconDatabase: () => Promise<LexiconDatabase> = databaseOpener<LexiconSchema>(
  DATABASE_NAME,
  (database) => {
    database.createObjectStore('shards');
    database.createObjectStore('editions');
  },
);

/**
 * Reads a lexicon from its shards, which hold the bytes unpacked: gzip would save a quarter of the disk and cost more time at each start.
 * @returns the checked bytes, or null if the database does not hold this version
 * @throws Error if the database cannot be opened or read, or a shard is missing or not what was stored; then the package has to serve
 */
export async function readLexicon(lexicon: LexiconId, packed: PackedFile): Promise<ArrayBuffer | null> {
  const database = await openLexiconDatabase();
  const transaction = database.transaction(['editions', 'shards']);
  const edition = await transaction.objectStore('editions').get(lexicon);
  if (edition?.sha256 !== packed.rawSha256) return null;
  const store = transaction.objectStore('shards');
  // All shards are requested at once, and each is checked while the next ones are read.
  const shards = await Promise.all(
    edition.shards.map(async (checksum, number) => {
      const shard = await store.get([lexicon, edition.generation, number]);
      if (!(shard instanceof ArrayBuffer)) throw new DamagedError(`shard ${number} is missing`);
      if ((await sha256(shard)) !== checksum) throw new DamagedError(`shard ${number} is damaged`);
      return shard;
    }),
  );
  return join(shards, packed.rawBytes);
}

/** Returns true when the commit record names this version. Reads no shard. */
export async function isLexiconStored(lexicon: LexiconId, packed: PackedFile): Promise<boolean> {
  const database = await openLexiconDatabase();
  return (await database.get('editions', lexicon))?.sha256 === packed.rawSha256;
}

/**
 * Stores a lexicon: all shards in one transaction under a new generation, then the edition record, then the old generation is dropped. If
 * it is killed before the record, the old generation stays valid and the next import overwrites the rest.
 * @param raw the unpacked bytes, already checked
 * @throws DatabaseError
 */
export async function writeLexicon(lexicon: LexiconId, packed: PackedFile, raw: ArrayBuffer): Promise<void> {
  const database = await openLexiconDatabase();
  try {
    const old = await database.get('editions', lexicon);
    const generation = (old?.generation ?? 0) + 1;
    const shards = cut(raw);
    const edition = { generation, sha256: packed.rawSha256, shards: await Promise.all(shards.map(sha256)) };
    await writeShards(database, lexicon, old?.generation, generation, shards);
    await database.put('editions', edition, lexicon);
    await dropOthers(database, lexicon, generation);
  } catch (cause) {
    throw asDatabaseError('storing the lexicon', cause);
  }
}

/** Drops what an interrupted import left first, because it counts against the quota. */
async function writeShards(
  database: LexiconDatabase,
  lexicon: LexiconId,
  valid: number | undefined,
  generation: number,
  shards: ArrayBuffer[],
): Promise<void> {
  const transaction = database.transaction('shards', 'readwrite');
  const { store } = transaction;
  const writes: Promise<unknown>[] = [];
  if (valid === undefined) writes.push(store.delete(allShards(lexicon)));
  else writes.push(store.delete(IDBKeyRange.bound([lexicon, generation], [lexicon, []])));
  for (const [number, shard] of shards.entries()) writes.push(store.put(shard, [lexicon, generation, number]));
  await Promise.all([...writes, transaction.done]);
}

async function dropOthers(database: LexiconDatabase, lexicon: LexiconId, generation: number): Promise<void> {
  const before = IDBKeyRange.bound([lexicon], [lexicon, generation], false, true);
  await database.delete('shards', before);
}

/** Returns the range of all generations of a lexicon. Numbers sort before arrays, so [lexicon, []] is after all of them. */
function allShards(lexicon: LexiconId): IDBKeyRange {
  return IDBKeyRange.bound([lexicon], [lexicon, []]);
}
