import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attestationOf, type Evidence, shareOf } from '../../src/core/rulesets/sd-2026/attestation.ts';

const SOURCES = ['enz', 'german-pos-dict', 'Wiktionary'];

describe('the share of words with certain evidence that are on the tournament list', () => {
  it.each([
    [['enz', 'german-pos-dict'], ['enz', 'Wiktionary'], 9],
    [['enz', 'Wiktionary'], ['german-pos-dict', 'Wiktionary'], 9],
    [['german-pos-dict', 'Wiktionary'], ['Wiktionary'], 12],
    [['german-pos-dict'], [], 12],
  ])('is larger with %j than with %j, of %i letters', (more, less, letters) => {
    expect(shareOf({ attestedBy: more }, letters)).toBeGreaterThan(shareOf({ attestedBy: less }, letters));
  });

  it('is the lemma’s share in the lexicon, if it has one', () => {
    expect(shareOf({ attestedBy: ['Wiktionary'], share: 0.75 }, 12)).toBe(0.75);
  });

  it('does not exceed the share of all words of the same small length', () => {
    expect(shareOf({ attestedBy: ['enz'], share: 0.99 }, 2)).toBeLessThan(0.95);
    expect(shareOf({ attestedBy: ['enz'], share: 0.99 }, 3)).toBeLessThan(0.95);
    expect(shareOf({ attestedBy: ['enz'], share: 0.99 }, 4)).toBe(0.99);
  });

  it('is the share of the likeliest reading', () => {
    const readings = [
      { attestedBy: ['enz'], share: 0.3 },
      { attestedBy: ['Wiktionary'], share: 0.87 },
      { attestedBy: [] },
    ];
    expect(attestationOf(readings, 12)).toEqual({ sources: ['Wiktionary'], probability: 0.87 });
  });

  it('is small for a word in no source, and smallest if it is no compound of known words', () => {
    const none = (letters: number, isCompound: boolean): number =>
      attestationOf([{ attestedBy: [] }], letters, { isCompound }).probability as number;
    expect(none(12, true)).toBeGreaterThan(none(12, false));
    expect(none(12, true)).toBeLessThan(0.1);
    expect(none(6, true)).toBe(none(6, false));
  });

  it('is a probability for any evidence, and that of the best reading', () => {
    const evidence: fc.Arbitrary<Evidence> = fc.record(
      { attestedBy: fc.subarray(SOURCES, { minLength: 1 }), share: fc.double({ min: 0, max: 1, noNaN: true }) },
      { requiredKeys: ['attestedBy'] },
    );
    fc.assert(
      fc.property(
        fc.array(evidence, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 2, max: 15 }),
        (readings, letters) => {
          const { probability = Number.NaN } = attestationOf(readings, letters);
          expect(probability).toBeGreaterThanOrEqual(0);
          expect(probability).toBeLessThanOrEqual(1);
          expect(probability).toBe(Math.max(...readings.map((one) => shareOf(one, letters))));
        },
      ),
    );
  });
});
