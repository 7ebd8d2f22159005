import { describe, expect, it } from 'vitest';
import { loadDiagnosisWithoutText, loadLexicons } from '../../src/cli/lexicons.ts';
import { judgeBy } from '../../src/core/rules/judge.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { RULES } from '../all-rules.ts';

/** Returns the detail of the first reason for a word, inside a text and alone. */
function kindsOf(word: string, ruleset: RulesetId): string[] {
  const inText = loadLexicons(ruleset);
  return [inText, { ...inText, ...loadDiagnosisWithoutText(ruleset) }].map((lexicons) => {
    const { reasons, settled } = judgeBy(RULES[ruleset], word, lexicons);
    return `${settled} ${reasons[0]?.detail.kind}`;
  });
}

describe('capitals of an unknown word', () => {
  it.each([
    ['CATU', 'pfs-2018'],
    ['WUKS', 'sd-2026'],
  ] as const)('point to an abbreviation in a text, and may be those of a board elsewhere: %s', (word, ruleset) => {
    expect(kindsOf(word, ruleset)).toEqual(['false abbreviation', 'false word']);
  });

  it.each([
    ['BRŻ', 'pfs-2018'],
    ['BWGS', 'sd-2026'],
  ] as const)('are not needed where the letters alone say it: %s', (word, ruleset) => {
    expect(kindsOf(word, ruleset)).toEqual(['false abbreviation', 'false abbreviation']);
  });
});

describe('small letters of an unknown word', () => {
  it.each([
    ['paryż', 'pfs-2018', 'attached', 'spelling'],
    ['köln', 'sd-2026', 'word', 'entry'],
  ] as const)(
    'point away from a name in a text, and may be those of a name elsewhere: %s',
    (word, ruleset, inText, alone) => {
      expect(kindsOf(word, ruleset)).toEqual([`true ${inText}`, `true ${alone}`]);
    },
  );

  it.each(['pfs-2018', 'sd-2026', 'school-en'] as const)(
    'change nothing for words that have a capital: %s',
    (ruleset) => {
      for (const word of ['Paryż', 'Köln', 'Kowalikowska', 'Thinked', 'Maschiene', 'EuroCity'])
        expect(kindsOf(word, ruleset)[1], word).toBe(kindsOf(word, ruleset)[0]);
    },
  );
});
