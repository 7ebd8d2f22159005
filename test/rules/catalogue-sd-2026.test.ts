import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/rules/sd-2026/catalogue.ts';
import { readTable } from '../conformance/table.ts';

/** Rules that say which dictionaries count: they decide no word. */
const DECIDE_NO_WORD = new Set(['base-dictionary', 'reference-order']);

/** The two that every ruleset has besides the document's. */
const OF_EVERY_RULESET = new Set(['listed', 'not-listed']);

const rows = readTable(new URL('../conformance/rules-sd-2026.tsv', import.meta.url)).map((row) => ({
  name: row.id!.replace('sd-2026/', ''),
  section: row.section!,
  kind: row.kind!,
}));

describe('catalogue of sd-2026', () => {
  it('has every rule that can decide a word, and no other', () => {
    const expected = rows
      .filter(({ name, kind }) => kind !== 'procedure' && !DECIDE_NO_WORD.has(name))
      .map(({ name }) => name);
    const actual = Object.keys(CATALOGUE).filter((name) => !OF_EVERY_RULESET.has(name));
    expect(actual.sort()).toEqual(expected.sort());
  });

  it.each(rows.filter(({ name }) => name in CATALOGUE))('$name: section and effect', ({ name, section, kind }) => {
    const entry = CATALOGUE[name as keyof typeof CATALOGUE];
    expect(entry.section).toBe(section);
    if (entry.effect !== 'both' && (kind === 'admits' || kind === 'excludes')) expect(entry.effect).toBe(kind);
  });
});
