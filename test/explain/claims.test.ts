import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { explain } from '../../src/core/explain/explain.ts';
import { plainText } from '../../src/core/explain/explanation.ts';
import { INTERFACE_LANGUAGES } from '../../src/core/explain/wording.ts';
import { judgeBy } from '../../src/core/rules/judge.ts';
import { RULES } from '../all-rules.ts';
import { WORDINGS } from './wordings.ts';

describe.each(['sd-2026', 'pfs-2018', 'school-en'] as const)('sentences under %s after a claim', (ruleset) => {
  const lexicons = loadLexicons(ruleset);
  const misspelled = { 'sd-2026': 'Maschiene', 'pfs-2018': 'ktury', 'school-en': 'recieve' }[ruleset];

  it.each(INTERFACE_LANGUAGES)('do not contradict it, in %s', (language) => {
    const wording = WORDINGS[language];
    const { notFound } = wording.phrases;
    const linesOf = (word: string): string[] => {
      const { catalogue } = RULES[ruleset];
      const verdict = judgeBy(RULES[ruleset], word, lexicons);
      return explain(verdict, { wording, catalogue, spelling: null }).explanation.lines.map(({ sentence }) =>
        plainText(sentence),
      );
    };
    expect(linesOf(misspelled)).not.toContain(notFound);
    expect(linesOf('blorpet')).toContain(notFound);
  });
});
