/** `npm run tables` packs the tables under dictionaries for the code, into dictionaries/packed/tables. No source is needed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKED_TABLES } from './packed-tables.ts';

/** Returns the files by name. */
export function packTables(): Map<string, string> {
  return new Map(
    Object.entries(PACKED_TABLES).map(([name, pack]) => [`${name}.json`, `${JSON.stringify(pack(), null, 1)}\n`]),
  );
}

/** Writes them into `folder` and deletes everything else in it. */
export function writeTables(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, contents] of packTables()) writeFileSync(join(folder, file), contents);
}

if (process.argv[1] === import.meta.filename) writeTables(join(import.meta.dirname, '../packed/tables'));
