import { describe, expect, it } from 'vitest';
import { gradeOf } from '../../src/rulesets/sd-2026/attestation.ts';

describe('attestation', () => {
  it.each([
    [['enz', 'german-pos-dict', 'Wiktionary'], 5, 'strong'],
    [['enz', 'german-pos-dict'], 14, 'strong'],
    [['enz', 'Wiktionary'], 9, 'fair'],
    [['enz'], 12, 'fair'],
    [['german-pos-dict', 'Wiktionary'], 9, 'weak'],
    [['german-pos-dict', 'Wiktionary'], 10, 'fair'],
    [['german-pos-dict'], 12, 'weak'],
    [['Wiktionary'], 12, 'weak'],
    [[], 6, 'weak'],
  ])('%j, %i letters: %s', (sources, letters, grade) => expect(gradeOf(sources, letters)).toBe(grade));
});
