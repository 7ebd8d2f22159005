import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** Returns the version of the newest heading of a changelog (`## 1.2.3`, newest first), or null. */
export function newestVersion(changelog: string): string | null {
  return /^## (\d+\.\d+\.\d+)\s*$/m.exec(changelog)?.[1] ?? null;
}

/**
 * Returns the reason why the changelog does not allow packaging a version; null if it does. This ensures that the changelog describes the
 * newest version in the stores.
 */
export function versionProblem(version: string, changelog: string): string | null {
  const newest = newestVersion(changelog);
  if (newest === version) return null;
  return `package.json says ${version}, the newest heading of CHANGELOG.md ${newest ?? 'is missing'}: write what is new under "## ${version}".`;
}

interface SourceFiles {
  /** Paths relative to the root with `/`, sorted by code unit. */
  paths: string[];
  /** Paths that differ from the last commit, and deleted ones. */
  uncommitted: string[];
}

/**
 * Returns the files from which this folder is built: those that git tracks, and untracked ones that it does not ignore. Returns null if the
 * folder is not a git checkout, for example an unpacked source archive.
 */
export function sourceFiles(root: string): SourceFiles | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 });
  const lines = (text: string) => [...new Set(text.split('\0').filter((line) => line !== ''))].sort();
  try {
    if (git('rev-parse', '--show-prefix').trim() !== '') return null;
    const known = lines(git('ls-files', '-z', '--cached', '--others', '--exclude-standard'));
    return {
      paths: known.filter((path) => existsSync(join(root, path))),
      uncommitted: lines(
        git('diff', '-z', '--name-only', '--relative', 'HEAD') +
          git('ls-files', '-z', '--others', '--exclude-standard'),
      ),
    };
  } catch {
    return null;
  }
}

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
