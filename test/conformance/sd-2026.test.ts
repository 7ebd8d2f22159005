import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../../src/rules/judge.ts';
import { readTable } from './table.ts';

/**
 * Every word that the rules of Scrabble Deutschland print, with its verdict and rule. Rows marked `certain` must come out exactly;
 * `inferred` rows rest on a reading of the document, and those that are read otherwise are listed here with the reason.
 */
const READ_OTHERWISE: Readonly<Record<string, string>> = {};

const lexicons = loadLexicons('sd-2026');
const rows = readTable(new URL('examples-sd-2026.tsv', import.meta.url));

const outcome = (word: string) => {
  const { verdict, reasons } = judge(word, 'sd-2026', lexicons);
  return { verdict, rules: reasons.map(({ rule }) => rule) as string[] };
};

describe('printed examples', () => {
  it.each(rows.filter(({ word }) => !(word! in READ_OTHERWISE)))(
    '$word: $expected, $rule_id',
    ({ word, expected, rule_id }) => {
      const { verdict, rules } = outcome(word!);
      expect({ verdict, rules }).toEqual({ verdict: expected, rules: expect.arrayContaining([rule_id]) });
    },
  );

  it('reads only inferred rows otherwise, and each of them really', () => {
    for (const word of Object.keys(READ_OTHERWISE)) {
      const row = rows.find((candidate) => candidate.word === word);
      expect(row?.confidence).toBe('inferred');
      const { verdict, rules } = outcome(word);
      expect(verdict === row?.expected && rules.includes(row.rule_id!)).toBe(false);
    }
  });
});
