import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Vocabulary, WordSet } from '../../dictionaries/compile/word-set.ts';
import { NAJ, NIE } from '../../src/core/lexicon/format.ts';

describe('a set of words', () => {
  it('equals a set of strings after any additions and deletions', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aąbzż’-'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), word)), fc.array(word), (steps, others) => {
        const vocabulary = new Vocabulary();
        const other = new WordSet(vocabulary, others);
        const set = new WordSet(vocabulary);
        const strings = new Set<string>();
        for (const [adds, one] of steps) {
          if (adds) {
            set.add(one);
            strings.add(one);
          } else expect(set.delete(one)).toBe(strings.delete(one));
        }
        expect([...set].sort()).toEqual([...strings].sort());
        expect(set.size).toBe(strings.size);
        for (const [, one] of steps) expect(set.has(one)).toBe(strings.has(one));
        expect([...set.with(other)].sort()).toEqual([...new Set([...strings, ...others])].sort());
        expect([...set.copy()]).toEqual([...set]);
        expect([...other].sort()).toEqual([...new Set(others)].sort());
      }),
    );
  });

  it('finds each of many words, and no others', () => {
    const words = Array.from({ length: 200_000 }, (_, i) => (i * 7919).toString(36));
    const set = new WordSet(new Vocabulary(), words);
    expect(words.filter((word) => !set.has(word))).toEqual([]);
    expect(words.filter((word) => set.has(`${word}!`))).toEqual([]);
    expect(set.size).toBe(new Set(words).size);
  });

  it('takes a slot key for the form that it stands for', () => {
    const set = new WordSet(new Vocabulary(), ['nieduży', `${NAJ}większy`]);
    expect([`${NIE}duży`, 'nieduży', 'największy', `${NAJ}większy`].every((key) => set.has(key))).toBe(true);
    expect([`${NAJ}duży`, `${NIE}ieduży`, 'duży', `${NIE}`].some((key) => set.has(key))).toBe(false);
    expect([...set].sort()).toEqual(['największy', 'nieduży']);
    expect(set.delete(`${NIE}duży`)).toBe(true);
    expect(set.has('nieduży')).toBe(false);
  });

  it('shares words with other sets of its vocabulary, and nothing else', () => {
    const vocabulary = new Vocabulary();
    const first = new WordSet(vocabulary, ['a']);
    const second = new WordSet(vocabulary, ['b']);
    second.add('a');
    expect([first.has('b'), second.has('a'), vocabulary.size]).toEqual([false, true, 2]);
  });
});
