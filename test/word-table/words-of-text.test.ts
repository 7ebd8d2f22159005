import { expect, it } from 'vitest';
import { wordsToJudge } from '../../src/pages/word-table/words-of-text.ts';

const LOG = '>Ala: AKOTKIN 8F KOTKI +24 24\n>Jan: DMOŻE?A 7H MOżE +18 18\n>Jan: -- -18 0\n';

it('words of a log are those of each move, with square and player; words of other text occur once each', () => {
  const { words, isLog } = wordsToJudge(LOG, 'pfs-2018');
  expect(isLog).toBe(true);
  expect(
    words.map(({ word, query, played }) => [word, query, played?.square, played?.player, played?.withdrawn]),
  ).toEqual([
    ['KOTKI', undefined, '8F', 'Ala', false],
    ['MOżE', undefined, '7H', 'Jan', true],
    ['MT', undefined, 'H7', 'Jan', true],
    ['OK', undefined, 'I7', 'Jan', true],
    // A small letter beside a single capital would be read as a unit, kW.
    ['żI', 'ŻI', 'J7', 'Jan', true],
  ]);
  expect(wordsToJudge('Kot i pies, KOT 12, kot!', 'pfs-2018')).toMatchObject({
    isLog: false,
    words: [{ count: 3 }, {}],
  });
});

it('words of a scorecard are those of its moves, without racks and notes on challenges', () => {
  const card = '8G\n24:00\nSTĘPIĆ\nĆĘIKPST\n0 +46\n46\nH7\n23:40\nChallenge!Z(T)O\nPlay is invalid\n0 +0\n0\n';
  const { words, isLog } = wordsToJudge(card, 'pfs-2018');
  expect(isLog).toBe(true);
  expect(words.map(({ word, played }) => [word, played?.square, played?.withdrawn])).toEqual([
    ['STĘPIĆ', '8G', false],
    ['ZTO', 'H7', true],
  ]);
});
