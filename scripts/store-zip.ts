import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** The earliest time of a zip, in local time as zips store it, so the bytes are the same everywhere. */
const noTime = () => new Date(1980, 0, 1);
/** Files that are compressed already. */
const COMPRESSED = /\.(?:gz|png)$/;

/** Returns the paths of all files in a folder, relative to it, with `/`, sorted by code unit. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/**
 * Returns files of a folder as a zip, in the given order. The same files give the same bytes: fflate's deflate is deterministic, and
 * entries have no time, owner or mode.
 */
export function zipOf(folder: string, paths: string[]): Uint8Array {
  const files: Zippable = {};
  for (const path of paths) files[path] = [readFileSync(join(folder, path)), { level: COMPRESSED.test(path) ? 0 : 9 }];
  return zipSync(files, { mtime: noTime() });
}

/** Returns the zip of a folder for the stores: all files, sorted. */
export function storeZip(folder: string): Uint8Array {
  return zipOf(folder, filesOf(folder));
}
