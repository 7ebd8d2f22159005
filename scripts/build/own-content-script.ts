import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import manifest from '../../manifest.json' with { type: 'json' };
import { buildApart } from './build-apart.ts';
import { OLDEST } from './manifest.ts';

/** Builds the content script once more, as small as its options of the output make it. */
export function ownContentScript(): Plugin {
  const [{ js: [script] = [] } = {}] = manifest.content_scripts as { js?: string[] }[];
  const source = script ?? '';
  return {
    name: 'verdikt-own-content-script',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await buildApart({
          input: fileURLToPath(new URL(join('../..', source), import.meta.url)),
          output: { format: 'iife', entryFileNames: source.replace(/ts$/, 'js') },
          build: { outDir: dir, target: OLDEST },
        });
      },
    },
  };
}
