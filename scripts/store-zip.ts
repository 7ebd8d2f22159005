import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** The earliest time that a zip can name, in local time because that is what a zip holds: the same bytes everywhere. */
const noTime = () => new Date(1980, 0, 1);
/** What is compressed already is stored as it is. */
const COMPRESSED = /\.(?:gz|png)$/;

/** Paths of all files under a folder, relative to it, with `/`, sorted by code unit. */
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
 * Some files of a folder as a zip, in the order given. The same files give the same bytes: fflate's deflate is the same on
 * every machine, and no entry has a time, an owner or a mode.
 */
export function zipOf(folder: string, paths: string[]): Uint8Array {
  const files: Zippable = {};
  for (const path of paths) files[path] = [readFileSync(join(folder, path)), { level: COMPRESSED.test(path) ? 0 : 9 }];
  return zipSync(files, { mtime: noTime() });
}

/** A folder as the stores take it: all of its files, sorted. */
export function storeZip(folder: string): Uint8Array {
  return zipOf(folder, filesOf(folder));
}
