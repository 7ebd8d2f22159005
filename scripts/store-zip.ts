import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** The earliest time that a zip can name, in local time because that is what a zip holds: the same bytes everywhere. */
const NO_TIME = new Date(1980, 0, 1);

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

/** A folder as the stores take it. The same files give the same bytes: sorted, without times. */
export function storeZip(folder: string): Uint8Array {
  const files: Zippable = {};
  for (const path of filesOf(folder)) {
    // What is compressed already is stored as it is.
    files[path] = [readFileSync(join(folder, path)), { level: path.endsWith('.gz') ? 0 : 9 }];
  }
  return zipSync(files, { mtime: NO_TIME });
}
