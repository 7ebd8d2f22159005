/** Neighbours of a word against all words of the list, one by one. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { NAJ, NIE } from '../../src/core/lexicon/format.ts';
import type { Edits } from '../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import {
  GERMAN_LETTERS,
  GERMAN_MARKS,
  type Marks,
  POLISH_LETTERS,
  POLISH_MARKS,
} from '../../src/core/words/letters.ts';
import { allForms } from './all-forms.ts';
import { lexiconOf } from './lexicon-of.ts';
import { withinEdits } from './within-edits.ts';

function open(groups: ReadonlyArray<readonly [lemma: string, forms: readonly string[]]>) {
  const lexicon = lexiconOf(groups);
  return (word: string, marks: Marks = {}, edits?: Edits) => lexicon.neighbours(word, marks, edits).sort();
}

describe('neighbours', () => {
  const near = open([
    ['okno', ['okno', 'okna', 'oknem']],
    ['żółw', ['żółw', 'żółwia']],
    ['duży', ['duży', `${NIE}duży`, 'większy', `${NAJ}większy`]],
    ['iść', ['iść', 'idę', 'szedł', 'szli', 'idący', `${NIE}idący`]],
    ['o', ['o']],
  ]);

  it.each([
    ['a letter replaced', 'okmo', ['okno']],
    ['a letter left out', 'kno', ['okno']],
    ['a letter too many', 'okknem', ['oknem']],
    ['the last letter left out or replaced', 'okn', ['okna', 'okno']],
    ['two letters swapped, stem and ending', 'oknme', ['oknem']],
    ['not the word itself', 'okno', ['okna']],
    ['an edit in the prefix', 'neduży', ['nieduży']],
    ['prefix and stem swapped', 'nidezuży', []],
    ['two letters of the prefix swapped', 'najiwększy', ['największy']],
    ['prefix left out', 'naiwiększy', ['największy']],
    ['the first letter of a prefixed stem', 'nieudży', ['nieduży']],
    ['a stem shorter than others', 'isć', ['iść']],
    ['a paradigm without a common stem', 'idącyy', ['idący']],
    ['that paradigm, negated', 'nieidąyc', ['nieidący']],
    ['one letter', 'u', ['o']],
    ['a letter of no form', 'ok\u{1f600}', []],
    ['a sign of no form in a letter’s place', 'ok?o', ['okno']],
    ['the mark of a prefix is no letter', 'ększy', []],
    ['nothing', '', []],
    ['far away', 'abc', []],
  ])('%s: %s', (_, word, forms) => expect(near(word)).toEqual(forms));

  it('ignore diacritics', () => {
    expect(near('zolw', POLISH_MARKS)).toEqual(['żółw']);
    expect(near('zolwa', POLISH_MARKS)).toEqual(['żółw', 'żółwia']);
    expect(near('zolw')).toEqual([]);
    expect(near('źółw', POLISH_MARKS)).toEqual(['żółw']);
    expect(near('niduzy', POLISH_MARKS)).toEqual(['nieduży']);
  });

  it('include only words with other diacritics if no edit is allowed', () => {
    expect(near('zolw', POLISH_MARKS, 0)).toEqual(['żółw']);
    expect(near('niduzy', POLISH_MARKS, 0)).toEqual([]);
    expect(near('nieduzy', POLISH_MARKS, 0)).toEqual(['nieduży']);
    expect(near('okn', POLISH_MARKS, 0)).toEqual([]);
    expect(near('okno', POLISH_MARKS, 0)).toEqual([]);
    expect(near('o', POLISH_MARKS, 0)).toEqual([]);
  });

  it('read digraphs as letters with diacritics', () => {
    const german = open([
      ['mütze', ['mütze', 'mützen']],
      ['über', ['über']],
      ['neue', ['neue']],
    ]);
    expect(german('muetze', GERMAN_MARKS)).toEqual(['mütze', 'mützen']);
    expect(german('muetzenn', GERMAN_MARKS)).toEqual(['mützen']);
    expect(german('kmuetze', GERMAN_MARKS)).toEqual(['mütze']);
    expect(german('ueber', GERMAN_MARKS)).toEqual(['über']);
    expect(german('neeu', GERMAN_MARKS)).toEqual(['neue']);
    expect(german('mue', GERMAN_MARKS)).toEqual([]);
    expect(german('muetze', GERMAN_MARKS, 0)).toEqual(['mütze']);
  });

  it('are empty for a word longer than any', () => {
    const long = 'a'.repeat(29);
    const around = open([[long, [long]]]);
    expect(around(`${long.slice(1)}b`)).toEqual([long]);
    expect(around(`${long}a`)).toEqual([]);
    expect(around('a'.repeat(1_000_000))).toEqual([]);
  });
});

/**
 * Returns the letters of a word, one bit each, without diacritics. An edit changes at most two of them, so most of a list is skipped
 * without a comparison. The second letter of a digraph is never counted, because a form may have it in a diacritic.
 */
function letterSets(marks: Marks): (word: string) => number {
  const plain = new Map(
    Object.entries(marks).flatMap(([letters, marked]) => [...marked].map((letter) => [letter, letters.charAt(0)])),
  );
  const silent = new Set(Object.keys(marks).map((letters) => letters.charAt(1)));
  return (word) => {
    let set = 0;
    for (const letter of word) {
      const base = plain.get(letter) ?? letter;
      if (!silent.has(base)) set |= 1 << (base.charCodeAt(0) - 97);
    }
    return set;
  };
}

function differences(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

describe.each([
  { id: 'pl-game', letters: POLISH_LETTERS, marks: POLISH_MARKS },
  { id: 'de-game', letters: GERMAN_LETTERS, marks: GERMAN_MARKS },
] as const)('neighbours in $id', ({ id, letters, marks }) => {
  const letterSet = letterSets(marks);
  let lexicon: PackedLexicon;
  let words: string[] = [];
  const ofLength = new Map<number, { forms: string[]; sets: number[] }>();

  beforeAll(() => {
    const all = allForms(id);
    lexicon = all.lexicon;
    words = [...all.forms];
    for (const word of words) {
      const same = ofLength.get(word.length) ?? { forms: [], sets: [] };
      ofLength.set(word.length, same);
      same.forms.push(word);
      same.sets.push(letterSet(word));
    }
  });

  const digraphs = Object.keys(marks).filter((letters) => letters.length > 1);
  const digraphsOf = (word: string) => digraphs.reduce((sum, digraph) => sum + word.split(digraph).length - 1, 0);

  /** A word of the list as someone may have mistyped it. */
  const mistyped = fc
    .record({
      which: fc.nat(),
      unmarked: fc.boolean(),
      edits: fc.array(fc.record({ at: fc.nat(), letter: fc.constantFrom(...letters), kind: fc.nat(3) }), {
        maxLength: 2,
      }),
    })
    .map(({ which, unmarked, edits }) => {
      let word = words[which % words.length] as string;
      if (unmarked)
        for (const [plain, marked] of Object.entries(marks))
          for (const one of marked) word = word.replaceAll(one, plain);
      for (const { at, letter, kind } of edits) {
        const i = at % word.length;
        if (kind === 0) word = word.slice(0, i) + letter + word.slice(i);
        else if (kind === 1) word = word.slice(0, i) + letter + word.slice(i + 1);
        else if (kind === 2) word = word.slice(0, i) + word.slice(i + 1);
        else word = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
      }
      return word;
    })
    .filter((word) => word !== '' && word.length < 30);

  it('are exactly the words within the number of edits', () => {
    fc.assert(
      fc.property(mistyped, (word) => {
        const typed = letterSet(word);
        /** By the edits that the letters need at least; an edit changes at most two letters of the set. */
        const likely: [string[], string[], string[]] = [[], [], []];
        for (let length = word.length - 2 - digraphsOf(word); length <= word.length + 2; length++) {
          const { forms, sets } = ofLength.get(length) ?? { forms: [], sets: [] };
          sets.forEach((set, i) => {
            if (forms[i] !== word) likely[Math.ceil(differences(typed, set) / 2)]?.push(forms[i] as string);
          });
        }
        for (const edits of [0, 1, 2] as const) {
          const expected = likely
            .slice(0, edits + 1)
            .flat()
            .filter((form) => withinEdits(word, form, marks, edits));
          const found = lexicon.neighbours(word, marks, edits).sort();
          expect(expected.sort()).toEqual(expect.arrayContaining(found));
          // With two edits, neither is searched in a prefix.
          const all = edits < 2 ? expected : expected.filter((form) => !/^(?:nie|naj)/.test(form));
          expect(found).toEqual(expect.arrayContaining(all));
        }
      }),
      { numRuns: 40 },
    );
  }, 300_000);
});
