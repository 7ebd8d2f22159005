import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../dictionaries/compile/tsv.ts';
import {
  type Board,
  EMPTY_BOARD,
  type PlacedTile,
  premiumAt,
  SIZE,
  SQUARES,
  squareName,
  withTiles,
} from '../../../src/score-sheets/play/school-en/board.ts';
import { scorePlay } from '../../../src/score-sheets/play/school-en/score.ts';
import { TILE_COUNTS, tilePoints } from '../../../src/score-sheets/play/school-en/tiles.ts';
import { anyTiles, at, boardWith, tiles } from './table.ts';

const EVERY_SQUARE = Array.from({ length: SQUARES }, (_, square) => square);

describe('the board', () => {
  it('has the usual premium squares', () => {
    const count = (premium: string | null) => EVERY_SQUARE.filter((square) => premiumAt(square) === premium).length;
    expect(['tw', 'dw', 'tl', 'dl', null].map(count)).toEqual([8, 17, 12, 24, 164]);
    const named = (premium: string) => EVERY_SQUARE.filter((square) => premiumAt(square) === premium).map(squareName);
    expect(named('tw')).toEqual(['A1', 'H1', 'O1', 'A8', 'O8', 'A15', 'H15', 'O15']);
    expect(named('tl').slice(0, 6)).toEqual(['F2', 'J2', 'B6', 'F6', 'J6', 'N6']);
    expect(premiumAt(at('H8'))).toBe('dw');
    expect(['D1', 'L1', 'G3', 'I3', 'A4', 'H4', 'C7', 'G7'].map((name) => premiumAt(at(name)))).toEqual(
      Array.from({ length: 8 }, () => 'dl'),
    );
  });

  it('is symmetric', () => {
    for (const square of EVERY_SQUARE) {
      const row = Math.floor(square / SIZE);
      const column = square % SIZE;
      expect(premiumAt(column * SIZE + row)).toBe(premiumAt(square));
      expect(premiumAt(SQUARES - 1 - square)).toBe(premiumAt(square));
    }
  });

  it('has a name for each square', () => {
    for (const square of EVERY_SQUARE) expect(at(squareName(square))).toBe(square);
  });
});

describe('the tiles', () => {
  it('are those of the printed English set', () => {
    const printed = readTable(new URL('../../../dictionaries/lists/tile-values-en.tsv', import.meta.url));
    expect([...TILE_COUNTS]).toEqual(printed.map(({ letter, count }) => [letter, Number(count)]));
    expect(printed.map(({ letter }) => String(tilePoints(letter!)))).toEqual(printed.map(({ points }) => points));
    expect([...TILE_COUNTS.values()].reduce((sum, count) => sum + count, 0)).toBe(100);
  });
});

/** The words and points of a possible play. */
function scored(board: Board, text: string) {
  const outcome = scorePlay(board, tiles(text));
  if (!outcome.ok) throw new Error(outcome.error.kind);
  const { words, bonus, points } = outcome.value;
  return { words: words.map((one) => [one.word, one.points]), bonus, points };
}

describe('the points of a play', () => {
  it.each([
    // The first play is doubled by the centre, once.
    ['H8 across CAT', { words: [['CAT', 10]], bonus: 0, points: 10 }],
    ['H7 down CAT', { words: [['CAT', 10]], bonus: 0, points: 10 }],
    // The first K is on a double letter square, the second one is a blank.
    ['D8 across KAYAk', { words: [['KAYAK', (10 + 1 + 4 + 1) * 2]], bonus: 0, points: 32 }],
    // A blank has no points, not even on a premium square.
    ['D8 across kAYAK', { words: [['KAYAK', (1 + 4 + 1 + 5) * 2]], bonus: 0, points: 22 }],
    // All seven tiles: 50, not doubled.
    ['B8 across QUIXOTE', { words: [['QUIXOTE', (10 + 1 + 2 + 8 + 1 + 1 + 1) * 2]], bonus: 50, points: 98 }],
  ])('of %s on an empty board', (text, expected) => expect(scored(EMPTY_BOARD, text)).toEqual(expected));

  const board = boardWith('H8 across CAT');

  it.each([
    // Letters on the board score without premium; the S is on no premium square.
    ['K8 across S', [['CATS', 6]]],
    // One tile, two words: the one along the row first.
    ['H7 across A', [['AC', 4]]],
    // Double letter under the H.
    ['I9 across H', [['AH', 9]]],
    // Across and down: O on I7, a double letter square, is doubled in both.
    [
      'I7 across ON',
      [
        ['ON', 3],
        ['OA', 3],
        ['NT', 2],
      ],
    ],
    [
      'K8 down SUN',
      [
        ['SUN', 3],
        ['CATS', 6],
      ],
    ],
    // A word continues over tiles on the board.
    ['H5 down OLD.', [['OLDC', 7]]],
  ])('of %s beside CAT', (text, words) => {
    expect(scored(board, text).words).toEqual(words);
    expect(scored(board, text).points).toBe(words.reduce((sum, [, points]) => sum + Number(points), 0));
  });

  it('are multiplied by each word premium', () => {
    // From A1 to H1, two triple word squares: three times three.
    const eight = scored(boardWith('H8 across CAT', 'D1 down ABCDEFGH', 'D8 across H...'), 'A1 across LEM.NADE');
    expect(eight.words[0]).toEqual(['LEMANADE', (1 + 1 + 3 + 1 + 1 + 1 + 2 + 1) * 9]);
    expect(eight.bonus).toBe(50);
  });

  it('are listed by letter', () => {
    const outcome = scorePlay(board, tiles('I7 across ON'));
    expect(outcome.ok && outcome.value.words[1]).toEqual({
      word: 'OA',
      start: at('I7'),
      direction: 'down',
      points: 3,
      times: 1,
      letters: [
        { letter: 'O', blank: false, placed: true, points: 2 },
        { letter: 'A', blank: false, placed: false, points: 1 },
      ],
    });
  });
});

/** A second way to score, by text: each row and column is read as a string, before and after. */
function scoredByLines(board: Board, laid: readonly PlacedTile[]): { words: string[]; points: number } {
  const after = withTiles(board, laid);
  const isNew = new Set(laid.map(({ square }) => square));
  const lines = [
    ...Array.from({ length: SIZE }, (_, row) => EVERY_SQUARE.filter((square) => Math.floor(square / SIZE) === row)),
    ...Array.from({ length: SIZE }, (_, column) => EVERY_SQUARE.filter((square) => square % SIZE === column)),
  ];
  const words: string[] = [];
  let points = laid.length === 7 ? 50 : 0;
  for (const line of lines) {
    const text = line.map((square) => after[square]?.letter ?? ' ').join('');
    for (const { 0: word, index } of text.matchAll(/\S{2,}/g)) {
      const squares = line.slice(index, index + word.length);
      if (!squares.some((square) => isNew.has(square))) continue;
      words.push(word);
      let sum = 0;
      let times = 1;
      for (const square of squares) {
        const tile = after[square]!;
        const premium = isNew.has(square) ? premiumAt(square) : null;
        if (premium === 'dw') times *= 2;
        if (premium === 'tw') times *= 3;
        const one = tile.blank ? 0 : tilePoints(tile.letter);
        sum += premium === 'dl' ? one * 2 : premium === 'tl' ? one * 3 : one;
      }
      points += sum * times;
    }
  }
  return { words: words.sort(), points };
}

describe('any play', () => {
  it('has the words and points of the lines on the board', () => {
    let scoredPlays = 0;
    fc.assert(
      fc.property(fc.array(anyTiles, { minLength: 40, maxLength: 80 }), (plays) => {
        let board = boardWith('F8 across RETINAL');
        for (const laid of plays) {
          const outcome = scorePlay(board, laid);
          if (!outcome.ok) continue;
          const { words, points, bonus } = outcome.value;
          const byLines = scoredByLines(board, laid);
          expect(words.map(({ word }) => word).sort()).toEqual(byLines.words);
          expect(points).toBe(byLines.points);
          expect(points).toBe(words.reduce((sum, one) => sum + one.points, bonus));
          for (const { letters, times, points: ofWord } of words) {
            expect(ofWord).toBe(times * letters.reduce((sum, one) => sum + one.points, 0));
          }
          // The same tiles in another order are the same play.
          const turned = scorePlay(board, [...laid].reverse());
          expect(turned.ok && turned.value.words).toEqual(words);
          board = withTiles(board, laid);
          scoredPlays++;
        }
      }),
      { numRuns: 60 },
    );
    // Of the plays drawn at random, some 117 are possible, plus or minus eleven.
    expect(scoredPlays).toBeGreaterThan(50);
  });
});
