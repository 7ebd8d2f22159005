import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { challengeRule, playOutcome, playPoints } from '../../src/core/rules/outcome.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { judge } from '../all-rules.ts';
import { documentedRules } from '../conformance/tables.ts';

const lexicons = loadLexicons('pfs-2018');
const judged = (...words: string[]) => words.map((word) => judge(word, 'pfs-2018', lexicons));

describe('a play of several words', () => {
  it('is allowed only if every word is', () => {
    expect(playOutcome(judged('żółw', 'jaźń', 'bazylij'))).toBe('allowed');
    expect(playOutcome(judged('żółw', 'chceszli', 'bazylij'))).toBe('disallowed');
    expect(playOutcome(judged('chceszli'))).toBe('disallowed');
  });

  it('is not found if no word is barred and one is not found', () => {
    expect(playOutcome(judged('żółw', 'blubberwutz'))).toBe('notFound');
    expect(playOutcome(judged('blubberwutz', 'chceszli'))).toBe('disallowed');
  });

  it('has the sum of its words’ points, or none if a letter has no tile', () => {
    const [first, second] = judged('żółw', 'jaźń');
    expect(playPoints(judged('żółw', 'jaźń'))).toBe((first?.points ?? 0) + (second?.points ?? 0));
    expect(playPoints(judged('żółw', 'quiz'))).toBeNull();
  });
});

const documented = new Map(RULESET_IDS.flatMap(documentedRules).map((row) => [row.id, row]));

describe('the consequence of a challenge', () => {
  it.each(RULESET_IDS)('is stated by a rule of the document of %s, with its section', (ruleset) => {
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
