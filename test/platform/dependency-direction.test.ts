import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** A scratch project with the real biome.json: the rules are tried on files at the paths they speak of. */
const project = mkdtempSync(join(tmpdir(), 'verdikt-lint-'));
copyFileSync('biome.json', join(project, 'biome.json'));
writeFileSync(join(project, '.gitignore'), 'dist\n');
afterAll(() => rmSync(project, { recursive: true }));

/** Rules that Biome reports for `code` in the file `path`. */
function reported(path: string, code: string): string[] {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', path], {
    cwd: project,
    encoding: 'utf8',
  });
  rmSync(file);
  return (JSON.parse(stdout) as { diagnostics: { category: string }[] }).diagnostics.map(({ category }) => category);
}

const IMPORTS = 'lint/style/noRestrictedImports';
const GLOBALS = 'lint/style/noRestrictedGlobals';

describe('words ← lexicon ← morphology ← rules ← everything else', () => {
  it.each([
    ['src/words/probe.ts', '../lexicon/lexicon.ts'],
    ['src/words/probe.ts', '../rules/verdict.ts'],
    ['src/lexicon/probe.ts', '../morphology/pl/tag.ts'],
    ['src/morphology/pl/probe.ts', '../../rules/verdict.ts'],
    ['src/rulesets/pfs-2018/probe.ts', '../../storage/settings.ts'],
    ['src/rules/probe.ts', '../messages/table.ts'],
    ['src/rules/probe.ts', '../forms/query.ts'],
    ['src/rules/probe.ts', '../browser.ts'],
    ['src/rules/probe.ts', 'node:fs'],
    ['src/rules/probe.ts', 'idb'],
    ['src/word-lists/probe.ts', '../morphology/pl/tag.ts'],
    ['src/word-lists/probe.ts', '../rules/verdict.ts'],
    ['src/word-lists/probe.ts', '../storage/word-lists.ts'],
    ['src/word-lists/probe.ts', '../list-import/read-list.ts'],
    ['src/word-lists/probe.ts', 'idb'],
    ['src/words/probe.ts', '../word-lists/word-list.ts'],
    ['src/lexicon/probe.ts', '../word-lists/word-list.ts'],
    ['src/games/probe.ts', '../word-lists/word-list.ts'],
    ['src/storage/probe.ts', '../list-import/import-list.ts'],
    ['src/storage/probe.ts', '../background/judging.ts'],
    ['src/messages/probe.ts', '../popup/popup.tsx'],
    ['src/popup/probe.ts', 'webextension-polyfill'],
    ['src/rules/probe.ts', '../games/record.ts'],
    ['src/games/probe.ts', '../rules/judge.ts'],
    ['src/games/7slow/probe.ts', '../../lexicon/lexicon.ts'],
    ['src/games/probe.ts', '../storage/games.ts'],
    ['src/games/probe.ts', '../ui/message.ts'],
    ['src/storage/probe.ts', '../game-7slow/game-page.tsx'],
    ['src/ui/game/probe.ts', '../../game-school-en/game-page.tsx'],
    ['src/background/probe.ts', '../lookup/typed.ts'],
    ['src/ui/probe.ts', '../lookup/lookup.tsx'],
    ['src/lookup/probe.ts', '../panel/main.tsx'],
    ['src/ui/probe.ts', '../welcome/samples.ts'],
    ['src/background/probe.ts', '../word-table/main.tsx'],
    ['src/ui/probe.ts', '../list-diff/filter.ts'],
  ])('%s may not import %s', (path, imported) => {
    expect(reported(path, `import { x } from '${imported}';\n\nexport const probe = x;\n`)).toContain(IMPORTS);
  });

  it.each([
    ['src/lexicon/probe.ts', '../words/tiles.ts'],
    ['src/morphology/pl/probe.ts', '../../lexicon/lexicon.ts'],
    ['src/rulesets/pfs-2018/probe.ts', '../../morphology/pl/tag.ts'],
    ['src/word-lists/probe.ts', '../words/alphabet.ts'],
    ['src/word-lists/probe.ts', '../lexicon/automaton.ts'],
    ['src/storage/probe.ts', '../word-lists/packed-word-list.ts'],
    ['src/list-import/probe.ts', '../storage/word-lists.ts'],
    ['src/storage/probe.ts', '../rules/verdict.ts'],
    ['src/popup/probe.ts', '../storage/settings.ts'],
    ['src/panel/probe.ts', '../lookup/start.tsx'],
    ['src/games/7slow/probe.ts', '../../words/normalise.ts'],
    ['src/games/probe.ts', '../rules/verdict.ts'],
    ['src/storage/probe.ts', '../games/record.ts'],
    ['src/game-7slow/probe.ts', '../ui/game/sheet.ts'],
  ])('%s may import %s', (path, imported) => {
    expect(reported(path, `import { x } from '${imported}';\n\nexport const probe = x;\n`)).toEqual([]);
  });
});

describe('browser and Node globals', () => {
  it.each(['words', 'lexicon', 'morphology', 'rules', 'word-lists', 'games'])('%s may use none', (layer) => {
    const uses = [
      'chrome.runtime.id',
      'browser.runtime.id',
      'window.name',
      'document.title',
      'indexedDB',
      "fetch('x')",
      'globalThis.name',
      'process.env',
    ];
    const found = reported(`src/${layer}/probe.ts`, `export const probe = [${uses.join(', ')}];\n`);
    expect(found).toEqual(uses.map(() => GLOBALS));
  });

  it('only src/browser.ts touches the extension API', () => {
    const code = 'export const probe = chrome.runtime.id;\n';
    expect(reported('src/background/probe.ts', code)).toContain(GLOBALS);
    expect(reported('src/browser.ts', code)).toEqual([]);
  });
});
