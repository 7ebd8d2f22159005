import type { LexiconId } from '../../core/lexicon/lexicon-ids.ts';
import { sha256 } from './checksum.ts';
import { type Database, openDatabase } from './database.ts';
import type { PackedFile } from './packed-index.ts';
import { cut, join } from './shards.ts';
import { DamagedError, databaseError } from './trouble.ts';

/**
 * Reads a lexicon from its shards, which hold the bytes unpacked: gzip would save a quarter of the disk and cost more time at each start.
 * @returns the checked bytes, or null if the database does not hold this version
 * @throws Error if the database cannot be opened or read, or a shard is missing or not what was stored; then the package has to serve
 */
export async function readStored(lexicon: LexiconId, packed: PackedFile): Promise<ArrayBuffer | null> {
  const database = await openDatabase();
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
export async function isStored(lexicon: LexiconId, packed: PackedFile): Promise<boolean> {
  const database = await openDatabase();
  return (await database.get('editions', lexicon))?.sha256 === packed.rawSha256;
}

/**
 * Stores a lexicon: all shards in one transaction under a new generation, then the edition record, then the old generation is dropped. If
 * it is killed before the record, the old generation stays valid and the next import overwrites the rest.
 * @param raw the unpacked bytes, already checked
 * @throws DatabaseError
 */
export async function writeStored(lexicon: LexiconId, packed: PackedFile, raw: ArrayBuffer): Promise<void> {
  const database = await openDatabase();
  try {
    const old = await database.get('editions', lexicon);
    const generation = (old?.generation ?? 0) + 1;
    const shards = cut(raw);
    const edition = { generation, sha256: packed.rawSha256, shards: await Promise.all(shards.map(sha256)) };
    await writeShards(database, lexicon, old?.generation, generation, shards);
    await database.put('editions', edition, lexicon);
    await dropOthers(database, lexicon, generation);
  } catch (cause) {
    throw databaseError('storing the lexicon', cause);
  }
}

/** Drops what an interrupted import left first, because it counts against the quota. */
async function writeShards(
  database: Database,
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

async function dropOthers(database: Database, lexicon: LexiconId, generation: number): Promise<void> {
  const before = IDBKeyRange.bound([lexicon], [lexicon, generation], false, true);
  await database.delete('shards', before);
}

/** Returns the range of all generations of a lexicon. Numbers sort before arrays, so [lexicon, []] is after all of them. */
function allShards(lexicon: LexiconId): IDBKeyRange {
  return IDBKeyRange.bound([lexicon], [lexicon, []]);
}
