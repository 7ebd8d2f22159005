import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFiles {
  /** Paths relative to the root with `/`, sorted by code unit. */
  paths: string[];
  /** Paths that differ from the last commit, and deleted ones. */
  uncommitted: string[];
}

/**
 * Returns the files from which this folder is built: what git tracks and would track, as in the folder, so that the archive is complete.
 * Null if the folder is not a git checkout, as an unpacked source archive.
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
