import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playedWords } from '../../../src/games/move-log/plays.ts';
import { readMoves } from '../../../src/games/move-log/read-moves.ts';
import { readSquare, writtenSquare } from '../../../src/games/move-log/square.ts';

const FILE = `#character-encoding UTF-8
#player1 Ala Ala Kowalska
#player2 Jan Jan Nowak
#note 8H is the middle
>Ala: AKOTKIN 8F KOTKI +24 24
>Jan: DMOŻE?A 7H MOżE +18 18
#note a phony, challenged
>Ala: NABCDEF K5 CE.DAF +40 64
>Ala: NABCDEF -- -40 24
>Jan: LAAŚNIC -LAA +0 18
>Ala: NABCDEF 8F .....A +11 35
>Jan: (NC) +8 26
`;

const words = (text: string) => playedWords(readMoves(text)).map(({ word, square }) => `${square} ${word}`);

describe('a game file', () => {
  test('gives the words of each move, with those across, and where they begin', () => {
    expect(words(FILE)).toEqual([
      '8F KOTKI',
      '7H MOżE',
      'H7 MT',
      'I7 OK',
      'J7 żI',
      'K5 CEEDAF',
      '8F KOTKID',
      '8F KOTKIA',
      'K7 EA',
    ]);
  });

  test('names the players, and tells a move that was taken back', () => {
    const played = playedWords(readMoves(FILE));
    expect(played.map(({ player, move, withdrawn }) => `${player} ${move}${withdrawn ? ' withdrawn' : ''}`)).toEqual([
      'Ala 1',
      'Jan 2',
      'Jan 2',
      'Jan 2',
      'Jan 2',
      'Ala 3 withdrawn',
      'Ala 3 withdrawn',
      'Ala 4',
      'Ala 4',
    ]);
    expect(played.map(({ across }) => across)).toEqual([false, false, true, true, true, false, true, false, true]);
  });
});

describe('lines of a log', () => {
  test('are read with and without names, numbers and scores', () => {
    expect(words('1. Ann: H8 retains 66\n2. Bob  14H  (S)TERN  22\n')).toEqual(['H8 RETAINS', '14H STERN']);
    expect(readMoves('8D KOT 10\nD8 KOTEK 20')[1]?.player).toBe('');
    expect(readMoves('1. Ann: H8 retains 66\n2. Bob - 14F (H)ERON')[1]?.player).toBe('Bob');
  });

  test('with small letters alone have no blanks; with capitals, small ones are blanks', () => {
    expect(words('8d kot\nd8 krowa')).toEqual(['8D KOT', 'D8 KROWA']);
    expect(words('8D KoT\nD8 .ROWa')).toEqual(['8D KoT', 'D8 KROWa']);
  });

  test('that do not fit the board are taken as written', () => {
    expect(words('8D KOT\n8D PIES\nA1 ..S')).toEqual(['8D KOT', '8D PIES', 'A1 ??S']);
    expect(words('8D KOT\n15U KOT')).toEqual(['8D KOT', '15U KOT']);
  });

  test('are no log where hardly one of them is a move', () => {
    expect(readMoves('Ala ma kota.\nJa mam psa.\nGram C4 jutro\nA potem?\n8D KOT\n')).toEqual([]);
    expect(readMoves('vitamin B12 helps')).toEqual([]);
    expect(readMoves('')).toEqual([]);
  });
});

test('a square is written as it was read', () => {
  const square = fc.record({ row: fc.nat(20), column: fc.nat(20), down: fc.boolean() });
  fc.assert(
    fc.property(square, (one) => {
      expect(readSquare(writtenSquare(one))).toEqual(one);
    }),
  );
  for (const none of ['0A', '22A', 'V8', '8', 'D', 'A1B', '']) expect(readSquare(none)).toBeNull();
});

test('no text throws, and every word of a log has two letters or is a move of its own', () => {
  const token = fc.constantFrom(
    '8D',
    'h12',
    'KOT',
    'kot',
    '..S',
    '>A:',
    '--',
    '-',
    '+7',
    '(X)',
    'ß',
    '\n',
    '\n',
    '#note',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(token, fc.string()), { maxLength: 60 }), (tokens) => {
      const moves = readMoves(tokens.join(' '));
      const made = new Set(playedWords(moves).map(({ move }) => move));
      for (const { word } of playedWords(moves)) expect([...word].length).toBeGreaterThan(0);
      expect(made.size).toBeLessThanOrEqual(moves.length);
    }),
  );
});
