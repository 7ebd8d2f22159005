/** Neighbours in lists of a few words, which hardly share three letters in a row, against their definition. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Marks } from '../../src/core/words/letters.ts';
import { lexiconOf } from './lexicon-of.ts';
import { withinEdits } from './within-edits.ts';

const MARKS: Marks = { a: 'ą', ue: 'ü' };

/** The letters of the prefixes, and so many others that the rarest have no bit of their own in a filter. */
const MANY = `niej${Array.from({ length: 36 }, (_, i) => String.fromCharCode(0x3b1 + i)).join('')}`;

const word = fc.string({ unit: fc.constantFrom(...'aąbueü', 'ϒ', 'ϓ'), minLength: 1, maxLength: 8 });

it('near words are exactly those within the number of edits', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 12 }),
      fc.array(word, { minLength: 8 }),
      (listed, queries) => {
        const lexicon = lexiconOf([
          [MANY, [MANY]],
          ...listed.map((one) => [one, [one, `${one}b`, `${one}ue`]] as const),
        ]);
        const forms = new Set([MANY, ...listed.flatMap((one) => [one, `${one}b`, `${one}ue`])]);
        for (const typed of [...queries, ...listed.map((one) => one.slice(1)), ...listed.map((one) => `${one}a`)]) {
          for (const edits of [0, 1, 2] as const) {
            const expected = [...forms].filter((form) => form !== typed && withinEdits(typed, form, MARKS, edits));
            expect(lexicon.neighbours(typed, MARKS, edits).sort()).toEqual(typed === '' ? [] : expected.sort());
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
