import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { challengeRule, playOutcome, playPoints } from '../../src/core/rules/outcome.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('pfs-2018');
const judged = (...words: string[]) => words.map((word) => judge(word, 'pfs-2018', lexicons));

describe('a play of several words', () => {
  it('is allowed only when every word is', () => {
    expect(playOutcome(judged('żółw', 'jaźń', 'bazylij'))).toBe('allowed');
    expect(playOutcome(judged('żółw', 'chceszli', 'bazylij'))).toBe('disallowed');
    expect(playOutcome(judged('chceszli'))).toBe('disallowed');
  });

  it('is not found when no word is barred and one is not found', () => {
    expect(playOutcome(judged('żółw', 'blubberwutz'))).toBe('notFound');
    expect(playOutcome(judged('blubberwutz', 'chceszli'))).toBe('disallowed');
  });

  it('has the points of its words together, or none where a letter has no tile', () => {
    const [first, second] = judged('żółw', 'jaźń');
    expect(playPoints(judged('żółw', 'jaźń'))).toBe((first?.points ?? 0) + (second?.points ?? 0));
    expect(playPoints(judged('żółw', 'quiz'))).toBeNull();
  });
});

const TABLES = ['rules', 'rules-pfs-2016', 'rules-sd-2026', 'rules-7slow', 'rules-school-en'];
const documented = new Map(
  TABLES.flatMap((name) => readTable(new URL(`../conformance/${name}.tsv`, import.meta.url))).map((row) => [
    row.id,
    row,
  ]),
);

describe('what a challenge leads to', () => {
  it.each(RULESET_IDS)('is told by a rule that the document of %s has, under its section', (ruleset) => {
    for (const verdict of ['allowed', 'disallowed'] as const) {
      const { rule, section } = challengeRule(rulesetOf(ruleset), verdict);
      const row = documented.get(rule);
      expect(row?.ruleset, rule).toBe(ruleset);
      // The introduction is cited as such in all languages.
      const printed = row?.section === 'Einführung' ? 'intro' : row?.section;
      expect(section, rule).toBe(printed);
    }
  });
});
