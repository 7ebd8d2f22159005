import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { explain } from '../../src/core/explain/explain.ts';
import { plainText } from '../../src/core/explain/explanation.ts';
import { judgeBy } from '../../src/core/rules/judge.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { RULES } from '../all-rules.ts';
import { WORDINGS } from './wordings.ts';

/** Returns the sentences of the first explanation, and those under details. */
function sentencesOf(word: string, ruleset: RulesetId): { lines: string[]; others: string[] } {
  const rules = RULES[ruleset];
  const { lines, secondary: others } = explain(judgeBy(rules, word, loadLexicons(ruleset)), {
    wording: WORDINGS.en,
    catalogue: rules.catalogue,
    spelling: null,
  }).explanation;
  const texts = (of: typeof lines) => of.map(({ sentence }) => plainText(sentence));
  return { lines: texts(lines), others: texts(others) };
}

describe('an abbreviation whose letters are an allowed word', () => {
  it.each([
    ['NIP', 'pfs-2018', 'numer identyfikacji podatkowej'],
    ['tłum.', 'pfs-2018', 'tłumacz'],
    ['Präs.', 'sd-2026', 'Präsident'],
    ['TU', 'sd-2026', 'Technische Universität'],
    ['fig.', 'school-en', 'figure'],
    ['Mon', 'school-en', 'Monday'],
  ] as const)('is reported first if it was typed in its spelling: %s by %s', (word, ruleset, source) => {
    const { lines, others } = sentencesOf(word, ruleset);
    expect(lines[0]).toContain(source);
    expect(others.join()).not.toContain(source);
  });

  it.each([
    ['ER', 'sd-2026', 'Europarekord'],
    ['KTO', 'pfs-2018', 'transporter'],
    ['WHO', 'school-en', 'World Health Organization'],
  ] as const)('is reported after a very common word: %s by %s', (word, ruleset, source) => {
    const { lines } = sentencesOf(word, ruleset);
    expect(lines[0]).not.toContain(source);
    expect(lines.at(-1)).toContain(source);
  });

  it.each([
    ['Dag', 'pfs-2018', 'dekagram'],
    ['tłum', 'pfs-2018', 'tłumacz'],
    ['fig', 'school-en', 'figure'],
  ] as const)(
    'is not reported first for the word in lower case or at a sentence start: %s by %s',
    (word, ruleset, source) => {
      expect(sentencesOf(word, ruleset).lines.join()).not.toContain(source);
    },
  );

  it('is reported without its point as the judged word', () => {
    expect(sentencesOf('Ros.', 'pfs-2018').lines).toContain('Checked as the common word “ros”.');
  });
});
