import { describe, expect, it } from 'vitest';
import { loadDiagnosisWithoutText, loadLexicons } from '../../src/cli/lexicons.ts';
import { modelAt } from '../../src/core/diagnosis/weights.ts';
import { judgeBy } from '../../src/core/rules/judge.ts';
import type { RulesetId, Verdict } from '../../src/core/rules/verdict.ts';
import { RULES } from '../all-rules.ts';
import { FIRST_OF_EACH_LANGUAGE } from '../rulesets-by-language.ts';

/** Returns the verdicts on a word inside a text and alone. */
function verdictsOn(word: string, ruleset: RulesetId): Verdict[] {
  const inText = loadLexicons(ruleset);
  const alone = { ...inText, ...loadDiagnosisWithoutText(ruleset) };
  return [inText, alone].map((lexicons) => judgeBy(RULES[ruleset], word, lexicons));
}

/** Returns whether the verdict is settled and the detail of the first reason, inside a text and alone. */
const kindsOf = (word: string, ruleset: RulesetId): string[] =>
  verdictsOn(word, ruleset).map(({ reasons, settled }) => `${settled} ${reasons[0]?.detail.kind}`);

describe('capitals of an unknown word', () => {
  it.each([
    ['KAFO', 'pfs-2018'],
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
    ['paryż', 'pfs-2018'],
    ['köln', 'sd-2026'],
    ['jena', 'sd-2026'],
    ['wilkins', 'school-en'],
  ] as const)('point away from a name in a text, and may be those of a name elsewhere: %s', (word, ruleset) => {
    const [inText = 0, alone = 0] = verdictsOn(word, ruleset).map(
      ({ diagnosis }) => diagnosis?.find(({ kind }) => kind === 'name')?.probability,
    );
    expect(alone).toBeGreaterThan(inText);
  });

  it('make a name the first explanation of a word alone', () => {
    expect(kindsOf('paryż', 'pfs-2018')).toEqual(['true attached', 'true spelling']);
  });

  it.each(FIRST_OF_EACH_LANGUAGE)('change nothing for words that have a capital: %s', (ruleset) => {
    for (const word of ['Paryż', 'Köln', 'Kowalikowska', 'Thinked', 'Maschiene', 'EuroCity'])
      expect(kindsOf(word, ruleset)[1], word).toBe(kindsOf(word, ruleset)[0]);
  });
});

describe('zu before an infinitive with a prefix', () => {
  it.each(['zuverstehen', 'zubezahlen'])('is a word of its own, in a text and alone: %s', (word) => {
    for (const { diagnosis } of verdictsOn(word, 'sd-2026')) expect(diagnosis?.[0]?.kind).toBe('written-together');
  });
});

describe('the capital of a sentence start', () => {
  /** Returns the probability of a name, inside a sentence and at its start. */
  const namesOf = (word: string, ruleset: RulesetId): number[] => {
    const lexicons = loadLexicons(ruleset);
    return ['Dobrze, ', 'Dobrze. '].map((before) => {
      const place = { before, text: word, behind: ' nie wiem.' };
      const { diagnosis } = judgeBy(RULES[ruleset], word, {
        ...lexicons,
        ...(lexicons.diagnosis && { diagnosis: modelAt(place, lexicons.diagnosis) }),
      });
      return diagnosis?.find(({ kind }) => kind === 'name')?.probability ?? 0;
    });
  };

  it.each([
    ['Rejsik', 'pfs-2018'],
    ['Wślad', 'pfs-2016'],
    ['Untill', 'school-en'],
  ] as const)('says less than one inside a sentence: %s', (word, ruleset) => {
    const [within = 0, start = 0] = namesOf(word, ruleset);
    expect(start).toBeLessThan(within);
  });

  it.each([
    ['rejsik', 'pfs-2018'],
    ['Laberer', 'sd-2026'],
  ] as const)('is no evidence for a small letter, nor in German, where all nouns have one: %s', (word, ruleset) => {
    const [within, start] = namesOf(word, ruleset);
    expect(start).toBe(within);
  });
});
