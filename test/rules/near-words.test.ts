/** Near words from a limited search, compared with those of the whole search. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { nearWords, prefetchNearWords } from '../../src/core/diagnosis/near-words.ts';
import type { Edits, Lexicon } from '../../src/core/lexicon/lexicon.ts';
import { RULES } from '../all-rules.ts';
import { FIRST_OF_EACH_LANGUAGE } from '../rulesets-by-language.ts';

/** A lexicon without cached words, and the numbers of edits with which words were searched. */
function unasked(lexicon: Lexicon): { game: Lexicon; edits: Edits[] } {
  const edits: Edits[] = [];
  const game: Lexicon = {
    has: (form) => lexicon.has(form),
    reach: (form) => lexicon.reach(form),
    readings: (form) => lexicon.readings(form),
    forms: (lemma) => lexicon.forms(lemma),
    neighbours: (form, marks, most = 1) => {
      edits.push(most);
      return lexicon.neighbours(form, marks, most);
    },
  };
  return { game, edits };
}

describe.each(FIRST_OF_EACH_LANGUAGE)('near words under %s', (ruleset) => {
  const lexicon = loadLexicons(ruleset).game;
  const { orthography } = RULES[ruleset];
  const { limits } = orthography;

  it('that differ in marks or one sound are found without a search for edits', () => {
    const letters = [...'aąeęioóuyzżźsśrcćnńlłäöübdtkhfvwgpjm'];
    const sounds = [...orthography.misspellings.values()].flat().map(({ written }) => written);
    const starts = ['zol', 'reka', 'wzor', 'lodz', 'gebe', 'fueh', 'mus', 'the', 'rec', 'sep'];
    const word = fc
      .tuple(fc.constantFrom(...starts), fc.array(fc.constantFrom(...letters, ...sounds), { maxLength: 4 }))
      .map(([start, rest]) => start + rest.join(''))
      .filter((typed) => !lexicon.has(typed));
    fc.assert(
      fc.property(
        word,
        fc.constantFrom(limits.marksLeftOut, limits.otherMarks, limits.soundsAlike),
        (typed, furthest) => {
          const few = unasked(lexicon);
          const all = unasked(lexicon);
          prefetchNearWords(typed, all.game, orthography);
          expect(nearWords(typed, few.game, orthography, furthest)).toEqual(
            nearWords(typed, all.game, orthography, furthest),
          );
          expect(few.edits).toEqual([0]);
          // Two edits are found by several such searches.
          expect(all.edits).toContain(1);
          expect(all.edits).not.toContain(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it.each([
  // A finger that hits two keys hits neighbours: b is beside n, and not beside e.
  ['sd-2026', 'lebeb', 'leben'],
  ['school-en', 'drivet', 'driver'],
  ['pfs-2018', 'kobietw', 'kobieta'],
] as const)('%s: %s has the next key rather than an extra letter', (ruleset, typed, intended) => {
  const [first] = nearWords(typed, loadLexicons(ruleset).game, RULES[ruleset].orthography);
  expect(first).toBe(intended);
});

it('searches further if further words are wanted later', () => {
  const { orthography } = RULES['pfs-2018'];
  const { game, edits } = unasked(loadLexicons('pfs-2018').game);
  expect(nearWords('zolw', game, orthography, orthography.limits.marksLeftOut)).toEqual(['żółw']);
  expect(nearWords('weż', game, orthography, orthography.limits.otherMarks)).toEqual(['weź']);
  expect(nearWords('mosk', game, orthography, orthography.limits.soundsAlike)).toEqual([]);
  expect(nearWords('gura', game, orthography, orthography.limits.soundsAlike)).toContain('góra');
  expect(edits).toEqual([0, 0, 0, 0]);
  expect(nearWords('mosk', game, orthography)).toContain('most');
  expect(nearWords('mosk', game, orthography, orthography.limits.soundsAlike)).toEqual([]);
  expect(edits).toEqual([0, 0, 0, 0, 1]);
});

it.each([
  // Each has a rare word at one edit; the common one at two edits is searched in German below eleven letters only.
  ['pfs-2018', 'odmulaczq', [1]],
  ['sd-2026', 'lybischen', [1, 2]],
  ['sd-2026', 'niederschlagsarmeo', [1]],
] as const)('under %s, %s is searched within %j edits', (ruleset, typed, most) => {
  const { game, edits } = unasked(loadLexicons(ruleset).game);
  expect(nearWords(typed, game, RULES[ruleset].orthography)).not.toEqual([]);
  expect(edits).toEqual(most);
});
