import { describe, expect, it } from 'vitest';
import { hasOnlyPolishLetters, lettersWithoutTile, POLISH_LETTERS } from '../../src/words/alphabet.ts';
import { withDiacritics } from '../../src/words/diacritics.ts';
import { pointsOf, TILE_POINTS, tilesOf } from '../../src/words/tiles.ts';
import { readTable } from '../conformance/table.ts';

describe('tiles', () => {
  it('have the points of the Polish set', () => {
    const printed = readTable(new URL('../../dictionaries/lists/tile-values-pl.tsv', import.meta.url));
    const letters = printed
      .filter(({ letter }) => letter !== '?')
      .map(({ letter, points }) => [letter, Number(points)]);
    expect(new Map(letters as Array<[string, number]>)).toEqual(new Map(TILE_POINTS));
    expect(letters).toHaveLength(32);
    expect([...POLISH_LETTERS]).toEqual(letters.map(([letter]) => String(letter).toLowerCase()));
  });

  it.each([
    ['bazylij', 13],
    ['źdźbło', 27],
    ['quiz', null],
    ['op-art', null],
    ['', null],
  ])('%s is worth %s', (word, points) => expect(pointsOf(word)).toBe(points));

  it('are upper case', () => expect(tilesOf('żółw')).toBe('ŻÓŁW'));
});

describe('alphabet', () => {
  it.each([
    ['exodus', 'x'],
    ['öre', 'ö'],
    ['quizvox', 'qvx'],
    ['op-art', ''],
  ])('%s: letters without a tile are %j', (word, letters) => expect(lettersWithoutTile(word)).toBe(letters));

  it('knows a Polish word from a sign', () => {
    expect(hasOnlyPolishLetters('źrebię')).toBe(true);
    expect(hasOnlyPolishLetters('źre bię')).toBe(false);
    expect(hasOnlyPolishLetters('')).toBe(false);
  });
});

describe('diacritics', () => {
  it('are put back, fewest first', () => {
    const spellings = [...withDiacritics('zolw', 100)];
    expect(spellings).toContain('żółw');
    expect(spellings.indexOf('zółw')).toBeLessThan(spellings.indexOf('żółw'));
    expect(new Set(spellings).size).toBe(spellings.length);
  });

  it('are put back no more often than asked', () => expect([...withDiacritics('a'.repeat(30), 50)]).toHaveLength(50));
});
