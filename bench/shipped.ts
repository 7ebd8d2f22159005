import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

export type Shipped = typeof import('./shipped-code.ts');

let loaded: Promise<Shipped> | undefined;

/** Bundled once for all rulesets. */
export const loadShipped = (): Promise<Shipped> => (loaded ??= bundle());

/**
 * Returns the judging code as the worker has it: bundled, without types. tsx adds a call to each inner function that names it anew each
 * time, which makes a verdict a fifth to a third slower.
 */
async function bundle(): Promise<Shipped> {
  const folder = mkdtempSync(join(tmpdir(), 'verdikt-bench-'));
  try {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        lib: {
          entry: fileURLToPath(new URL('shipped-code.ts', import.meta.url)),
          formats: ['es'],
          fileName: () => 'code.mjs',
        },
        rollupOptions: { output: { codeSplitting: false } },
      },
    });
    return await import(pathToFileURL(join(folder, 'code.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
