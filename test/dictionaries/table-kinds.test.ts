/** Every table is of a kind that the README of its folder names, and every row names its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { RULESET_IDS } from '../../src/core/rulesets/index.ts';

const DICTIONARIES = join(import.meta.dirname, '../../dictionaries');

/** A name of the README's list of sources, a section of a rule document, or a source of SOURCES.md with its year. */
const SOURCE = new RegExp(
  `^(?:printed|sjp-(?:2023-only|2026|both)|spelling-only(?:, PoliMorf)?|PoliMorf(?: 2016.*)?|no paradigm in PoliMorf|polimorf-brev|general-knowledge|headword|(?:${RULESET_IDS.join('|')}) .+)$`,
);

describe.each(['curated', 'lists'])('tables in dictionaries/%s', (folder) => {
  const files = readdirSync(join(DICTIONARIES, folder)).filter((file) => file.endsWith('.tsv'));
  const readme = readFileSync(join(DICTIONARIES, folder, 'README.md'), 'utf8');

  it('are of the kinds that the README names', () => {
    const [, kinds = ''] = readme.split('\n## Kinds of tables\n');
    const documented = [...kinds.matchAll(/^\| (`.+) \| (`.+) \|$/gm)].flatMap(([, columns = '', tables = '']) => {
      const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
      return names(tables).map((table) => [`${table}.tsv`, names(columns)] as const);
    });
    const found = files.map((file) => [
      file,
      readFileSync(join(DICTIONARIES, folder, file), 'utf8')
        .split('\n', 1)[0]!
        .split('\t'),
    ]);
    expect(documented.length).toBe(new Map(documented).size);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(found));
  });

  it.each(files)('%s has a source in each row, and no more cells than columns', (file) => {
    const [header = '', ...lines] = readFileSync(join(DICTIONARIES, folder, file), 'utf8')
      .trimEnd()
      .split('\n');
    const columns = header.split('\t').length;
    expect(lines.filter((line) => line.split('\t').length > columns)).toEqual([]);
    const unsourced = readTable(`${folder}/${file}`).filter(({ source = '' }) => !SOURCE.test(source));
    expect(unsourced).toEqual([]);
  });
});
