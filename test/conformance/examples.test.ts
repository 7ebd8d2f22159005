import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../../src/rules/judge.ts';
import { readTable } from './table.ts';

/**
 * Every word that the rule document prints, with its verdict and rule. Rows marked `certain` must come out exactly; `inferred` rows
 * rest on a reading of the document, and those that are read otherwise are listed here with the reason.
 */
const READ_OTHERWISE: Readonly<Record<string, string>> = {
  nyska: 'The van is barred, but the same string is the feminine of the adjective nyski: a bar belongs to a reading.',
};

const lexicons = loadLexicons();
const rows = readTable(new URL('examples.tsv', import.meta.url));

const outcome = (word: string) => {
  const { verdict, reasons } = judge(word, 'pfs-2018', lexicons);
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
      expect(outcome(word).verdict).not.toBe(row?.expected);
    }
  });
});
