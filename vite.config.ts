import { crx } from '@crxjs/vite-plugin';
import { defineConfig, type Rolldown } from 'vite';
import { packagedAssets, shortMessages } from './scripts/build/assets.ts';
import { MINIFIABLE } from './scripts/build/build-apart.ts';
import { manifestFor, OLDEST, PANEL, type Target } from './scripts/build/manifest.ts';
import { ownContentScript } from './scripts/build/own-content-script.ts';
import { ownWorker, TABLES } from './scripts/build/own-worker.ts';

/** Returns the path of a script: `src/pages/popup/index.html` → `assets/popup.js`, `src/background/worker.ts` → `assets/worker.js`. */
function chunkFile({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [folder, file] = facadeModuleId?.split('?')[0]?.split('/').slice(-2) ?? [];
  return `assets/${file === 'index.html' ? folder : (file ?? name).replace(/\..*$/, '')}.js`;
}

/** `vite build --mode chrome|firefox`; `vite` alone serves a development build for Chrome. */
export default defineConfig(({ mode }) => {
  const target: Target = mode === 'firefox' ? 'firefox' : 'chrome';
  return {
    plugins: [
      packagedAssets(),
      ownWorker(target),
      ownContentScript(),
      shortMessages(),
      crx({ manifest: manifestFor(target), browser: target }),
    ],
    json: TABLES,
    // Workers of pages have names like all other scripts.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: chunkFile, chunkFileNames: chunkFile } } },
    build: {
      outDir: `dist/${target}`,
      emptyOutDir: true,
      // For style sheets, too: an older target would rewrite light-dark() into something three times as long.
      target: OLDEST,
      sourcemap: false,
      // A page loads all its files at once, not each one when another has named it.
      modulePreload: { polyfill: false },
      // Nothing is inlined as a data: address, which the pages' policy would refuse.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Names have no hashes: the package is one version, and a reviewer finds the same file in the next one.
      rolldownOptions: {
        // Pages that the manifest does not name.
        input: [
          'src/pages/forms/index.html',
          'src/pages/guide/index.html',
          'src/pages/list-diff/index.html',
          'src/score-sheets/7slow/index.html',
          'src/score-sheets/school-en/index.html',
          // The plugin finds the page of a side panel in the manifest, but not that of a sidebar; twice would leave an empty script.
          ...(target === 'firefox' ? [PANEL] : []),
          'src/pages/judge-mode/index.html',
          'src/pages/rules/index.html',
          'src/pages/study/index.html',
          'src/pages/welcome/index.html',
          'src/pages/word-table/index.html',
        ],
        output: {
          ...MINIFIABLE,
          entryFileNames: chunkFile,
          chunkFileNames: chunkFile,
          assetFileNames: 'assets/[name][extname]',
          codeSplitting: {
            groups: [
              // Each file costs a round trip to the browser, and popup and panel must open at once. So the code that three pages or more
              // share is one file. With a file for each set of pages, the popup had 25 scripts.
              { name: 'shared', test: /\.[jt]sx?$/, minShareCount: 3 },
              // Apart from the scripts, so that each page has its style sheets in the order in which it names them.
              {
                name: (id) => `style-${/\/src\/(?:ui|pages|score-sheets(?:\/ui)?)\/([\w-]+)/.exec(id)?.[1]}`,
                debugName: 'style',
                test: /\.css$/,
              },
            ],
          },
        },
      },
    },
  };
});
