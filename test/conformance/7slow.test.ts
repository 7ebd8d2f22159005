import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../../src/rules/judge.ts';
import { CATALOGUE } from '../../src/rulesets/7slow/catalogue.ts';

const lexicons = loadLexicons('7slow');
const rows = readTable(new URL('examples-7slow.tsv', import.meta.url));

/** A word on a sample score sheet is cited for its length or its points; the verdict tells of length beyond that of other lists only. */
const isAboutTheWord = (rule: string): boolean =>
  rule !== '7slow/no-length-limit' && rule.slice('7slow/'.length) in CATALOGUE;

describe('printed examples of 7 słów', () => {
  it.each(rows)('$word after “$lemma_or_base”: $expected, $rule_id', ({ word, expected, rule_id, lemma_or_base }) => {
    const { verdict, reasons } = judge(word!, '7slow', lexicons, lemma_or_base ? [lemma_or_base] : []);
    expect(verdict).toBe(expected);
    if (isAboutTheWord(rule_id!)) expect(reasons.map(({ rule }) => rule)).toContain(rule_id);
    if (lemma_or_base) expect(reasons[0]).toMatchObject({ rule: rule_id, evidence: { other: lemma_or_base } });
  });

  it('long ones are told to be of any length', () => {
    const long = rows.filter(({ word, expected }) => word!.length > 15 && expected === 'allowed');
    expect(long.length).toBeGreaterThan(3);
    for (const { word } of long) {
      const rules = judge(word!, '7slow', lexicons).reasons.map(({ rule }) => rule);
      expect(rules, word).toContain('7slow/no-length-limit');
    }
  });
});
