import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A scratch project with the real settings: their rules are tested on files at the paths that they name. */
const project = mkdtempSync(join(tmpdir(), 'verdikt-layers-'));
for (const file of ['biome.json', '.dependency-cruiser.mjs']) copyFileSync(file, join(project, file));
write('.gitignore', 'node_modules\n');
// The settings read which rulesets are Polish.
write('src/core/rulesets/pfs-2018/descriptor.ts', "export const descriptor = { language: 'pl' };\n");
afterAll(() => rmSync(project, { recursive: true }));

function write(path: string, code: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), code);
}

/** The JSON output of a tool. */
function reported(script: string, ...parameters: string[]): unknown {
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules', script), ...parameters], {
    cwd: project,
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

/** No file. */
const MISSING = 'src/ui/missing.ts';

/** `to` is a path of the project, a library or a module of Node. */
type Import = readonly [from: string, to: string];

const BARRED: readonly Import[] = [
  ['src/core/words/x.ts', 'src/core/lexicon/lexicon.ts'],
  ['src/core/words/x.ts', 'src/core/word-lists/packed-word-list.ts'],
  ['src/core/words/x.ts', 'src/core/rules/verdict.ts'],
  ['src/core/lexicon/x.ts', 'src/core/morphology/pl/tag.ts'],
  ['src/core/lexicon/x.ts', 'src/core/word-lists/packed-word-list.ts'],
  ['src/core/word-lists/x.ts', 'src/core/morphology/pl/tag.ts'],
  ['src/core/word-lists/x.ts', 'src/platform/storage/word-lists.ts'],
  ['src/core/word-lists/x.ts', 'idb'],
  ['src/core/morphology/pl/x.ts', 'src/core/rules/verdict.ts'],
  ['src/core/rules/x.ts', 'src/core/rulesets/index.ts'],
  ['src/core/rules/x.ts', 'src/score-sheets/play/record.ts'],
  ['src/core/move-log/x.ts', 'src/core/lexicon/lexicon.ts'],
  ['src/platform/storage/x.ts', 'src/score-sheets/play/record.ts'],
  ['src/pages/study/x.ts', 'src/score-sheets/storage/games.ts'],
  ['src/core/rules/x.ts', 'src/platform/browser.ts'],
  ['src/core/rules/x.ts', 'node:fs'],
  ['src/core/rules/x.ts', 'valibot'],
  ['src/core/rulesets/pfs-2018/x.ts', 'src/platform/storage/settings.ts'],
  ['src/core/rulesets/pfs-2018/x.ts', 'src/core/explain/explain.ts'],
  ['src/core/rulesets/pfs-2018/x.ts', 'src/core/rulesets/pfs-2016/rules.ts'],
  ['src/core/rulesets/polish/x.ts', 'src/core/rulesets/pfs-2018/rules.ts'],
  ['src/core/rulesets/sd-2026/x.ts', 'src/core/rulesets/polish/entries.ts'],
  ['src/core/rulesets/index.ts', 'src/core/rulesets/sd-2026/rules.ts'],
  ['src/core/rulesets/7slow/descriptor.ts', 'src/core/rules/judge.ts'],
  ['src/core/explain/x.ts', 'src/platform/messages/answers.ts'],
  ['src/core/explain/x.ts', 'src/platform/browser.ts'],
  ['src/score-sheets/play/x.ts', 'src/core/rules/judge.ts'],
  ['src/score-sheets/play/7slow/x.ts', 'src/core/lexicon/lexicon.ts'],
  ['src/score-sheets/play/x.ts', 'src/ui/message.ts'],
  ['src/platform/storage/x.ts', 'src/platform/list-import/import-list.ts'],
  ['src/platform/storage/x.ts', 'src/platform/messages/table.ts'],
  ['src/platform/storage/x.ts', 'src/score-sheets/7slow/main.tsx'],
  ['src/platform/storage/x.ts', 'webextension-polyfill'],
  ['src/platform/messages/x.ts', 'src/background/judge-word.ts'],
  ['src/platform/messages/x.ts', 'src/pages/popup/popup.tsx'],
  ['src/ui/x.ts', 'src/pages/welcome/try-it.tsx'],
  ['src/score-sheets/ui/x.ts', 'src/score-sheets/school-en/main.tsx'],
  ['src/background/x.ts', 'src/pages/lookup/lookup.tsx'],
  ['src/background/x.ts', 'src/pages/word-table/main.tsx'],
  ['src/background/x.ts', 'src/core/rulesets/sd-2026/rules.ts'],
  ['src/background/x.ts', 'preact'],
  ['src/content/x.ts', 'src/core/rules/judge.ts'],
  ['src/content/x.ts', 'src/platform/storage/history.ts'],
  ['src/pages/lookup/x.ts', 'src/pages/panel/main.tsx'],
  ['src/pages/forms/x.ts', 'src/pages/lookup/lookup.tsx'],
  ['src/pages/options/x.ts', 'vitest'],
  ['src/cli/x.ts', 'src/platform/browser.ts'],
  ['src/cli/x.ts', 'src/platform/storage/settings.ts'],
  ['src/core/lexicon/x.ts', 'dictionaries/compile/main.ts'],
  ['src/ui/x.ts', 'test/games/table.ts'],
  ['src/ui/x.ts', 'scripts/start.ts'],
  ['src/new-room/x.ts', 'src/core/words/tiles.ts'],
  ['src/ui/x.ts', MISSING],
  ['scripts/x.ts', 'test/e2e/settings.ts'],
  ['dictionaries/compile/x.ts', 'src/platform/storage/settings.ts'],
];

const ALLOWED: readonly Import[] = [
  ['src/core/lexicon/x.ts', 'src/core/words/tiles.ts'],
  ['src/core/morphology/pl/x.ts', 'src/core/lexicon/lexicon.ts'],
  ['src/core/word-lists/x.ts', 'src/core/lexicon/automaton.ts'],
  ['src/core/rulesets/pfs-2018/x.ts', 'src/core/morphology/pl/tag.ts'],
  ['src/core/rulesets/pfs-2018/x.ts', 'src/core/rulesets/polish/entries.ts'],
  ['src/core/rulesets/index.ts', 'src/core/rulesets/7slow/descriptor.ts'],
  ['src/core/explain/x.ts', 'src/core/rulesets/index.ts'],
  ['src/score-sheets/play/7slow/x.ts', 'src/core/words/tiles.ts'],
  ['src/platform/storage/x.ts', 'src/core/word-lists/packed-word-list.ts'],
  ['src/score-sheets/storage/x.ts', 'src/score-sheets/play/record.ts'],
  ['src/platform/storage/x.ts', 'idb'],
  ['src/platform/messages/x.ts', 'valibot'],
  ['src/platform/browser.ts', 'webextension-polyfill'],
  ['src/platform/list-import/x.ts', 'src/platform/storage/word-lists.ts'],
  ['src/background/x.ts', 'src/core/rulesets/index.ts'],
  ['src/content/x.ts', 'src/ui/message.ts'],
  ['src/content/x.ts', 'src/platform/messages/content-messages.ts'],
  ['src/pages/popup/x.ts', 'src/pages/lookup/start.tsx'],
  ['src/pages/options/x.ts', 'src/platform/list-import/import-list.ts'],
  ['src/score-sheets/7slow/x.ts', 'src/score-sheets/ui/sheet.ts'],
  ['src/score-sheets/7slow/x.ts', 'preact'],
  ['src/cli/x.ts', 'node:fs'],
  ['dictionaries/compile/x.ts', 'src/core/lexicon/format.ts'],
  ['scripts/x.ts', 'test/games/table.ts'],
];

/** Imports of types only. */
const ALLOWED_TYPES: readonly Import[] = [
  ['src/core/rules/y.ts', 'src/core/rulesets/index.ts'],
  ['src/content/x.ts', 'src/platform/storage/exceptions.ts'],
  ['src/core/rulesets/7slow/descriptor.ts', 'src/core/rules/ruleset.ts'],
];

/** Files that import each other's types. */
const CYCLE: readonly Import[] = [
  ['src/ui/cycle-a.ts', 'src/ui/cycle-b.ts'],
  ['src/ui/cycle-b.ts', 'src/ui/cycle-a.ts'],
];

const isPath = (name: string) => /^(src|test|scripts|dictionaries)\//.test(name);
/** As the tool names it: modules of Node without their prefix. */
const named = ([from, to]: Import) => `${from} → ${to.replace(/^node:/, '')}`;

/** Writes the importing files, and empty imported ones. */
function writeImports(imports: readonly Import[]): void {
  for (const [, to] of imports) {
    if (isPath(to)) {
      if (to !== MISSING) write(to, 'export const x = 1;\n');
    } else if (!to.startsWith('node:')) {
      write(`node_modules/${to}/package.json`, JSON.stringify({ name: to, main: 'index.js' }));
      write(`node_modules/${to}/index.js`, 'export const x = 1;\n');
    }
  }
  for (const [from] of imports) {
    const up = '../'.repeat(from.split('/').length - 1);
    const lines = imports
      .filter(([importing]) => importing === from)
      .map((pair, at) => {
        const kind = ALLOWED_TYPES.includes(pair) || CYCLE.includes(pair) ? 'type ' : '';
        return `export ${kind}{ x as x${at} } from '${isPath(pair[1]) ? up + pair[1] : pair[1]}';\n`;
      });
    write(from, `export const x = 1;\n${lines.join('')}`);
  }
}

interface Cruised {
  modules: { source: string; dependencies: { module: string; rules?: { name: string }[] }[] }[];
}

describe('layers', () => {
  /** The names of the rules that an import breaks. */
  const broken = new Map<string, string[]>();

  beforeAll(() => {
    writeImports([...BARRED, ...ALLOWED, ...ALLOWED_TYPES, ...CYCLE]);
    const rooms = ['src', 'scripts', 'dictionaries'];
    const { modules } = reported('dependency-cruiser/bin/dependency-cruise.mjs', '-T', 'json', ...rooms) as Cruised;
    for (const { source, dependencies } of modules)
      for (const { module, rules = [] } of dependencies)
        broken.set(
          named([source, module.replace(/^(\.\.?\/)+/, '')]),
          rules.map(({ name }) => name),
        );
  });
  const brokenBy = (pair: Import) => broken.get(named(pair)) ?? [];
  const layers = (names: readonly string[]) => names.filter((name) => name !== 'cycles');

  it.each(BARRED)('%s may not import %s', (from, to) => {
    expect(layers(brokenBy([from, to]))).not.toEqual([]);
  });

  it.each([...ALLOWED, ...ALLOWED_TYPES])('%s may import %s', (from, to) => {
    expect(broken.has(named([from, to]))).toBe(true);
    expect(layers(brokenBy([from, to]))).toEqual([]);
  });

  it.each(CYCLE)('%s and %s may not depend on each other', (from, to) => {
    expect(brokenBy([from, to])).toEqual(['cycles']);
  });
});

describe('browser and Node globals', () => {
  const USES = [
    'chrome.runtime.id',
    'browser.runtime.id',
    'window.name',
    'document.title',
    'indexedDB',
    "fetch('x')",
    'globalThis.name',
    'process.env',
  ];
  const PURE = [
    'core/words',
    'core/lexicon',
    'core/word-lists',
    'core/morphology/pl',
    'core/rules',
    'core/rulesets/7slow',
    'core/explain',
    'core/move-log',
    'score-sheets/play',
  ];
  /** Number of uses that the linter finds, by file. */
  const found = new Map<string, number>();

  beforeAll(() => {
    for (const room of PURE) write(`src/${room}/uses.ts`, `export const uses = [${USES.join(', ')}];\n`);
    for (const file of ['background/uses.ts', 'content/uses.ts', 'platform/browser.ts'])
      write(`src/${file}`, `export const uses = [${USES.slice(0, 2)}];\n`);
    const { diagnostics } = reported(
      '@biomejs/biome/bin/biome',
      'lint',
      '--reporter=json',
      '--max-diagnostics=none',
      'src',
    ) as {
      diagnostics: { category: string; location: { path: string } }[];
    };
    for (const { category, location } of diagnostics)
      if (category === 'lint/style/noRestrictedGlobals') found.set(location.path, (found.get(location.path) ?? 0) + 1);
  });

  it.each(PURE)('are unknown in %s', (room) => {
    expect(found.get(`src/${room}/uses.ts`)).toBe(USES.length);
  });

  it('reach the extension API through platform/browser.ts only', () => {
    expect(found.get('src/background/uses.ts')).toBe(2);
    expect(found.get('src/content/uses.ts')).toBe(2);
    expect(found.get('src/platform/browser.ts')).toBeUndefined();
  });
});
