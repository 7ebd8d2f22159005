import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFiles {
  /** Paths relative to the root with `/`, sorted by code unit. */
  paths: string[];
  /** Those of them that differ from the last commit, and deleted ones. */
  uncommitted: string[];
}

/**
 * The files that a build of this folder is made from: what git tracks, and what it would track, as it stands in the folder, so
 * that the archive never says less than what was built. Null when the folder is no git checkout of its own, as an unpacked
 * source archive is not.
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
