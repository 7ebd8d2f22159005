import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crx, type ManifestV3Export } from '@crxjs/vite-plugin';
import sharp from 'sharp';
import { build, defineConfig, type Plugin } from 'vite';
import packed from './dictionaries/packed/index.json' with { type: 'json' };
import manifest from './manifest.json' with { type: 'json' };
import project from './package.json' with { type: 'json' };
import {
  GUIDES,
  guideHtml,
  insideOf,
  picturesOf,
  readGuide,
  readPicture,
  readPrivacy,
  type Size,
} from './scripts/guide-html.ts';
import { polyfillModule } from './scripts/polyfill.ts';
import { loadMessages, loadWording, numbered, type WrittenMessage } from './src/cli/wording.ts';
import { INTERFACE_LANGUAGES } from './src/core/explain/wording.ts';
import { RULESET_IDS, RULESETS } from './src/core/rulesets/index.ts';

type Target = 'chrome' | 'firefox';

/** What differs between the browsers; everything else is in manifest.json. */
const BACKGROUND = 'src/background/worker.ts';
const PANEL = 'src/pages/panel/index.html';
// Chromium 156 on Linux sets no key that it has a use for itself: with Alt+Shift those are A, B, C, N, P, R, T, W, X and Z.
const PANEL_SHORTCUT = { suggested_key: { default: 'Alt+Shift+S' }, description: '__MSG_command_panel__' };
const DIFFERENCES = {
  chrome: {
    // 123: `light-dark()` in style sheets; test/manifest/oldest-browsers.test.ts finds what is newer.
    minimum_chrome_version: '123',
    background: { service_worker: BACKGROUND, type: 'module' },
    permissions: [...manifest.permissions, 'sidePanel'],
    side_panel: { default_path: PANEL },
    // Firefox gives managed storage without one.
    storage: { managed_schema: 'managed-schema.json' },
    commands: { ...manifest.commands, 'open-panel': PANEL_SHORTCUT },
  },
  firefox: {
    background: { scripts: [BACKGROUND], type: 'module' },
    sidebar_action: {
      default_panel: PANEL,
      default_title: '__MSG_extension_name__',
      default_icon: manifest.action.default_icon,
      // It is for those who want it beside a game.
      open_at_install: false,
    },
    // The browser opens and closes the sidebar by itself.
    commands: { ...manifest.commands, _execute_sidebar_action: PANEL_SHORTCUT },
    browser_specific_settings: {
      gecko: {
        id: 'verdikt@verdikt.extension',
        // 140 and 142 are the first that show what data_collection_permissions declares.
        strict_min_version: '140.0',
        data_collection_permissions: { required: ['none'] },
      },
      gecko_android: { strict_min_version: '142.0' },
    },
  },
} as const;

/** The oldest browsers that the manifests allow, as the build tool names them. */
const OLDEST = [
  `chrome${DIFFERENCES.chrome.minimum_chrome_version}`,
  `firefox${Number.parseInt(DIFFERENCES.firefox.browser_specific_settings.gecko.strict_min_version, 10)}`,
];

/** A table is one value. As exports with the names of its words it is a fifth longer, and as text it is read twice at a start. */
const TABLES = { namedExports: false, stringify: false } as const;

/** Puts the compiled lexicons, and how common their words are, into the package as they are; the worker fetches them from there. */
function lexicons(): Plugin {
  return {
    name: 'verdikt-lexicons',
    apply: 'build',
    generateBundle() {
      for (const { file } of Object.values(packed.lexicons)) {
        const source = readFileSync(new URL(`dictionaries/packed/${file}`, import.meta.url));
        this.emitFile({ type: 'asset', fileName: `lexicons/${file}`, source });
      }
      for (const language of new Set(RULESETS.map((ruleset) => ruleset.language))) {
        const source = readFileSync(new URL(`dictionaries/packed/${language}.frequency`, import.meta.url));
        this.emitFile({ type: 'asset', fileName: `lexicons/${language}.frequency`, source });
      }
    },
  };
}

/** Puts the tables into the package that are too long for a script which is read at each start; the worker reads them when it needs them. */
function tables(): Plugin {
  return {
    name: 'verdikt-tables',
    apply: 'build',
    generateBundle() {
      // Rulesets of one language share their table.
      const named = RULESETS.flatMap(({ offers, diagnosis }) => [offers.earlierWords?.table, diagnosis]);
      for (const table of new Set(named)) {
        if (!table) continue;
        const words = readFileSync(new URL(`dictionaries/packed/tables/${table}.json`, import.meta.url), 'utf8');
        this.emitFile({ type: 'asset', fileName: `tables/${table}.json`, source: JSON.stringify(JSON.parse(words)) });
      }
    },
  };
}

/** Puts what is said of verdicts into the package, one file a language; the worker reads the one that it needs. */
function wordings(): Plugin {
  return {
    name: 'verdikt-wordings',
    apply: 'build',
    generateBundle() {
      for (const language of INTERFACE_LANGUAGES) {
        const source = JSON.stringify(loadWording(language));
        this.emitFile({ type: 'asset', fileName: `wording/${language}.json`, source });
      }
      // For the page of all rules.
      for (const id of RULESET_IDS) {
        const source = readFileSync(new URL(`src/core/rulesets/${id}/wording/examples.json`, import.meta.url));
        this.emitFile({ type: 'asset', fileName: `wording/examples-${id}.json`, source });
      }
    },
  };
}

/** Puts the guide into the package, made of the same text and pictures that docs has: HTML a language, of which the page shows one. */
function guides(): Plugin {
  return {
    name: 'verdikt-guides',
    apply: 'build',
    async generateBundle() {
      for (const language of GUIDES) {
        const guide = readGuide(language);
        const sizes = new Map<string, Size>();
        for (const picture of picturesOf(insideOf(guide))) {
          const source = readPicture(picture);
          sizes.set(picture, await sharp(source).metadata());
          this.emitFile({ type: 'asset', fileName: picture, source });
        }
        const message = loadMessages(language);
        const page = { contents: message('options_contents'), sizeOf: (picture: string) => sizes.get(picture)! };
        const privacy = readPrivacy(language, message('welcome_privacy'));
        this.emitFile({ type: 'asset', fileName: `guide/${language}.html`, source: guideHtml(guide, page) });
        this.emitFile({ type: 'asset', fileName: `guide/privacy-${language}.html`, source: guideHtml(privacy, page) });
      }
    },
  };
}

/** Puts the licences of the bundled libraries into one file of the package, as they ask for, with where their sources are, as the MPL does. */
function libraryLicences(): Plugin {
  return {
    name: 'verdikt-library-licences',
    apply: 'build',
    generateBundle() {
      const texts = Object.keys(project.dependencies).map((name) => {
        const folder = new URL(`node_modules/${name}/`, import.meta.url);
        const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
        if (file === undefined) throw new Error(`${name} has no licence file`);
        const { version, repository } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
        const source = repository.url.replace(/^(git\+)?\w+:/, 'https:').replace(/\.git$/, '');
        return `${name}\n${version}, source: ${source}\n\n${readFileSync(new URL(file, folder), 'utf8').trim()}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'licences/libraries.txt', source: texts.join('\n\n') });
    },
  };
}

/** The worker has no document to load style sheets into, which the build tool puts before each `import()`. */
const withoutPreload: Plugin = {
  name: 'verdikt-without-preload',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

const POLYFILL = 'webextension-polyfill';
const NATIVE = fileURLToPath(new URL('src/content/native-browser.ts', import.meta.url));

/**
 * The pages get the polyfill. The script in every page gets the browser's own object instead; it is built by the plugin for extensions,
 * which hands on aliases and no other plugin. So the alias is for all, and this takes it back. The worker's build has an alias of its own.
 */
const polyfillForPages: Plugin = {
  name: 'verdikt-polyfill-for-pages',
  enforce: 'pre',
  resolveId: (id) => (id === NATIVE ? fileURLToPath(import.meta.resolve(POLYFILL)) : null),
};

const polyfillAsModule: Plugin = {
  name: 'verdikt-polyfill-as-module',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/dist/browser-polyfill.js') ? polyfillModule(code) : null),
};

/** The worker's own file. */
const WORKER = 'service-worker-loader.js';

/**
 * How the worker is built. Chrome loads each chunk that the worker shares with the pages by itself when it starts the worker (four of
 * them cost 7 ms of 45), a module starts 2 ms later than a classic script of the same content, and a service worker may not call
 * `import()`: it is one classic script, and what it imports with `import()` is a function in it that is called when it is first asked
 * for. Chrome keeps the compiled script. Firefox compiles it anew at each start, and takes 100 ms for all of it: there, the rules of
 * each ruleset are files of their own, read when a word is first judged by them.
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

interface Chunk {
  name: string;
  facadeModuleId?: string | null;
}

/** Builds the worker once more, from its source: the plugin for extensions makes a module of it that shares chunks with the pages. */
function ownWorker(target: Target): Plugin {
  const worker = fileURLToPath(new URL(BACKGROUND, import.meta.url));
  const output = WORKER_OUTPUT[target];
  return {
    name: 'verdikt-own-worker',
    apply: 'build',
    enforce: 'post',
    // In the build of the pages it is empty, so that they are cut into chunks as they need it, and no chunk is the worker's alone.
    load: (id) => (id === worker ? '' : null),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          plugins: [withoutPreload],
          // The worker answers messages through their last parameter, so it needs nothing that the polyfill gives.
          resolve: { alias: { [POLYFILL]: NATIVE } },
          json: TABLES,
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2022',
            // The bubble's style sheet is in it.
            cssTarget: OLDEST,
            modulePreload: false,
            rolldownOptions: { input: worker, output: { entryFileNames: WORKER, ...output } },
          },
        });
        rmSync(join(dir, 'assets/worker.js'));
        if (output.format === 'es') return;
        // Only the plugin for extensions wants `type: 'module'`.
        const manifestFile = join(dir, 'manifest.json');
        const built = JSON.parse(readFileSync(manifestFile, 'utf8'));
        delete built.background.type;
        writeFileSync(manifestFile, JSON.stringify(built, null, 2));
      },
    },
  };
}

/**
 * Writes the messages as the browser reads them fastest: placeholders as their numbers, and no spaces. It reads all of them, and the
 * English ones besides, once in each new process, and whoever loads a style sheet or asks for a message waits for it: 28 ms instead of 46
 * in English, 44 instead of 66 in Polish.
 */
function shortMessages(): Plugin {
  return {
    name: 'verdikt-short-messages',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }) {
        for (const locale of readdirSync(join(dir, '_locales'))) {
          const file = join(dir, '_locales', locale, 'messages.json');
          const messages: Record<string, WrittenMessage> = JSON.parse(readFileSync(file, 'utf8'));
          const short = Object.entries(messages).map(([key, written]) => [key, { message: numbered(written) }]);
          writeFileSync(file, JSON.stringify(Object.fromEntries(short)));
        }
      },
    },
  };
}

/** Where a script goes: `src/pages/popup/index.html` → `assets/popup.js`, `src/background/worker.ts` → `assets/worker.js`. */
function chunkFile({ name, facadeModuleId }: Chunk): string {
  const [folder, file] = facadeModuleId?.split('?')[0]?.split('/').slice(-2) ?? [];
  return `assets/${file === 'index.html' ? folder : (file ?? name).replace(/\..*$/, '')}.js`;
}

/** `vite build --mode chrome|firefox`; `vite` alone serves a development build for Chrome. */
export default defineConfig(({ mode }) => {
  const target: Target = mode === 'firefox' ? 'firefox' : 'chrome';
  return {
    plugins: [
      lexicons(),
      tables(),
      wordings(),
      guides(),
      libraryLicences(),
      polyfillForPages,
      polyfillAsModule,
      ownWorker(target),
      shortMessages(),
      crx({
        // The union of both background forms is wider than the plugin's type of one manifest.
        manifest: { ...manifest, version: project.version, ...DIFFERENCES[target] } as unknown as ManifestV3Export,
        browser: target,
      }),
    ],
    json: TABLES,
    resolve: { alias: { [POLYFILL]: NATIVE } },
    // Workers of pages: named as everything else is.
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
      // No hashes in the names: the package is one version, and a reviewer finds the same file in the next one.
      rolldownOptions: {
        // Pages that the manifest does not name.
        input: [
          'src/pages/forms/index.html',
          'src/pages/guide/index.html',
          'src/pages/list-diff/index.html',
          'src/score-sheets/7slow/index.html',
          'src/score-sheets/school-en/index.html',
          // Named by the manifest, but of a sidebar the plugin does not see it; twice would leave an empty script.
          ...(target === 'firefox' ? [PANEL] : []),
          'src/pages/judge-mode/index.html',
          'src/pages/rules/index.html',
          'src/pages/study/index.html',
          'src/pages/welcome/index.html',
          'src/pages/word-table/index.html',
        ],
        output: {
          entryFileNames: chunkFile,
          chunkFileNames: chunkFile,
          assetFileNames: 'assets/[name][extname]',
          codeSplitting: {
            groups: [
              // Every file is a round trip to the browser, and popup and panel must open at once: what three pages or more have in
              // common is one. As a file for each set of pages that share something, the popup had 25 scripts.
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
