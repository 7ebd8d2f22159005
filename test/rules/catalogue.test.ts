import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/rules/pfs-2018/catalogue.ts';
import { readTable } from '../conformance/table.ts';

/** Rules that describe the official dictionary, or only head a group of rules: they decide no word. */
const DECIDE_NO_WORD = new Set([
  'osps-complete',
  'committee',
  'criterion-dictionaries',
  'criterion-frequency',
  'criterion-rjp',
  'attestation-optional',
  'context-only',
  'particles-limited',
  'potential',
  'osps-verdict',
]);

/** The two that every ruleset has besides the document's. */
const OF_EVERY_RULESET = new Set(['listed', 'not-listed']);

const rows = readTable(new URL('../conformance/rules.tsv', import.meta.url)).map((row) => ({
  name: row.id!.replace('pfs-2018/', ''),
  section: row.section!,
  kind: row.kind!,
}));

describe('catalogue of pfs-2018', () => {
  it('has every rule that can decide a word, and no other', () => {
    const expected = rows.map(({ name }) => name).filter((name) => !DECIDE_NO_WORD.has(name));
    const actual = Object.keys(CATALOGUE).filter((name) => !OF_EVERY_RULESET.has(name));
    expect(actual.sort()).toEqual(expected.sort());
  });

  it.each(rows.filter(({ name }) => name in CATALOGUE))('$name: section and effect', ({ name, section, kind }) => {
    const entry = CATALOGUE[name as keyof typeof CATALOGUE];
    expect(entry.section).toBe(section);
    if (entry.effect !== 'both' && (kind === 'admits' || kind === 'excludes')) expect(entry.effect).toBe(kind);
  });
});
