import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APOSTROPHE, lowerCase, normalise } from '../../src/words/normalise.ts';
import { looksLikeWords, wordFromSelection } from '../../src/words/selection.ts';
import { MAX_TEXT_LENGTH } from '../../src/words/word-lengths.ts';

describe('normalise', () => {
  it.each([
    ['z\u0307o\u0301\u0142w', 'żółw', 'decomposed letters'],
    ['kon\u00adduk\u00adtor', 'konduktor', 'soft hyphens'],
    ['\ufeffo\u200bk\u200dn\u2060o', 'okno', 'zero-width characters'],
    ['\u202edom\u202c', 'dom', 'bidirectional controls'],
    ["remake'u", `remake${APOSTROPHE}u`, 'typewriter apostrophe'],
    ['remake´u', `remake${APOSTROPHE}u`, 'acute accent'],
    ['remake\u1ffdu', `remake${APOSTROPHE}u`, 'a sign that composes to an acute accent'],
    ['op\u2010art', 'op-art', 'hyphen'],
    ['op\u2011art', 'op-art', 'non-breaking hyphen'],
    ['op\u2013art', 'op-art', 'en dash'],
    ['op\u2212art', 'op-art', 'minus sign'],
    ['  last\u00a0\n minute ', 'last minute', 'spaces'],
    ['Okno', 'Okno', 'case stays'],
  ])('%j → %j (%s)', (text, expected) => expect(normalise(text)).toBe(expected));

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.string({ unit: 'grapheme', maxLength: 600 })),
        (text) => {
          const once = normalise(text);
          expect(normalise(once)).toBe(once);
          expect(once.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('lowerCase', () => {
  it.each([
    ['ID', 'id'],
    ['ŻÓŁW', 'żółw'],
    ['İ', 'i\u0307'],
  ])('%s → %s in every locale', (word, expected) => expect(lowerCase(word)).toBe(expected));
});

describe('wordFromSelection', () => {
  it.each([
    ['„okno”', 'okno'],
    ['(okno),', 'okno'],
    ['»remake’u«', 'remake’u'],
    ['dyr.', 'dyr'],
    ['op-art!', 'op-art'],
    ['– tak…', 'tak'],
    ['…', ''],
    ['2018', ''],
    ['***', ''],
    ['mp3', 'mp3'],
    ['2-latek,', '2-latek'],
    ['(16-jährige)', '16-jährige'],
    ['3,5-krotny', '3,5-krotny'],
    ['F‑16!', 'F-16'],
    ['c++', 'c++'],
    ['A4', 'A4'],
    ['KOT 24', 'KOT'],
    ['KOT+10', 'KOT'],
    ['kot[1]', 'kot'],
    ['„?kot”', '?kot'],
    ['ch?eszli', 'ch?eszli'],
    ['kot?', 'kot'],
    ['*kot*', 'kot'],
    ['‘last minute’', 'last minute'],
  ])('%s → %j', (text, expected) => expect(wordFromSelection(text)).toBe(expected));
});

describe('looksLikeWords', () => {
  it.each([
    ['okno', 1, true],
    ['remake’u', 1, true],
    ['femme fatale', 1, false],
    ['femme fatale', 3, true],
    ['x = 3;', 3, false],
    ['a1b2', 1, true],
    ['mp3', 1, true],
    ['16-jährige', 1, true],
    ['2-latek kot', 2, true],
    ['ch?eszli', 1, true],
    ['?kot', 1, true],
    ['c++', 1, true],
    ['2018', 1, false],
    ['snake_case', 1, false],
    ['', 1, false],
  ])('%j, at most %d: %s', (text, maxWords, expected) => expect(looksLikeWords(text, maxWords)).toBe(expected));
});
