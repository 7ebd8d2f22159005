import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'vite';
import { BACKGROUND, OLDEST, type Target } from './manifest.ts';

/** A chunk as the build names it. */
export interface Chunk {
  name: string;
  facadeModuleId?: string | null;
}

/** How tables are bundled. As exports with the names of its words a table is a fifth longer, and as text it is read twice at a start. */
export const TABLES = { namedExports: false, stringify: false } as const;

/** Module that hands out the tables of the rules. */
const RULE_TABLES = fileURLToPath(new URL('../../src/platform/storage/rule-tables.ts', import.meta.url));

/** Name of the worker's file, as the plugin for extensions names it in the manifest. */
const WORKER = 'service-worker-loader.js';

/**
 * Output of the worker's build. In Chrome it is one classic script: a service worker must not call `import()`, each chunk that it shares
 * with pages costs time at its start (7 ms of 45 for four), and a module starts 2 ms later. An `import()` in the source becomes a function
 * that runs when it is first called. Chrome caches the compiled script. Firefox compiles it at each start, which takes 100 ms for all of it,
 * so there the rules of each ruleset are files of their own, read when a word is first judged by them.
 */
const WORKER_OUTPUT = {
  chrome: { format: 'iife' },
  firefox: {
    format: 'es',
    // `src/core/rulesets/pfs-2018/rules.ts` → `worker/pfs-2018.js`
    chunkFileNames: ({ name, facadeModuleId }: Chunk) =>
      `worker/${/\/rulesets\/([\w-]+)\/rules\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? name}.js`,
  },
} as const;

/** Removes the loading of style sheets before each `import()`, because the worker has no document. */
const withoutPreload: Plugin = {
  name: 'verdikt-without-preload',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * Replaces the tables that the rules import by reads of `tables/rules.json`, which the worker loads before it evaluates rules. As parts of
 * the script they would be read at each start, those of all rulesets.
 */
const tablesFromPackage: Plugin = {
  name: 'verdikt-tables-from-package',
  enforce: 'pre',
  resolveId: (source) => {
    const [, name] = /\/packed\/tables\/([\w-]+)\.json$/.exec(source) ?? [];
    return name && `\0table:${name}`;
  },
  load: (id) => {
    if (!id.startsWith('\0table:')) return null;
    const name = JSON.stringify(id.slice('\0table:'.length));
    return `import { ruleTable } from ${JSON.stringify(RULE_TABLES)}; export default ruleTable(${name});`;
  },
};

/** Builds the worker apart from the pages. The plugin for extensions would make it a module that shares chunks with them. */
export function ownWorker(target: Target): Plugin {
  const worker = fileURLToPath(new URL(`../../${BACKGROUND}`, import.meta.url));
  const output = WORKER_OUTPUT[target];
  const options: BuildOptions = {
    emptyOutDir: false,
    target: 'es2022',
    // For the bubble's style sheet, which is part of the script.
    cssTarget: OLDEST,
    modulePreload: false,
    rolldownOptions: { input: worker, output: { entryFileNames: WORKER, ...output } },
  };
  return {
    name: 'verdikt-own-worker',
    apply: 'build',
    enforce: 'post',
    // In the build of the pages it is empty, so that chunks are cut for the pages alone.
    load: (id) => (id === worker ? '' : null),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          plugins: [withoutPreload, tablesFromPackage],
          json: TABLES,
          build: { ...options, outDir: dir },
        });
        rmSync(join(dir, 'assets/worker.js'));
        if (output.format === 'es') return;
        // The plugin for extensions needs `type: 'module'`; a classic script must not have it.
        const manifestFile = join(dir, 'manifest.json');
        const built = JSON.parse(readFileSync(manifestFile, 'utf8'));
        delete built.background.type;
        writeFileSync(manifestFile, JSON.stringify(built, null, 2));
      },
    },
  };
}
