import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playedWords } from '../../../src/core/move-log/plays.ts';
import { asPlayed, movesOfText, readScorecard } from '../../../src/core/move-log/scorecard.ts';

const words = (text: string) => playedWords(movesOfText(text) ?? []).map(({ word, square }) => `${square} ${word}`);

const CARD = ['8G', '24:00', 'STĘPIĆ', 'ĆĘIKPST', '0 +46', '46'];
const ANSWER = ['A', 'L8', '23:12', '(Ć)MA', 'AAIMNOW', '0 +18', '18'];
const EXCHANGE = ['EXCH', '22:58', '-AIKO', 'AIKOPRZ', '46 +0', '46'];
const TAKEN_BACK = ['15A', '22:01', 'Challenge!', 'KRĄĆ', 'Play is invalid', '18 +0', '18'];

describe('the scorecard of a game site', () => {
  it('gives the plays with their squares, without racks and times', () => {
    expect(words(CARD.join('\n'))).toEqual(['8G STĘPIĆ']);
    expect(words([...CARD, ...ANSWER, ...EXCHANGE].join('\n'))).toEqual(['8G STĘPIĆ', 'L8 ĆMA']);
    expect(words([...CARD, ...EXCHANGE, ...EXCHANGE, ...EXCHANGE].join('\n'))).toEqual(['8G STĘPIĆ']);
  });

  it('is read without line ends, as a context menu passes it', () => {
    expect(words([...CARD, ...ANSWER].join(' '))).toEqual(['8G STĘPIĆ', 'L8 ĆMA']);
  });

  it('marks withdrawn plays', () => {
    const moves = movesOfText([...CARD, ...TAKEN_BACK].join('\n')) ?? [];
    expect(moves.map(({ withdrawn }) => withdrawn)).toEqual([false, true]);
    expect(words(['H8', '24:00', 'Challenge!KOT', 'Play is valid KOTABCD', '0 +10 +5', '15'].join('\n'))).toEqual([
      'H8 KOT',
    ]);
  });

  it('in two columns has no times', () => {
    expect(words('8H KoTKI 22 22 AIKKOT 9G PO 12 12 ABCDOPR')).toEqual(['8H KoTKI', '9G PO', 'H8 KO']);
  });

  it.each([
    ['a format of paper and its price', 'Papier A4 KOSZT 500 zł'],
    ['a square by itself', '8G'],
    ['a play without its points', '8G STĘPIĆ'],
    ['prose', 'Na A4 nie wolno KOTA, a na B5 wolno.'],
    ['a move with words of a chat after it', 'H8 OKnO +12\nmp3 2-latek ch?eszli 24'],
    ['racks only', 'ĆĘIKPST 0 +46'],
    ['', ''],
    ['a text with one square', `8G KOT +10 ${'i tak dalej '.repeat(20)}`],
  ])('does not include %s', (_what, text) => expect(readScorecard(text)).toEqual([]));

  it('puts two or more letters on the board, for any text', () => {
    const token = fc.constantFrom(
      '8D',
      'h12',
      'KOT',
      'K(O)T',
      'OKnO',
      '24:00',
      '+7',
      '0 +0',
      '\n',
      'X!KOT',
      'ß',
      '..S',
    );
    const lengths = new Set<number>();
    fc.assert(
      fc.property(fc.array(token, { minLength: 4, maxLength: 30 }), (tokens) => {
        for (const { letters } of readScorecard(tokens.join(' '))) lengths.add(letters.length);
      }),
    );
    expect(Math.min(...lengths)).toBeGreaterThan(1);
  });
});

describe('a word as played', () => {
  it.each([
    ['KOT', 'KOT'],
    ['OKnO', 'OKnO'],
    ['kW', 'KW'],
  ])('%s is looked up as %s', (word, query) => expect(asPlayed(word)).toBe(query));
});

describe('a word, its square and its points', () => {
  it.each([
    ['in this order', 'KOTLET 8D 18\nEFEKT H8 12'],
    ['with the square in brackets', 'Hanka: KOTLET (8D) 18\nOlek: EFEKT (H8) 12'],
  ])('are a move %s', (_, text) => expect(words(text)).toEqual(['8D KOTLET', 'H8 EFEKT']));

  it.each([
    ['products and their sizes', 'PAPIER A4 100\nKOPERTA B5 40'],
    ['shots at squares', 'A4 pudło\nB5 trafiony\nC6 zatopiony'],
    ['seats', 'Rząd 8D JAN KOS 24\nRząd 9C ALA NUR 25'],
  ])('%s are no moves', (_, text) => expect(movesOfText(text)).toBeNull());
});
