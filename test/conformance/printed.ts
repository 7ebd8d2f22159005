import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../../src/rules/judge.ts';
import type { RulesetId } from '../../src/rules/verdict.ts';

/**
 * Tests every word that a rule document prints, with its verdict and rule.
 * @param otherwise rows marked `inferred` that are read otherwise, word → reason; they rest on a reading of the document
 */
export function testPrinted(ruleset: RulesetId, table: URL, otherwise: Readonly<Record<string, string>>): void {
  const lexicons = loadLexicons(ruleset);
  const rows = readTable(table);
  const outcome = (word: string) => {
    const { verdict, reasons } = judge(word, ruleset, lexicons);
    return { verdict, rules: reasons.map(({ rule }) => rule) as string[] };
  };

  describe('printed examples', () => {
    it.each(rows.filter(({ word }) => !(word! in otherwise)))(
      '$word: $expected, $rule_id',
      ({ word, expected, rule_id }) => {
        const { verdict, rules } = outcome(word!);
        expect({ verdict, rules }).toEqual({ verdict: expected, rules: expect.arrayContaining([rule_id]) });
      },
    );

    it('reads only inferred rows otherwise, and each of them really', () => {
      for (const word of Object.keys(otherwise)) {
        const row = rows.find((candidate) => candidate.word === word);
        expect(row?.confidence).toBe('inferred');
        const { verdict, rules } = outcome(word);
        expect(verdict === row?.expected && rules.includes(row.rule_id!)).toBe(false);
      }
    });
  });
}
