import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PackedGroup, packLexicon } from '../../dictionaries/compile/pack/lexicon-writer.ts';
import { PackedFormatError } from '../../src/core/lexicon/automaton.ts';
import { ofPattern, ofRack } from '../../src/core/lexicon/matcher.ts';
import { openLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import { search } from '../../src/core/lexicon/search.ts';
import { difference } from '../../src/core/word-lists/compare-editions.ts';
import { listNeighbours, openWordList } from '../../src/core/word-lists/packed-word-list.ts';
import { POLISH, packed, readText } from '../word-lists/lists.ts';

/** Bytes that a checksum would have refused: every answer ends and throws nothing but the documented error. */

function noun(stem: string): PackedGroup {
  const slots = new Map([
    [`${stem}no`, 'subst:sg:nom'],
    [`${stem}na`, 'subst:sg:gen'],
    [`nie${stem}na`, 'subst:sg:gen'],
    [`${stem}ien`, 'subst:pl:gen'],
  ]);
  return { lemma: `${stem}no`, pos: 'subst', features: 'n2', slots, inferred: false, spelling: `${stem}No` };
}

const LEXICON = packLexicon(['bag', 'suk', 'ok', 'abażur', 'widł', 'płót'].map(noun), {
  name: 'a',
  edition: '1',
}).bytes;
const WORDS = ['abażur', 'abażury', 'bagno', 'kot', 'kotka', 'kotki', 'okno', 'żółć', 'żółcie', 'źle'];
const LIST = new Uint8Array(readText(WORDS.join('\n')).bytes);

const automatonBytes = openWordList(LIST.slice().buffer).automaton.length;

/** Places and values of damaged bytes; one in the middle of the automata is as likely as one of the header. */
function damage(length: number): fc.Arbitrary<[number, number][]> {
  return fc.array(fc.tuple(fc.nat(length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
}

function damaged(bytes: Uint8Array, places: readonly [number, number][], cut = 0): ArrayBuffer {
  const copy = Uint8Array.from(bytes.subarray(0, bytes.length - cut));
  for (const [at, value] of places) if (at < copy.length) copy[at] = value;
  return copy.buffer;
}

/** Runs all of them; each may throw the documented error and nothing else. Returns true when all ended. */
function tolerate(...runs: (() => unknown)[]): boolean {
  let ended = 0;
  for (const run of runs) {
    try {
      run();
      ended++;
    } catch (error) {
      expect(error).toBeInstanceOf(PackedFormatError);
    }
  }
  return ended === runs.length;
}

/** Queries with few results each; callers cancel a search that finds many. */
const WANTED = [ofPattern('*n?', 'abikno'), ofPattern('nie*', 'abikno'), ofRack('oknóa?', 'abikno', { all: false })];

/** Number of runs; each kind of damage occurs several times. The undamaged bytes are queried as well. */
const RUNS = { numRuns: 5000 };

describe('damaged bytes', () => {
  it('of a lexicon end every answer', () => {
    let opened = 0;
    const queries = ['sukno', 'niesukna', 'sukien', 'abażurna', 'x', 'ok', 'oknoż', 'wwwwwwww'];
    fc.assert(
      fc.property(damage(LEXICON.length), fc.constantFrom(0, 0, 0, 1, 9, 40), (places, cut) => {
        const isOpen = tolerate(() => {
          const lexicon = openLexicon(damaged(LEXICON, places, cut));
          for (const word of queries) {
            tolerate(
              () => lexicon.has(word),
              () => lexicon.readings(word),
              () => lexicon.forms(word),
              () => lexicon.neighbours(word, { o: 'ó', z: 'żź' }),
            );
          }
          for (const wanted of WANTED) tolerate(() => [...search(lexicon, wanted)]);
          let forms = 0;
          tolerate(() => lexicon.forEachForm(() => forms++));
        });
        if (isOpen) opened++;
      }),
      RUNS,
    );
    // If all of them were refused, no answer would be tested.
    expect(opened).toBeGreaterThan(RUNS.numRuns / 10);
  });

  it('of a list end every answer', () => {
    const other = packed(['abażur', 'kot', 'zebra'], POLISH);
    let opened = 0;
    fc.assert(
      fc.property(damage(LIST.length), fc.constantFrom(0, 0, 0, 1, 9, 40), (places, cut) => {
        const isOpen = tolerate(() => {
          const list = openWordList(damaged(LIST, places, cut));
          for (const word of [...WORDS, 'a', 'zażółćgęśląjaźń']) {
            tolerate(
              () => list.has(word),
              () => listNeighbours(list, word, { o: 'ó', z: 'żź' }),
            );
          }
          for (const wanted of WANTED) tolerate(() => [...search(list, wanted)]);
          tolerate(
            () => [...list.words()],
            () => [...difference(list, other)],
            () => [...difference(other, list)],
          );
        });
        if (isOpen) opened++;
      }),
      RUNS,
    );
    expect(opened).toBeGreaterThan(RUNS.numRuns / 10);
  });

  it('with a cycle are not walked endlessly', () => {
    // The root is the first state, and its one letter leads to itself.
    const bytes = damaged(LIST, [
      [12, 1],
      [LIST.length - automatonBytes + 1, 0x41],
      [LIST.length - automatonBytes + 2, 1],
    ]);
    expect(openWordList(bytes).has('aaaaaaaaaaaa')).toBe(false);
    expect(() => [...openWordList(bytes).words()]).toThrow(PackedFormatError);
    expect(() => [...search(openWordList(bytes), ofPattern('*', 'abkż'))]).toThrow(PackedFormatError);
  });
});
