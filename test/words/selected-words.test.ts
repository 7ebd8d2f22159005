import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectedWords } from '../../src/core/words/selection.ts';

const TWO_LATIN_LETTERS = /\p{Script=Latin}.*\p{Script=Latin}/u;

describe('words of a selection', () => {
  it.each<[string, string[]]>([
    ['chceszli', ['chceszli']],
    ['  „prałaty”, ', ['prałaty']],
    ['(bazylij)', ['bazylij']],
    ['chce\u00ADszli', ['chceszli']],
    ['\u200Bżyrafa\uFEFF', ['żyrafa']],
    ['z\u0307ro\u0301b', ['żrób']],
    ["remake'u", ['remake’u']],
    ['op\u2011art', ['op-art']],
    ['Okno', ['Okno']],
    ['taak!', ['taak']],
    ['(z. B.)', ['z. B']],
    ['no. Ale', ['no', 'Ale']],
    ['raz, dwa\ntrzy', ['raz', 'dwa', 'trzy']],
  ])('%j', (text, words) => {
    expect(selectedWords(text)).toEqual(words);
  });

  it.each([
    '',
    '   ',
    '2026',
    '3,14',
    '…',
    'a1',
    'snake_case',
    'foo()',
    'a = b',
    'https://example.org/',
    'ktoś@example.org',
    'to jest całe zdanie, którego nikt nie układa',
    'a'.repeat(60),
    'słowo '.repeat(2000),
  ])('are none in %j', (text) => {
    expect(selectedWords(text)).toEqual([]);
  });

  it('leave out the square of a play', () => {
    expect(selectedWords('H8 KOT')).toEqual(['KOT']);
    expect(selectedWords('8d kot, A12 pies')).toEqual(['kot', 'pies']);
    expect(selectedWords('A4')).toEqual([]);
  });

  it.each([['8D'], ['кошка'], ['γάτα'], ['ż']])('include %s only on request', (text) => {
    expect(selectedWords(text)).toEqual([]);
    expect(selectedWords(text, { isExplicit: true })).toEqual([text]);
  });

  it.each([['2-latek'], ['mp3'], ['16-jährige'], ['ch?eszli']])('include %s with digits and signs', (text) => {
    expect(selectedWords(text)).toEqual([text]);
  });

  it('are at most four, each unchanged by itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const words = selectedWords(text);
        expect(words.length).toBeLessThanOrEqual(4);
        // A single letter and an unknown script are read only on request: the first word of `o ile` is one.
        for (const word of words) {
          expect(selectedWords(word, { isExplicit: !TWO_LATIN_LETTERS.test(word) })).toEqual([word]);
        }
      }),
    );
  });
});
