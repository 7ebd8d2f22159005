/** The longest beginning of a string that forms of a list share, against all forms of the list. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAJ, NIE } from '../../src/core/lexicon/format.ts';
import { sharedStart } from '../../src/core/words/letters.ts';
import { lexiconOf } from './lexicon-of.ts';

const GROUPS: ReadonlyArray<readonly [lemma: string, forms: readonly string[]]> = [
  ['okno', ['okno', 'okna', 'oknem', 'oknami']],
  ['oknówka', ['oknówka', 'oknówek']],
  ['duży', ['duży', 'dużego', `${NIE}duży`, `${NIE}dużego`, 'większy', `${NAJ}większy`]],
  ['iść', ['iść', 'idę', 'szedł', 'szli', 'idący', `${NIE}idący`]],
  ['o', ['o']],
];

const lexicon = lexiconOf(GROUPS);
const forms: string[] = [];
lexicon.forEachForm((form) => forms.push(form));

describe('reach', () => {
  it.each([
    ['a form', 'oknem', 5],
    ['a form and more', 'oknemy', 5],
    ['the beginning of one', 'ok', 2],
    ['the beginning of an ending', 'oknamx', 5],
    ['another stem', 'oknówx', 5],
    ['a prefix', 'nieduże', 7],
    ['a part of a prefix', 'nia', 2],
    ['more than there is: a prefix before a stem that never has it', 'nieokno', 6],
    ['the other prefix', 'najwięcej', 6],
    ['a paradigm without a common stem', 'szedłem', 5],
    ['a letter of no form', 'ok?o', 2],
    ['no letter in common', 'x', 0],
    ['nothing', '', 0],
    ['a string longer than any form', `okn${'a'.repeat(300)}`, 4],
  ])('%s: %s', (_, word, letters) => expect(lexicon.reach(word)).toBe(letters));

  it('is at least the longest prefix shared with a form', () => {
    const pieces = ['nie', 'naj', 'okn', 'duż', 'ego', 'iś', 'ć', 'id', 'ą', 'cy', 'sz', 'ł', 'ó', 'a', 'm', 'o', 'q'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 6 }), (word) => {
        const longest = Math.max(...forms.map((form) => sharedStart(word, form)));
        expect(lexicon.reach(word)).toBeGreaterThanOrEqual(longest);
        expect(lexicon.reach(word)).toBeLessThanOrEqual(word.length);
      }),
      { numRuns: 2000 },
    );
  });
});
