import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countedParts, countedTable } from '../../dictionaries/compile/en/wordnet-counts.ts';
import { readJson, sourcesPresent } from '../../dictionaries/compile/sources.ts';

const NOUNS = `  1 This is the licence.
00000001 28 n 02 May 0 springtide 1 000 | a month
00000002 20 n 01 may 1 000 | a shrub
`;

const COUNTS = `may%1:28:00:: 1 29
may%1:20:01:: 2 4
may%2:42:01:: 1 6
white%3:00:01:: 1 5
white%5:00:00:pure:00 2 7
may_day%1:28:00:: 1 3
1%5:00:00:cardinal:00 1 107
`;

it('occurrences are added up by part of speech, without names and without several words', () => {
  expect([...countedParts({ 'data.noun': NOUNS, 'cntlist.rev': COUNTS })]).toEqual([
    ['may', { noun: 4, verb: 6, adj: 0, adv: 0 }],
    ['white', { noun: 0, verb: 0, adj: 12, adv: 0 }],
  ]);
});

it.skipIf(!sourcesPresent())('the table is the one that the source gives', () => {
  const table = readFileSync(join(import.meta.dirname, '../../dictionaries/frequency/en-parts.tsv'), 'utf8');
  expect(countedTable(countedParts(readJson('en-wordnet')))).toBe(table);
});
