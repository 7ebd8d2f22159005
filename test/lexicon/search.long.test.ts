/** Words that are looked for, against all words of the list, one by one. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { NAJ, NIE } from '../../src/core/lexicon/format.ts';
import {
  isWanted,
  LONGEST_PATTERN,
  MOST_TILES,
  ofPattern,
  ofRack,
  type Wanted,
} from '../../src/core/lexicon/matcher.ts';
import type { PackedLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import { type Searchable, search } from '../../src/core/lexicon/search.ts';
import { GERMAN_LETTERS, POLISH_LETTERS } from '../../src/core/words/letters.ts';
import { packed } from '../word-lists/lists.ts';
import { allForms } from './all-forms.ts';
import { lexiconOf } from './lexicon-of.ts';

/** The definition in full: a pattern is a regular expression, a rack is emptied letter by letter. */
const DEFINED = {
  pattern: (pattern: string, letters: string) => {
    const any = `[${letters}]`;
    // A run of signs as its places and one star: several stars side by side would be tried in every way.
    const short = pattern.replaceAll(/[?*]*\*[?*]*/g, (run) => `${run.replaceAll('*', '')}*`);
    // The keys of abbreviations beside words have a point.
    const signs = [...short].map((sign) => (sign === '?' ? any : sign === '*' ? `${any}*` : sign.replace('.', '\\.')));
    const expression = new RegExp(`^${signs.join('')}$`);
    return (word: string) => expression.test(word);
  },
  rack: (rack: string, letters: string, all: boolean) => (word: string) => {
    const left = [...rack];
    for (const letter of word) {
      const own = left.indexOf(letter);
      const at = own < 0 && letters.includes(letter) ? left.indexOf('?') : own;
      if (at < 0) return false;
      left.splice(at, 1);
    }
    return !all || left.length === 0;
  },
};

/** All results, some more than once. */
const found = (searched: Searchable, wanted: Wanted) =>
  [...new Set([...search(searched, wanted)].filter((word) => word !== null))].sort();

describe('found words', () => {
  const small = lexiconOf([
    ['okno', ['okno', 'okna', 'oknem']],
    ['duży', ['duży', `${NIE}duży`, 'większy', `${NAJ}większy`]],
    ['iść', ['iść', 'idę', 'szedł', 'szli', 'idący', `${NIE}idący`]],
    ['o', ['o']],
    ['op-art', ['op-art', 'op-artu']],
  ]);
  const byPattern = (pattern: string) => found(small, ofPattern(pattern, POLISH_LETTERS));
  const byRack = (rack: string, all = true) => found(small, ofRack(rack, POLISH_LETTERS, { all }));

  it.each([
    ['okn?', ['okna', 'okno']],
    ['okn*', ['okna', 'oknem', 'okno']],
    ['*y', ['duży', 'idący', 'największy', 'nieduży', 'nieidący', 'większy']],
    ['nie*', ['nieduży', 'nieidący']],
    ['naj?*', ['największy']],
    ['???', ['idę', 'iść']],
    ['?', ['o']],
    ['o', ['o']],
    ['*d*ż*', ['duży', 'nieduży']],
    ['d*', ['duży']],
    // A hyphen is no letter.
    ['op*', []],
    ['op-*', ['op-art', 'op-artu']],
    ['', []],
    ['*ń', []],
  ])('match a pattern: %s', (pattern, words) => expect(byPattern(pattern)).toEqual(words));

  it.each([
    ['onko', true, ['okno']],
    ['onk?', true, ['okna', 'okno']],
    ['onk', true, []],
    ['yżudnei', true, ['nieduży']],
    ['okno?', false, ['o', 'okna', 'okno']],
    ['???', true, ['idę', 'iść']],
    // Its own tile before the blank, so that the blank remains for the other o.
    ['?okn', true, ['okna', 'okno']],
    ['', true, []],
  ])('are made from a rack: %s, all of it: %s', (rack, all, words) => expect(byRack(rack, all)).toEqual(words));

  it('are found with the longest patterns and racks', () => {
    const long = 'a'.repeat(LONGEST_PATTERN);
    const list = packed([long.slice(0, 15), 'aaa', 'aaab']);
    expect(found(list, ofPattern(`*${'?'.repeat(15)}*`, POLISH_LETTERS))).toEqual([long.slice(0, 15)]);
    expect(isWanted(long, ofPattern(long, POLISH_LETTERS))).toBe(true);
    expect(isWanted(long, ofPattern('?'.repeat(LONGEST_PATTERN), POLISH_LETTERS))).toBe(true);
    expect(isWanted(`${long}a`, ofPattern('?'.repeat(LONGEST_PATTERN), POLISH_LETTERS))).toBe(false);
    const tiles = POLISH_LETTERS.slice(0, MOST_TILES);
    expect(isWanted([...tiles].reverse().join(''), ofRack(tiles, POLISH_LETTERS, { all: true }))).toBe(true);
    expect(isWanted(tiles, ofRack('?'.repeat(MOST_TILES), POLISH_LETTERS, { all: true }))).toBe(true);
  });

  it('are none in an empty list', () => {
    expect(found(packed([]), ofPattern('*', POLISH_LETTERS))).toEqual([]);
  });
});

const letter = fc.constantFrom('a', 'b', 'c', 'ż');
const patterns = fc.string({ unit: fc.oneof(letter, fc.constantFrom('?', '*')), minLength: 1, maxLength: 7 });
const racks = fc.string({ unit: fc.oneof(letter, fc.constant('?')), minLength: 1, maxLength: 7 });

it('are those of the definition, in a lexicon and in a list', () => {
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 7 });
  const paradigm = fc.tuple(
    word,
    fc.uniqueArray(fc.tuple(word, fc.constantFrom('', NIE, NAJ)), { minLength: 1, maxLength: 6 }),
  );
  fc.assert(
    fc.property(
      fc.array(paradigm, { minLength: 1, maxLength: 8 }),
      patterns,
      racks,
      fc.boolean(),
      (rows, pattern, rack, all) => {
        const lexicon = lexiconOf(
          rows.map(([lemma, forms], i) => [`${lemma}${'ab'.repeat(i)}`, forms.map(([form, mark]) => mark + form)]),
        );
        const words = new Set<string>();
        lexicon.forEachForm((form) => words.add(form));
        const list = packed(words);
        const letters = `${POLISH_LETTERS}`;
        for (const [wanted, isDefined] of [
          [ofPattern(pattern, letters), DEFINED.pattern(pattern, letters)],
          [ofRack(rack, letters, { all }), DEFINED.rack(rack, letters, all)],
        ] as const) {
          const expected = [...words].filter(isDefined).sort();
          expect(found(lexicon, wanted)).toEqual(expected);
          expect(found(list, wanted)).toEqual(expected);
          for (const one of words) expect(isWanted(one, wanted), one).toBe(isDefined(one));
        }
      },
    ),
    { numRuns: 60 },
  );
});

describe.each([
  { id: 'pl-game', letters: POLISH_LETTERS },
  { id: 'de-game', letters: GERMAN_LETTERS },
  // With hyphens.
  { id: 'pl-spelling', letters: POLISH_LETTERS },
] as const)('words found in $id', ({ id, letters }) => {
  let lexicon: PackedLexicon;
  let words: string[] = [];
  beforeAll(() => {
    const all = allForms(id);
    lexicon = all.lexicon;
    words = [...all.forms];
  });

  /** A pattern of a word: some of its letters, with `?` and `*` for the others. */
  const patternOf = fc
    .record({ which: fc.nat(), signs: fc.array(fc.constantFrom('', '', '?', '*'), { minLength: 12, maxLength: 12 }) })
    .map(({ which, signs }) => {
      const word = words[which % words.length] as string;
      const made = [...word.slice(0, 20)].map((own, i) => signs[i % signs.length] || own).join('');
      // Not most of the list, because brute force is slow.
      return made.replaceAll(/[?*]/g, '').length > 1 ? made : word;
    });

  it('come with pauses, so that the search can be stopped', () => {
    const searching = search(lexicon, ofPattern('*qqq*', letters));
    expect(searching.next()).toEqual({ done: false, value: null });
    expect([...searching].every((one) => one === null)).toBe(true);
  });

  it('are exactly those that match a pattern', () => {
    fc.assert(
      fc.property(patternOf, (pattern) => {
        const isDefined = DEFINED.pattern(pattern, letters);
        expect(found(lexicon, ofPattern(pattern, letters))).toEqual(words.filter(isDefined).sort());
      }),
      { numRuns: 8 },
    );
  }, 300_000);

  it('are exactly those that a rack makes', () => {
    const rack = fc.record({ which: fc.nat(), blanks: fc.nat(2) }).map(({ which, blanks }) => {
      const word = words[which % words.length] as string;
      return word.replaceAll(/[^\p{L}]/gu, '').slice(0, 10) + '?'.repeat(blanks);
    });
    fc.assert(
      fc.property(rack, fc.boolean(), (tiles, all) => {
        const isDefined = DEFINED.rack(tiles, letters, all);
        const expected = words.filter((word) => word.length <= tiles.length && isDefined(word)).sort();
        expect(found(lexicon, ofRack(tiles, letters, { all }))).toEqual(expected);
      }),
      { numRuns: 8 },
    );
  }, 300_000);
});
