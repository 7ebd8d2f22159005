import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { explain } from '../../src/core/explain/explain.ts';
import { plainText } from '../../src/core/explain/explanation.ts';
import { INTERFACE_LANGUAGES } from '../../src/core/explain/wording.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import { judgeBy } from '../../src/core/rules/judge.ts';
import type { Verdict } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { RULES } from '../all-rules.ts';
import { WORDINGS } from './wordings.ts';

describe.each(RULESET_IDS)('sentences under %s after a claim', (ruleset) => {
  const lexicons = loadLexicons(ruleset);
  const misspelled = { de: 'Maschiene', pl: 'ktury', en: 'recieve' }[rulesetOf(ruleset).language];

  it.each(INTERFACE_LANGUAGES)('do not contradict it, in %s', (language) => {
    const wording = WORDINGS[language];
    const { notFound } = wording.phrases;
    const { catalogue } = RULES[ruleset];
    const verdictOn = (word: string): Verdict => judgeBy(RULES[ruleset], word, lexicons);
    const linesOn = (verdict: Verdict): string[] =>
      explain(verdict, { wording, catalogue, spelling: null }).explanation.lines.map(({ sentence }) =>
        plainText(sentence),
      );
    expect(linesOn(verdictOn(misspelled))).not.toContain(notFound);
    const unknown = verdictOn('blorpet');
    // Without an appendix of the document, it is not known that no rule bars the word.
    const isWhole = fieldsOf(unknown.reasons[0]?.detail).appendix === undefined;
    expect(linesOn(unknown).includes(notFound)).toBe(isWhole);
  });
});
