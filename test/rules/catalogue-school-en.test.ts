import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { CATALOGUE } from '../../src/core/rulesets/school-en/catalogue.ts';
import { TWO_LETTER_WORDS } from '../../src/core/rulesets/school-en/detectors/listed.ts';
import { testCatalogue } from './catalogue-table.ts';

/** Rules about the course of a game, and about its points, decide no word; letters without a tile have no rule in the document. */
testCatalogue('school-en', CATALOGUE, ({ kind }) => kind === 'admits' || kind === 'excludes', new Set(['no-tile']));

describe('the two-letter list', () => {
  it('is the printed list', () => {
    const printed = readTable(new URL('../../dictionaries/lists/school-en-two-letter.tsv', import.meta.url));
    expect([...TWO_LETTER_WORDS]).toEqual(printed.map(({ word }) => word!.toLowerCase()));
    expect(TWO_LETTER_WORDS.size).toBe(101);
  });
});
