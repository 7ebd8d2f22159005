import { expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { citedVerdict } from '../../src/explain/cited-verdict.ts';
import { explain } from '../../src/explain/explain.ts';
import type { WordedIn } from '../../src/explain/wording.ts';
import { judgeBy } from '../../src/rules/judge.ts';
import type { RulesetId } from '../../src/rules/verdict.ts';
import { RULES } from '../all-rules.ts';
import { WORDINGS } from './wordings.ts';

function cited(word: string, ruleset: RulesetId, language: WordedIn): string {
  const rules = RULES[ruleset];
  const verdict = judgeBy(rules, word, loadLexicons(ruleset));
  return citedVerdict(explain(verdict, { wording: WORDINGS[language], catalogue: rules.catalogue, spelling: null }));
}

it('is one line: word, sign, rule, why, and what it rests on', () => {
  expect(cited('chceszli', 'pfs-2018', 'en')).toMatch(
    /^chceszli ✗ PFS excl\. 8 \(“chcesz” with the question particle -li\), .*sjp\.pl/,
  );
  expect(cited('okno', 'pfs-2018', 'pl')).toMatch(/^okno ✓ .*okno.*, .*sjp\.pl/);
  expect(cited('qqq', 'pfs-2018', 'de')).toMatch(/^qqq ✗ PFS .*\(.*Q.*\), /);
});

it('has the sign of a word that nothing bars', () => {
  expect(cited('blubberich', 'sd-2026', 'en')).toMatch(/^blubberich \? /);
});
