import type { LexiconId } from '../lexicon/lexicon-ids.ts';
import { sha256 } from './checksum.ts';
import { type Database, openDatabase } from './database.ts';
import type { PackedFile } from './packed-index.ts';
import { cut, join } from './shards.ts';
import { DamagedError, databaseError } from './trouble.ts';

/**
 * Reads a lexicon from its shards. They hold the bytes unpacked: the quarter that gzip would save of the disk costs more
 * time at each start of the worker than reading it.
 *
 * @returns The checked bytes, or null when the database does not hold this version of the lexicon.
 * @throws Error when the database cannot be opened or read, or a shard is missing or not what was stored. Whatever it
 *   is, the package has to serve.
 */
export async function readStored(lexicon: LexiconId, packed: PackedFile): Promise<ArrayBuffer | null> {
  const database = await openDatabase();
  const transaction = database.transaction(['editions', 'shards']);
  const edition = await transaction.objectStore('editions').get(lexicon);
  if (edition?.sha256 !== packed.rawSha256) return null;
  const store = transaction.objectStore('shards');
  // All shards are asked for at once, and each is checked while the next ones are read.
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

/** Does the database hold this version of the lexicon, as far as the commit mark says? Reads no shard. */
export async function isStored(lexicon: LexiconId, packed: PackedFile): Promise<boolean> {
  const database = await openDatabase();
  return (await database.get('editions', lexicon))?.sha256 === packed.rawSha256;
}

/**
 * Stores a lexicon. All shards go in one transaction under a new generation, the edition record after it; only then is
 * the old generation dropped. Killed anywhere before the record, the old generation is still the valid one and the
 * next import overwrites what this one left.
 *
 * @param raw The unpacked bytes, already checked.
 * @throws DatabaseError.
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

/** First drops what an interrupted import may have left: it would count against the quota. */
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

/** Keys compare numbers before arrays: [lexicon, []] lies after every generation of the lexicon. */
function allShards(lexicon: LexiconId): IDBKeyRange {
  return IDBKeyRange.bound([lexicon], [lexicon, []]);
}
