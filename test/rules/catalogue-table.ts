import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/core/rules/rule-entry.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { documentedRules } from '../conformance/tables.ts';

/** A row of the document's table of rules. */
export interface RuleRow {
  name: string;
  section: string;
  kind: string;
}

/** Rules of every ruleset in addition to those of its document. */
const OF_EVERY_RULESET = new Set(['listed', 'not-listed']);

/**
 * Tests that the catalogue has exactly those rules of `rules-<ruleset>.tsv` that decide a word, each with its section and effect.
 * @param decides returns true for a rule that decides a word
 * @param undocumented rules of the ruleset that its document does not state
 */
export function testCatalogue(
  ruleset: RulesetId,
  catalogue: Catalogue,
  decides: (row: RuleRow) => boolean,
  undocumented: ReadonlySet<string> = new Set(),
): void {
  const rows = documentedRules(ruleset).map(
    (row): RuleRow => ({ name: row.id!.replace(`${ruleset}/`, ''), section: row.section!, kind: row.kind! }),
  );

  describe(`catalogue of ${ruleset}`, () => {
    it('has every rule that can decide a word, and no other', () => {
      const expected = rows.filter(decides).map(({ name }) => name);
      const actual = Object.keys(catalogue).filter((name) => !OF_EVERY_RULESET.has(name) && !undocumented.has(name));
      expect(actual.sort()).toEqual(expected.sort());
    });

    it.each(rows.filter(({ name }) => name in catalogue))(
      '$name has the section and the effect of the table',
      ({ name, section, kind }) => {
        const entry = catalogue[name]!;
        expect(entry.section).toBe(section);
        if (entry.effect !== 'both' && (kind === 'admits' || kind === 'excludes')) expect(entry.effect).toBe(kind);
      },
    );
  });
}
