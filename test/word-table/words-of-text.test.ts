import { expect, it } from 'vitest';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { wordsToJudge } from '../../src/pages/word-table/words-of-text.ts';

const LOG = '>Ala: AKOTKIN 8F KOTKI +24 24\n>Jan: DMOŻE?A 7H MOżE +18 18\n>Jan: -- -18 0\n';

it('words of a log are those of each move, with square and player; words of other text occur once each', () => {
  const { words, isLog } = wordsToJudge(LOG, 'pfs-2018');
  expect(isLog).toBe(true);
  expect(
    words.map(({ word, query, played }) => [word, query, played?.square, played?.player, played?.withdrawn]),
  ).toEqual([
    // Capitals are no evidence in a log.
    ['KOTKI', 'kotki', '8F', 'Ala', false],
    ['MOżE', undefined, '7H', 'Jan', true],
    ['MT', 'mt', 'H7', 'Jan', true],
    ['OK', 'ok', 'I7', 'Jan', true],
    // A small letter beside a single capital would be read as a unit, kW.
    ['żI', 'żi', 'J7', 'Jan', true],
  ]);
  expect(wordsToJudge('Kot i pies, KOT 12, kot!', 'pfs-2018')).toMatchObject({
    isLog: false,
    words: [{ count: 3 }, {}],
  });
});

it('words of a move that leaves the board of the rules, or contradicts its tiles, are marked', () => {
  const log =
    '>Ala: AKOTKIN 8F KOTKI +24 24\n>Jan: ABCDEFG 15N PASTO +9 9\n>Ala: ABCDEFG 9P AB +5 29\n>Jan: ABCDEFG 8E RAK +9 18\n';
  const fits = (ruleset: RulesetId) =>
    wordsToJudge(log, ruleset).words.map(({ word, played }) => `${word} ${played?.fits}`);
  expect(fits('pfs-2018')).toEqual(['KOTKI true', 'PASTO false', 'AB false', 'RAK false']);
  // A game without a board says nothing of its size.
  expect(fits('7slow')).toEqual(['KOTKI true', 'PASTO true', 'AB true', 'RAK false']);
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
