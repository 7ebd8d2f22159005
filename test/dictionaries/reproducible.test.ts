/** If the sources are installed, compiling them again gives the committed bytes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesPresent } from '../../dictionaries/compile/sources.ts';

const DICTIONARIES = join(import.meta.dirname, '../../dictionaries');

it.skipIf(!sourcesPresent())(
  'compiles to the committed bytes',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'verdikt-packed-'));
    try {
      execFileSync(
        process.execPath,
        ['--max-old-space-size=2000', '--import', 'tsx', join(DICTIONARIES, 'compile/main.ts'), '--into', folder],
        { stdio: 'pipe' },
      );
      for (const file of readdirSync(join(DICTIONARIES, 'packed')).filter((entry) => entry !== 'tables')) {
        expect(readFileSync(join(folder, file)).equals(readFileSync(join(DICTIONARIES, 'packed', file))), file).toBe(
          true,
        );
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  900_000,
);
