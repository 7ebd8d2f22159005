import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playedWords } from '../../../src/core/move-log/plays.ts';
import { readMoves, readSquare, writtenSquare } from '../../../src/core/move-log/read-moves.ts';

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

const words = (text: string) => playedWords(readMoves(text) ?? []).map(({ word, square }) => `${square} ${word}`);

describe('a game file', () => {
  test('gives the words of each move, with cross words, and their squares', () => {
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

  test('names the players, and marks a withdrawn move', () => {
    const played = playedWords(readMoves(FILE) ?? []);
    expect(played.map(({ player, move, withdrawn }) => `${player} ${move}${withdrawn ? ' withdrawn' : ''}`)).toEqual([
      'Ala Kowalska 1',
      'Jan Nowak 2',
      'Jan Nowak 2',
      'Jan Nowak 2',
      'Jan Nowak 2',
      'Ala Kowalska 3 withdrawn',
      'Ala Kowalska 3 withdrawn',
      'Ala Kowalska 4',
      'Ala Kowalska 4',
    ]);
    expect(played.map(({ across }) => across)).toEqual([false, false, true, true, true, false, true, false, true]);
  });
});

describe('a game file whose lines are mostly not plays', () => {
  const HEADER = '#player1 ann Ann Example\n#player2 bob\n';
  const PASSES = '>ann: AEIOUUU -AEIOUUU +0 0\n>bob: BCDFGHJ - +0 0\n>ann: EEIIOOU -EEIIOOU +0 0\n';

  test('is a log by its header and turns, with one play or none', () => {
    const single = readMoves(`${HEADER}${PASSES}>bob: BCDFGHJ 8G DG +6 6\n>bob: BCDFGHJ -- -6 0\n`);
    expect(single).toMatchObject([{ player: 'bob', withdrawn: true, letters: ['D', 'G'] }]);
    expect(readMoves(`${HEADER}${PASSES}`)).toEqual([]);
  });

  test('is a log by the scores of its turns if the header is missing', () => {
    expect(readMoves(`${PASSES}>bob: BCDFGHJ 8G DG +6 6\n`)).toHaveLength(1);
  });

  test('names players as its header does, or by nickname', () => {
    const moves = readMoves(`${HEADER}>ann: KOT 8G KOT +6 6\n>bob: AS H8 AS +2 2\n>eve: AS H8 OS +2 2\n`);
    expect(moves?.map(({ player }) => player)).toEqual(['Ann Example', 'bob', 'eve']);
  });

  test('without turns, or with quoted lines, is no log', () => {
    expect(readMoves(`${HEADER}Ann and Bob played in C4 on Monday.\n`)).toBeNull();
    expect(readMoves('> Ann: shall we play?\n> Bob: on Monday\n> Ann: fine\n')).toBeNull();
  });
});

describe('lines of a log', () => {
  test('are read with and without names, numbers and scores', () => {
    expect(words('1. Ann: H8 retains 66\n2. Bob  14H  (S)TERN  22\n')).toEqual(['H8 RETAINS', '14H STERN']);
    expect(readMoves('8D KOT 10\nD8 KOTEK 20')?.[1]?.player).toBe('');
    expect(readMoves('+10 8D KOT\n+20 D8 KOTEK')?.[1]?.player).toBe('');
    for (const between of ['\t', ';', ' | '])
      expect(
        readMoves(
          [['1', 'Ann', '8D', 'kot', '+10'].join(between), ['2', 'Bob', 'D8', 'kotek', '20'].join(between)].join('\n'),
        ),
      ).toMatchObject([{ player: 'Ann' }, { player: 'Bob', letters: ['K', 'O', 'T', 'E', 'K'] }]);
    expect(readMoves('1. Ann: H8 retains 66\n2. Bob - 14F (H)ERON')?.[1]?.player).toBe('Bob');
  });

  test.each([
    ['commas between cells', 'nr,gracz,pole,słowo,pkt\n1,Ann,8D,KOT,10\n2,Bob,D8,KOTEK,20'],
    ['commas after plays', '1. Ann 8D: KOT, 10\n2. Bob D8: KOTEK, 20'],
    ['marks at plays', '1. Ann: 8D KOT! 10\n2. Bob: D8 KOTEK* 20'],
  ])('are read with %s', (_, log) => {
    expect(words(log)).toEqual(['8D KOT', 'D8 KOTEK']);
    expect(readMoves(log)?.map(({ player }) => player)).toEqual(['Ann', 'Bob']);
  });

  test('in small letters have no blanks; among capitals, small letters are blanks', () => {
    expect(words('8d kot\nd8 krowa')).toEqual(['8D KOT', 'D8 KROWA']);
    expect(words('8D KoT\nD8 .ROWa')).toEqual(['8D KoT', 'D8 KROWa']);
  });

  test('that do not fit on the board are read as written', () => {
    expect(words('8D KOT\n8D PIES\nA1 ..S')).toEqual(['8D KOT', '8D PIES', 'A1 ??S']);
    expect(words('8D KOT\n15U KOT')).toEqual(['8D KOT', '15U KOT']);
  });

  test('are no log if few of them are moves', () => {
    expect(readMoves('Ala ma kota.\nJa mam psa.\nGram C4 jutro\nA potem?\n8D KOT\n')).toBeNull();
    expect(readMoves('vitamin B12 helps')).toBeNull();
    expect(readMoves('Pole A4 i pole B5 są wolne.\nDrukuj na A4 papier.')).toBeNull();
    expect(readMoves('Na A4 nie wolno\nna B5 chyba można')).toBeNull();
    expect(readMoves('Na A4 i B5 drukuj.\nNa C4 też.')).toBeNull();
    expect(readMoves('')).toBeNull();
  });
});

test('a square is formatted as it was parsed', () => {
  const square = fc.record({ row: fc.nat(20), column: fc.nat(20), down: fc.boolean() });
  fc.assert(
    fc.property(square, (one) => {
      expect(readSquare(writtenSquare(one))).toEqual(one);
    }),
  );
  for (const none of ['0A', '22A', 'V8', '8', 'D', 'A1B', '']) expect(readSquare(none)).toBeNull();
});

test('no text throws, and every word of a log has two letters or is a move itself', () => {
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
      const moves = readMoves(tokens.join(' ')) ?? [];
      const made = new Set(playedWords(moves).map(({ move }) => move));
      for (const { word } of playedWords(moves)) expect([...word].length).toBeGreaterThan(0);
      expect(made.size).toBeLessThanOrEqual(moves.length);
    }),
  );
});
