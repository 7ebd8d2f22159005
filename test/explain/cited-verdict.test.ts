import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { explain } from '../../src/core/explain/explain.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../src/core/explain/wording.ts';
import { judgeBy } from '../../src/core/rules/judge.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS } from '../../src/core/rulesets/index.ts';
import { RULES } from '../all-rules.ts';
import { WORDINGS } from './wordings.ts';

function cited(word: string, ruleset: RulesetId, language: InterfaceLanguage): string {
  const rules = RULES[ruleset];
  const verdict = judgeBy(rules, word, loadLexicons(ruleset));
  return explain(verdict, { wording: WORDINGS[language], catalogue: rules.catalogue, spelling: null }).explanation
    .cited;
}

describe('the citation of a verdict', () => {
  it('is one line: word, verdict, ruleset with its year, rule, evidence, basis', () => {
    expect(cited('chceszli', 'pfs-2018', 'en')).toBe(
      'chceszli ✗ not allowed · PFS 2018, excl. 8, Particle -li: “chcesz” with the question particle -li · the rule decides · Verdikt',
    );
    expect(cited('okno', 'pfs-2018', 'pl')).toMatch(
      /^okno ✓ dozwolone · PFS 2018.*okno.* · na otwartej liście sjp\.pl, \p{L}+ 20\d\d · Verdikt$/u,
    );
    expect(cited('qqq', 'pfs-2018', 'de')).toMatch(/^qqq ✗ ungültig · PFS 2018, .*: .*Q.* · Verdikt$/);
  });

  it.each(INTERFACE_LANGUAGES)('has all its parts under every ruleset, in %s', (language) => {
    const outcomes = { allowed: 0, disallowed: 0, notFound: 0 };
    for (const ruleset of RULESET_IDS)
      for (const word of ['okno', 'house', 'Haus', 'x', 'blubberichten', 'chceszli', 'habs']) {
        const [verdict = '', rule = '', basis, product, ...more] = cited(word, ruleset, language).split(' · ');
        const { phrases, rulesets } = WORDINGS[language];
        const outcome = (['allowed', 'disallowed', 'notFound'] as const).find(
          (one) => /[✓✗?] (.*)/.exec(verdict)?.[1] === phrases[`cited_${one}`],
        );
        if (outcome) outcomes[outcome] += 1;
        expect(verdict).toMatch(/^\S+ [✓✗?] /);
        expect(rule.startsWith(rulesets[ruleset].title), rule).toBe(true);
        expect(rule.length, rule).toBeGreaterThan(rulesets[ruleset].title.length + 5);
        expect(basis).toBeTruthy();
        expect([product, ...more]).toEqual(['Verdikt']);
      }
    expect(Math.min(...Object.values(outcomes)), JSON.stringify(outcomes)).toBeGreaterThan(0);
  });
});
