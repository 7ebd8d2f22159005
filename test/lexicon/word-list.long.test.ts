/** The packed game lexicons against plain sets of all their words. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PackedLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import { toGermanTiles } from '../../src/core/words/tiles.ts';
import { allForms } from './all-forms.ts';

const LANGUAGES = [
  {
    id: 'pl-game',
    letters: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
    /** Words at least, share of words with lemma and tag at least. */
    size: 3_300_000,
    read: 0.97,
    lemmas: ['robić', 'iść', 'być', 'zejść', 'okno', 'człowiek', 'dobry', 'ręka', 'ja', 'dwa', 'prałat'],
  },
  {
    id: 'de-game',
    letters: 'abcdefghijklmnopqrstuvwxyzäöü',
    size: 750_000,
    read: 0.95,
    lemmas: ['geben', 'abgeben', 'grossschreiben', 'haus', 'grösse', 'gut', 'zwei', 'sein', 'wissen', 'haustür'],
  },
] as const;

/**
 * One in this many words is looked up, starting at another one in each run: all of them take minutes, and a lost state of the automaton
 * lies on the path to many words.
 */
const STRIDE = 7;
const FIRST = Math.floor(Math.random() * STRIDE);

describe.each(LANGUAGES)('the packed lexicon $id', ({ id, letters, size, read: share, lemmas }) => {
  let lexicon: PackedLexicon;
  let words: ReadonlySet<string>;

  beforeAll(() => {
    ({ lexicon, forms: words } = allForms(id));
  });

  it('has as many words as it states', () => {
    expect(words.size).toBe(lexicon.formCount);
    expect(words.size).toBeGreaterThan(size);
  });

  it('contains its words', () => {
    const lost: string[] = [];
    let n = 0;
    for (const word of words) if (n++ % STRIDE === FIRST && !lexicon.has(word)) lost.push(word);
    expect(lost).toEqual([]);
  }, 300_000);

  it('does not contain other words, one letter away from its words', () => {
    const wrong: string[] = [];
    let lookedAt = 0;
    let n = 0;
    for (const word of words) {
      if (lookedAt++ % STRIDE !== FIRST) continue;
      n++;
      const at = n % word.length;
      const neighbour = word.slice(0, at) + letters[n % letters.length] + word.slice(at + (n & 1));
      if (lexicon.has(neighbour) !== words.has(neighbour)) wrong.push(neighbour);
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('agrees with the set on any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(lexicon.has(text)).toBe(words.has(text));
        expect(lexicon.readings(text).length > 0 && !words.has(text)).toBe(false);
      }),
    );
  });

  it(`gives lemma and tag for at least ${share * 100} % of its words`, () => {
    let read = 0;
    let tried = 0;
    let n = 0;
    for (const word of words) {
      if (n++ % 10 !== 0) continue;
      tried++;
      if (lexicon.readings(word).some((reading) => reading.tag !== '')) read++;
    }
    expect(read / tried).toBeGreaterThan(share);
  });

  it('has each form among the forms of its readings’ lemmas', () => {
    const every = Math.floor(words.size / 3000);
    let n = 0;
    for (const word of words) {
      if (n++ % every !== 0) continue;
      for (const { lemma, tag } of lexicon.readings(word)) {
        const forms = lexicon.forms(id === 'de-game' ? toGermanTiles(lemma) : lemma);
        expect(forms.some((other) => other.form === word && other.reading.tag === tag)).toBe(true);
      }
    }
  });

  it('finds every form of a lemma again', () => {
    for (const lemma of lemmas) {
      const forms = lexicon.forms(lemma);
      expect(forms.length).toBeGreaterThan(1);
      for (const { form, reading } of forms) {
        expect(lexicon.readings(form)).toContainEqual(reading);
      }
    }
  });

  it('has no word with a letter without a tile', () => {
    const hasOtherLetter = new RegExp(`[^${letters}]`, 'u');
    expect([...words].filter((word) => hasOtherLetter.test(word))).toEqual([]);
  });
});
