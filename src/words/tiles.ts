import { upperCase } from './normalise.ts';

/** Points of the Polish tiles. Blanks are worth nothing and stand for any of these letters. */
const POINTS_BY_VALUE: ReadonlyArray<readonly [points: number, letters: string]> = [
  [1, 'AEINORSWZ'],
  [2, 'CDKLMPTY'],
  [3, 'BGHJŁU'],
  [5, 'ĄĘFÓŚŻ'],
  [6, 'Ć'],
  [7, 'Ń'],
  [9, 'Ź'],
];

export const TILE_POINTS: ReadonlyMap<string, number> = new Map(
  POINTS_BY_VALUE.flatMap(([points, letters]) => [...letters].map((letter): [string, number] => [letter, points])),
);

/** The word as it would be laid: upper case, NFC, one character a tile. */
export function tilesOf(word: string): string {
  return upperCase(word);
}

/** Sum of the tile points without premium squares; null when a letter or sign has no tile, or there is none at all. */
export function pointsOf(word: string): number | null {
  let sum = 0;
  for (const tile of tilesOf(word)) {
    const points = TILE_POINTS.get(tile);
    if (points === undefined) return null;
    sum += points;
  }
  return word === '' ? null : sum;
}
