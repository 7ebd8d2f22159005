import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import {
  ENGLISH_LETTERS,
  GERMAN_LETTERS,
  hasOnlyEnglishLetters,
  hasOnlyGermanLetters,
  hasOnlyPolishLetters,
  lettersWithoutTile,
  POLISH_LETTERS,
} from '../../src/core/words/letters.ts';
import { pointsOf, TILE_POINTS, tilesOf } from '../../src/core/words/tiles.ts';

describe('tiles', () => {
  it.each([
    ['pl', 32, POLISH_LETTERS],
    ['de', 29, GERMAN_LETTERS],
    ['en', 26, ENGLISH_LETTERS],
  ] as const)('have the points of the set: %s', (language, count, alphabet) => {
    const printed = readTable(new URL(`../../dictionaries/lists/tile-values-${language}.tsv`, import.meta.url));
    const letters = printed
      .filter(({ letter }) => letter !== '?')
      .map(({ letter, points }): [string, number] => [String(letter), Number(points)]);
    expect(new Map(letters)).toEqual(new Map(TILE_POINTS[language]));
    expect(letters).toHaveLength(count);
    expect(letters.map(([letter]) => letter.toLowerCase()).sort()).toEqual([...alphabet].sort());
  });

  it.each([
    ['bazylij', 13],
    ['źdźbło', 27],
    ['quiz', null],
    ['op-art', null],
    ['', null],
  ])('%s is worth %s', (word, points) => expect(pointsOf(word)).toBe(points));

  it('are upper case', () => expect(tilesOf('żółw')).toBe('ŻÓŁW'));

  it.each([
    ['straße', 'STRAßE'],
    ['ılık', 'ıLıK'],
    ['İzmir', 'İZMIR'],
  ])('keep a letter without a capital: %s → %s', (word, tiles) => {
    expect(tilesOf(word)).toBe(tiles);
    expect(pointsOf(word)).toBe(null);
  });

  it.each([
    ['Straße', 'STRASSE', 7],
    ['STRAẞE', 'STRASSE', 7],
    ['Übergröße', 'ÜBERGRÖSSE', 25],
    ['Café', 'CAFE', 10],
    ['Cafe\u0301', 'CAFE', 10],
    ['Œuvre', 'OEUVRE', 12],
    ['Señor', 'SENOR', 6],
    ['Smørrebrød', 'SMORREBROD', 16],
    ['A\u0308ra', 'ÄRA', 8],
    ['Jo-Jo', 'JO-JO', null],
  ])('of %s are %s in German, worth %s', (word, tiles, points) => {
    expect(tilesOf(word, 'de')).toBe(tiles);
    expect(pointsOf(word, 'de')).toBe(points);
  });
});

describe('English words', () => {
  it.each([
    ['quiz', 'QUIZ', 22],
    ['café', 'CAFE', 9],
    ['Naïveté', 'NAIVETE', 10],
    ['über', 'UBER', 6],
    ['Encyclopædia', 'ENCYCLOPAEDIA', 23],
    ['smörgåsbord', 'SMORGASBORD', 17],
    ['can’t', 'CAN’T', null],
  ])('%s has the tiles %s, worth %s', (word, tiles, points) => {
    expect(tilesOf(word, 'en')).toBe(tiles);
    expect(pointsOf(word, 'en')).toBe(points);
  });

  // The letters that a Turkish keyboard gives for i, composed and decomposed.
  it.each(['in', 'IN', 'In', 'İN', 'İn', 'ın', 'i\u0307n', 'I\u0307N', 'ıN', 'iN'])('%s has the tiles IN', (word) => {
    expect(tilesOf(word, 'en')).toBe('IN');
  });
});

describe('alphabet', () => {
  it.each([
    ['exodus', 'x'],
    ['öre', 'ö'],
    ['quizvox', 'qvx'],
    ['op-art', ''],
    ['straße', 'ß'],
    ['STRAẞE', 'ẞ'],
    ['Écru écru', 'É'],
    ['İstanbulın', 'İı'],
    ['x\u0302y', 'x\u0302'],
    ['mp3', '3'],
    ['c++', '+'],
  ])('%s: letters without a tile are %j', (word, letters) => expect(lettersWithoutTile(word)).toBe(letters));

  it('distinguishes Polish words from other strings', () => {
    expect(hasOnlyPolishLetters('źrebię')).toBe(true);
    expect(hasOnlyPolishLetters('źre bię')).toBe(false);
    expect(hasOnlyPolishLetters('')).toBe(false);
  });

  it('distinguishes English words from other strings', () => {
    expect(hasOnlyEnglishLetters('zax')).toBe(true);
    expect(hasOnlyEnglishLetters('x-ray')).toBe(false);
    expect(hasOnlyEnglishLetters('ça')).toBe(false);
    expect(hasOnlyEnglishLetters('')).toBe(false);
  });

  it('distinguishes German words from other strings', () => {
    expect(hasOnlyGermanLetters('größe')).toBe(false);
    expect(hasOnlyGermanLetters('grösse')).toBe(true);
    expect(hasOnlyGermanLetters('')).toBe(false);
  });
});
