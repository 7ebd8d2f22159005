import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listNeighbours } from '../../src/core/word-lists/packed-word-list.ts';
import { GERMAN_MARKS, POLISH_MARKS } from '../../src/core/words/letters.ts';
import { withinEdits } from '../lexicon/within-edits.ts';
import { GERMAN, POLISH, packed } from './lists.ts';

describe('words of a list near a word', () => {
  it('have one letter more, less or replaced, or two swapped; diacritics are free', () => {
    const list = packed(['żółw', 'żółwi', 'okno', 'okn', 'okon', 'oko', 'akno', 'oknom', 'dalej']);
    expect(listNeighbours(list, 'zolw', POLISH_MARKS).sort()).toEqual(['żółw', 'żółwi']);
    expect(listNeighbours(list, 'okno', POLISH_MARKS).sort()).toEqual(['akno', 'okn', 'oknom', 'oko', 'okon']);
    expect(listNeighbours(list, '', POLISH_MARKS)).toEqual([]);
    expect(listNeighbours(packed([]), 'okno', POLISH_MARKS)).toEqual([]);
  });

  it.each([
    ['Polish', POLISH, POLISH_MARKS, ['a', 'ą', 'o', 'ó', 'z', 'ż', 'ź', 'k']],
    ['German', GERMAN, GERMAN_MARKS, ['a', 'ä', 'e', 'u', 'ü', 's', 't']],
  ] as const)('are exactly those of the definition (%s)', (_name, purpose, marks, letters) => {
    const string = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.uniqueArray(string, { maxLength: 40 }), string, (words, word) => {
        const expected = words.filter((one) => one !== word && withinEdits(word, one, marks));
        const list = packed(words, purpose);
        expect(listNeighbours(list, word, marks).sort()).toEqual(expected.sort());
        const marked = expected.filter((one) => withinEdits(word, one, marks, 0));
        expect(listNeighbours(list, word, marks, 0).sort()).toEqual(marked.sort());
      }),
      { numRuns: 300 },
    );
  });
});
