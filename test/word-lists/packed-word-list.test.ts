import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference } from '../../src/core/word-lists/compare-editions.ts';
import { lettersOf } from '../../src/core/word-lists/letters.ts';
import { openWordList, WordListFormatError } from '../../src/core/word-lists/packed-word-list.ts';
import { ENGLISH, GENERAL_POLISH, GERMAN, inOrder, POLISH, packed } from './lists.ts';

/** Words of few letters share beginnings and endings; words of all letters have states with many arcs. */
const few = fc.stringMatching(/^[aąbż]{1,7}$/);
const many = fc.stringMatching(/^[aąbcćdeęfghijklłmnńoóprsśtuwyzźż]{1,20}$/);
const someWords = fc.array(fc.oneof(few, few, many), { maxLength: 300 });

describe('a packed list', () => {
  it('has the packed words, once each and in alphabetical order', () => {
    fc.assert(
      fc.property(someWords, (words) => {
        const list = packed(words);
        expect([...list.words()]).toEqual(inOrder(words));
        expect(list.size).toBe(new Set(words).size);
        const lengths = words.map((word) => word.length);
        expect([list.shortest, list.longest]).toEqual(
          words.length === 0 ? [0, 0] : [Math.min(...lengths), Math.max(...lengths)],
        );
      }),
    );
  });

  it('answers like a Set', () => {
    fc.assert(
      fc.property(someWords, fc.array(fc.oneof(few, many, fc.string())), (words, queries) => {
        const list = packed(words);
        const set = new Set(words);
        for (const word of [...words, ...queries, '', ...words.map((one) => one.slice(0, -1))]) {
          expect(list.has(word), word).toBe(set.has(word));
        }
      }),
    );
  });

  it('has the same bytes for any order of words', () => {
    fc.assert(
      fc.property(someWords, (words) => {
        expect(packed([...words].reverse()).automaton).toEqual(packed(inOrder(words)).automaton);
      }),
    );
  });

  it.each([POLISH, GENERAL_POLISH, GERMAN, ENGLISH])('has every letter of %j', (purpose) => {
    const letters = [...lettersOf(purpose)];
    expect([...packed(letters, purpose).words()]).toEqual(letters);
  });

  it('sorts hundreds of thousands of words', () => {
    const words = Array.from({ length: 200_000 }, (_, i) =>
      ((i * 48_271) % 1_000_003).toString(6).replace(/\d/g, (d) => 'ażbłcy'[Number(d)] as string),
    );
    expect([...packed(words).words()]).toEqual(inOrder(words));
  });

  it.each([
    ['nothing', new ArrayBuffer(0)],
    ['something else', new Uint8Array(100).buffer],
    ['a list cut off', packed(['abażur', 'żółć']).automaton.buffer.slice(0, 30)],
  ])('is not opened from %s', (_, bytes) => {
    expect(() => openWordList(bytes as ArrayBuffer)).toThrow(WordListFormatError);
  });
});

describe('the difference of two lists', () => {
  it('is that of sets, in order', () => {
    fc.assert(
      fc.property(someWords, someWords, someWords, (shared, one, other) => {
        const first = packed([...shared, ...one]);
        const second = packed([...shared, ...other]);
        const lacking = new Set([...shared, ...other]);
        const expected = inOrder([...shared, ...one].filter((word) => !lacking.has(word)));
        expect([...difference(first, second)]).toEqual(expected);
      }),
    );
  });

  it('works for lists of different alphabets', () => {
    const board = packed(['abażur', 'żółć']);
    const general = packed(['abażur', 'quiz', 'żółć'], GENERAL_POLISH);
    expect([...difference(general, board)]).toEqual(['quiz']);
    expect([...difference(board, general)]).toEqual([]);
  });
});
