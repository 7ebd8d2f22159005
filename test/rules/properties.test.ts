import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge, needsSpelling } from '../../src/rules/judge.ts';
import { POLISH_LETTERS } from '../../src/words/alphabet.ts';

const lexicons = loadLexicons();

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom(...POLISH_LETTERS), maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom('n', 'i', 'e', 'ż', 'l', 'b', 'y', 'm', 'ś', ' ', '-', '’', '.', 'A', '\ud800'),
    maxLength: 60,
  }),
);

/** A string that takes more than linear time ends in the test's time limit: a megabyte is judged eight times here. */
describe('any string', () => {
  it('has a verdict, at once, that survives JSON', () => {
    fc.assert(
      fc.property(anything, (word) => {
        const verdict = judge(word, 'pfs-2018', lexicons);
        needsSpelling(word, 'pfs-2018', lexicons);
        expect(verdict.word).toBe(word);
        expect(verdict.reasons.some(({ decides }) => decides)).toBe(true);
        expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
      }),
      { numRuns: 2000 },
    );
  });

  it('is answered at once when it is very long', () => {
    for (const unit of ['a', 'nie', 'ż', ' ', '\u200b', 'że', '’', 'q-']) {
      expect(judge(unit.repeat(1_000_000 / unit.length), 'pfs-2018', lexicons).verdict).toBe('disallowed');
    }
  });

  it('has reasons that agree with its verdict', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...POLISH_LETTERS), maxLength: 8 }), (word) => {
        const { verdict, reasons, analyses } = judge(word, 'pfs-2018', lexicons);
        const effect = verdict === 'allowed' ? 'admits' : 'excludes';
        expect(reasons.filter(({ decides }) => decides).every((one) => one.effect === effect)).toBe(true);
        if (verdict === 'disallowed') expect(analyses).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('suggests only legal words', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aeiolnszcrkqvx'), minLength: 3, maxLength: 7 }), (word) => {
        for (const suggestion of judge(word, 'pfs-2018', lexicons).suggestions) {
          expect(judge(suggestion, 'pfs-2018', lexicons).verdict).toBe('allowed');
        }
      }),
      { numRuns: 1000 },
    );
  });
});
