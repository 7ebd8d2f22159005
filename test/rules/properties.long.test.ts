import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { PackedLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS } from '../../src/core/rulesets/index.ts';
import { ENGLISH_LETTERS, GERMAN_LETTERS, POLISH_LETTERS } from '../../src/core/words/letters.ts';
import { judge, materialFor, needsSpelling } from '../all-rules.ts';

/** Pieces of Polish words: letters, the parts that the detectors look for, and letters of near misses. */
const POLISH = {
  letters: POLISH_LETTERS,
  parts: ['n', 'i', 'e', 'ż', 'l', 'b', 'y', 'm', 'ś'],
  near: 'aeiolnszcrkqvx',
  long: ['a', 'nie', 'ż', 'że'],
};

/** The same for each language, and for rulesets that accept other letters. */
const MATERIAL: Readonly<Partial<Record<RulesetId, typeof POLISH>>> = {
  'pfs-2018': POLISH,
  'sd-2026': {
    letters: `${GERMAN_LETTERS}ßéœ`,
    parts: ['e', 'n', 'd', 's', 't', 'er', 'st', 'ge', 'zu', 'el', 'in', 'ue', 'ß', '3', '…'],
    near: 'aeiousnrtlhdgmbäü',
    long: ['a', 'ue', 'ß', 'er', 'st', 'haus', 'ff'],
  },
  'school-en': {
    letters: `${ENGLISH_LETTERS}éıİ`,
    parts: ['s', 'un', 'ness', 'i\u0307', 'ı', 'e', 'a', 'th', '’s', '3'],
    near: 'aeiostrnlghcdy',
    long: ['a', 'un', 'ı', 'İ', 'æ', '’s', 'u.s.'],
  },
  '7slow': { ...POLISH, letters: `${POLISH_LETTERS}qvxçü` },
};

/** About as many forms of a lexicon, evenly spread, because forms of one word are neighbours. */
function everyNth(lexicon: PackedLexicon, count: number): string[] {
  const forms: string[] = [];
  lexicon.forEachForm((form) => forms.push(form));
  const step = Math.max(1, Math.floor(forms.length / count));
  return forms.filter((_, index) => index % step === 0);
}

describe.each(RULESET_IDS)('any string under %s', (ruleset) => {
  const lexicons = loadLexicons(ruleset);
  const { letters, parts, near, long } = materialFor(MATERIAL, ruleset);
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...parts, ' ', '-', '’', '.', 'A', '\ud800'), maxLength: 60 }),
  );

  it('has a verdict at once, which survives JSON', () => {
    fc.assert(
      fc.property(anything, (word) => {
        const verdict = judge(word, ruleset, lexicons);
        needsSpelling(word, ruleset, lexicons);
        expect(verdict.word).toBe(word);
        expect(verdict.reasons.some(({ decides }) => decides)).toBe(true);
        expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
      }),
      { numRuns: 2000 },
    );
  });

  // A string that takes more than linear time ends in the test's time limit: a megabyte is judged several times here.
  it('has an answer at once if it is very long', () => {
    for (const unit of [...long, ' ', '\u200b', '’', 'q-']) {
      expect(judge(unit.repeat(1_000_000 / unit.length), ruleset, lexicons).verdict).toBe('disallowed');
    }
  });

  it('has reasons that agree with its verdict', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 }), (word) => {
        const { verdict, reasons, analyses } = judge(word, ruleset, lexicons);
        const effect = verdict === 'allowed' ? 'admits' : 'excludes';
        expect(reasons.filter(({ decides }) => decides).every((one) => one.effect === effect)).toBe(true);
        if (verdict === 'disallowed') expect(analyses).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is not decided by a reason that excludes if it is listed and allowed', () => {
    const isContrary = (word: string): boolean => {
      const { verdict, reasons } = judge(word, ruleset, lexicons);
      return verdict === 'allowed' && reasons.some(({ decides, effect }) => decides && effect === 'excludes');
    };
    expect(everyNth(lexicons.game, 5000).filter(isContrary)).toEqual([]);
  });

  it('suggests only legal words', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...near), minLength: 3, maxLength: 7 }), (word) => {
        for (const suggestion of judge(word, ruleset, lexicons).suggestions) {
          expect(judge(suggestion, ruleset, lexicons).verdict).toBe('allowed');
        }
      }),
      { numRuns: 1000 },
    );
  });
});
