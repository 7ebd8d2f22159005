import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APOSTROPHE, lowerCase, MAX_TEXT_LENGTH, normalise, unified } from '../../src/core/words/normalise.ts';
import { looksLikeWords, wordFromSelection } from '../../src/core/words/selection.ts';

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
    ['ﬁlmy', 'filmy', 'a ligature'],
    ['oﬀen aﬃn', 'offen affin', 'ligatures of several letters'],
    ['Waſſer', 'Wasser', 'long s'],
    ['ﬅolz ﬆolz', 'stolz stolz', 'ligatures with s'],
    ['ＫＯＴ', 'KOT', 'full-width letters'],
    ['ｚ\u0307', 'ż', 'a full-width letter with a mark'],
    ['𝐤𝐨𝐭 𝓚', 'kot K', 'mathematical letters'],
    ['ⓚⓞⓣ 🄺🄾🅃', 'kot KOT', 'encircled letters'],
    ['🅚🅞🅣 🅺🅾🆃', 'kot kot', 'letters on black'],
    ['ᵏᵒᵗ', 'kot', 'a raised word'],
    ['coŀlegi', 'collegi', 'a letter with its point'],
    ['zamekⅡ Ⅳzamek', 'zamek zamek', 'Roman numbers beside words'],
    ['za·mek dic\u2027tio\u2027nary', 'zamek dictionary', 'points between syllables'],
    ['kot · pies', 'kot · pies', 'a point between words'],
    ['Ĳsland ǆ', 'IJsland dž', 'digraphs of one character'],
    ['ŉ', `${APOSTROPHE}n`, 'a letter with its apostrophe'],
    ['łĸøæŒßẞıİ', 'łĸøæŒßẞıİ', 'letters of their own'],
    ['zamek¹', 'zamek', 'a raised number behind a word'],
    ['¹zamek', 'zamek', 'a raised number before it'],
    ['K₂ ₂K', 'K K', 'the points of a tile'],
    ['słowo⁽¹²⁾', 'słowo', 'a raised number in brackets'],
    ['słowo① ❷słowo', 'słowo słowo', 'encircled numbers'],
    ['słowoª słowoⁿ', 'słowo słowo', 'raised letters'],
    ['słowo[1][2] słowo[a] (kot)[3]', 'słowo słowo (kot)', 'notes in brackets'],
    ['H₂O', 'H₂O', 'a lowered number inside'],
    ['A4 3D zamek1 ½-latek', 'A4 3D zamek1 ½-latek', 'digits and fractions'],
    ['słowo™', 'słowo™', 'a sign that is not a letter'],
    ['REMA(KI)', 'REMAKI', 'a play through letters'],
    ['CZ(OP)Y (K)OT [K]OT', 'CZOPY KOT KOT', 'plays through letters, anywhere'],
    ['(R(EMA)Ki)', '(REMAKi)', 'a play with a blank, in brackets'],
    ['kolega(i) uczeń(uczennica) Schüler(innen)', 'kolega(i) uczeń(uczennica) Schüler(innen)', 'brackets of prose'],
    ['URL(s) f(x) foo() SUM(A1) 8D(K)OT', 'URL(s) f(x) foo() SUM(A1) 8D(K)OT', 'brackets of plurals and of code'],
    ['z e j d z i o n o', 'zejdziono', 'letterspacing'],
    ['„K\u2009O\u2009T”', '„KOT”', 'letterspacing with thin spaces'],
    ['k o t  p i e s', 'kot pies', 'two letterspaced words'],
    ['a b', 'a b', 'two single letters'],
    ['a, b, c', 'a, b, c', 'a list of letters'],
    ['A Ą B C Ć', 'A Ą B C Ć', 'the letters of an index'],
    ['K L Ł M N O P R S', 'K L Ł M N O P R S', 'the letters of an index, some of which are missing'],
    ['m o p', 'mop', 'letterspacing of letters in the order of the alphabet'],
    ['to są a b c', 'to są a b c', 'letters beside words'],
    ['  last\u00a0\n minute ', 'last minute', 'spaces'],
    ['Okno', 'Okno', 'case stays'],
  ])('%j → %j (%s)', (text, expected) => expect(normalise(text)).toBe(expected));

  it('is idempotent', () => {
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

  it('is idempotent on text that it splits and joins', () => {
    const piece = fc.constantFrom(
      ..."aKoTŻß ()[]12¹₂ªⁿᵃ①½⁽⁾ﬁſＡ𝐚ⓐ🅐ŉŀⅡ·-–'?*.,\n\u0301\u0307\u2009가а",
      'K(O)T',
      '[1]',
      'a b c',
      'k o t',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), fc.nat(260), (pieces, filled) => {
        const text = 'x'.repeat(filled) + pieces.join('');
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
      }),
      { numRuns: 5000 },
    );
  });

  it('takes little time for any text', () => {
    for (const unit of ['a(', '(', 'a²', '² ', 'a[1]', 'A(B)', 'ﬁ', 'ᵃ', 'a ', 'a\u0301 ', ' '])
      expect(unified(unit.repeat(200_000)).length, unit).toBeGreaterThan(0);
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
    ['zamek1', 'zamek1'],
    ['zamek¹', 'zamek'],
    ['zamek†', 'zamek'],
    ['‡zamek**', 'zamek'],
    ['słowo¹–³', 'słowo'],
    ['REMA(KI)+24', 'REMAKI'],
    ['„kolega(i)”,', 'kolega(i)'],
    ['(nie)pełny.', '(nie)pełny'],
    ['(kolega)', 'kolega'],
    ['z e j d z i o n o', 'zejdziono'],
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
