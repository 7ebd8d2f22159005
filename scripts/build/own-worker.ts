import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { buildApart } from './build-apart.ts';
import { BACKGROUND, OLDEST, type Target } from './manifest.ts';

/** How tables are bundled. As exports with the names of its words a table is a fifth longer, and as text it is read twice at a start. */
export const TABLES = { namedExports: false, stringify: false } as const;

/** Module that hands out the tables of the rules. */
const RULE_TABLES = fileURLToPath(new URL('../../src/platform/storage/package.ts', import.meta.url));

/** Name of the worker's file, as the plugin for extensions names it in the manifest. */
const WORKER = 'service-worker-loader.js';

/**
 * Output of the worker's build: a start that every question needs, and further files that are read at their first `import()`, so that a
 * question reads the rules of its own ruleset and no forms view. Firefox compiles a script each time it reads it, which takes 100 ms for all
 * of the worker.
 */
const OUTPUT = {
  entryFileNames: WORKER,
  // `src/core/rulesets/pfs-2018/rules.ts` → `worker/pfs-2018-rules.js`
  chunkFileNames: ({ name, facadeModuleId }) => {
    const [, ruleset] = /\/rulesets\/([\w-]+)\/[\w-]+\.ts$/.exec(facadeModuleId ?? '') ?? [];
    return `worker/${ruleset === undefined ? '' : `${ruleset}-`}${name}.js`;
  },
  codeSplitting: {
    groups: [
      { name: 'start', tags: ['$initial'] },
      { name: 'rulesets', test: /\/core\/(?:diagnosis|rules|words)\//, minShareCount: 5 },
      { name: 'polish', test: /\/polish\/(?!paradigm)|\/pl\/(?!table)/, minShareCount: 2 },
    ],
  },
} satisfies Rolldown.OutputOptions;

/** Module format of the output. A service worker of Chrome must not call `import()`; CommonJS has `require` in its place. */
const FORMAT = { chrome: 'cjs', firefox: 'es' } as const;

/**
 * Gives Chrome's worker a `require` that reads files by `importScripts`. Each file but the start becomes a function in `parts`, which is
 * called when the file is first required. The installation reads all of them, since later the browser refuses files that it has not stored.
 */
const requireParts: Plugin = {
  name: 'verdikt-require-parts',
  generateBundle(_, bundle) {
    const names: string[] = [];
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.isEntry) continue;
      const name = basename(chunk.fileName);
      names.push(name);
      chunk.code = `parts[${JSON.stringify(name)}]=(exports,require)=>{${chunk.code}};`;
    }
    const start = bundle[WORKER];
    if (start?.type !== 'chunk') throw new Error('the worker has no start');
    start.code = `var parts={};((exports)=>{const loaded={${JSON.stringify(WORKER)}:exports};const require=(path)=>{
const name=path.slice(path.lastIndexOf("/")+1);if(!loaded[name]){if(!parts[name])importScripts("worker/"+name);
parts[name](loaded[name]={},require)}return loaded[name]};
addEventListener("install",()=>importScripts(...${JSON.stringify(names.map((name) => `worker/${name}`))}));
${start.code}})({});`;
  },
};

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
  const format = FORMAT[target];
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
        await buildApart({
          input: worker,
          output: { ...OUTPUT, format },
          plugins: [withoutPreload, tablesFromPackage, ...(format === 'cjs' ? [requireParts] : [])],
          json: TABLES,
          // The bubble's style sheet is part of the script.
          build: { outDir: dir, target: 'es2022', cssTarget: OLDEST },
        });
        rmSync(join(dir, 'assets/worker.js'));
        if (format === 'es') return;
        // The plugin for extensions needs `type: 'module'`; a classic script must not have it.
        const manifestFile = join(dir, 'manifest.json');
        const built = JSON.parse(readFileSync(manifestFile, 'utf8'));
        delete built.background.type;
        writeFileSync(manifestFile, JSON.stringify(built, null, 2));
      },
    },
  };
}
