import { LETTER } from './letters.ts';
import { lowerCase, upperCase } from './normalise.ts';
import { toEnglishTiles, toGermanTiles } from './to-tiles.ts';

/** Languages with a tile set. */
export type TileLanguage = 'pl' | 'de' | 'en';

/** Letters by their points. Blanks have no points and stand for any of these letters. */
const POINTS_BY_VALUE: Readonly<Record<TileLanguage, ReadonlyArray<readonly [points: number, letters: string]>>> = {
  pl: [
    [1, 'AEINORSWZ'],
    [2, 'CDKLMPTY'],
    [3, 'BGHJŁU'],
    [5, 'ĄĘFÓŚŻ'],
    [6, 'Ć'],
    [7, 'Ń'],
    [9, 'Ź'],
  ],
  de: [
    [1, 'ADEINRSTU'],
    [2, 'GHLO'],
    [3, 'BMWZ'],
    [4, 'CFKP'],
    [6, 'ÄJÜV'],
    [8, 'ÖX'],
    [10, 'QY'],
  ],
  en: [
    [1, 'AEILNORSTU'],
    [2, 'DG'],
    [3, 'BCMP'],
    [4, 'FHVWY'],
    [5, 'K'],
    [8, 'JX'],
    [10, 'QZ'],
  ],
};

function pointsByTile(language: TileLanguage): ReadonlyMap<string, number> {
  return new Map(
    POINTS_BY_VALUE[language].flatMap(([points, letters]) =>
      [...letters].map((letter): [string, number] => [letter, points]),
    ),
  );
}

export const TILE_POINTS: Readonly<Record<TileLanguage, ReadonlyMap<string, number>>> = {
  pl: pointsByTile('pl'),
  de: pointsByTile('de'),
  en: pointsByTile('en'),
};

/** Converts a word to the letters of its tiles; each letter of a Polish word has its own tile. */
const TO_TILES: Readonly<Record<TileLanguage, (word: string) => string>> = {
  pl: (word) => word,
  de: toGermanTiles,
  en: toEnglishTiles,
};

/** Words whose letters have one capital each, so that they can be converted at once. */
const ONE_CAPITAL = /^[a-zA-Ząćęłńóśźżäöü]*$/;

/** Returns the letter as a tile shows it: its capital, if that is one letter. ß and ı stay. */
function onTile(letter: string): string {
  const capital = upperCase(letter);
  return lowerCase(capital) === lowerCase(letter) ? capital : letter;
}

/** Returns letters, digits and signs one by one as tiles show them. */
export const eachOnTile = (letters: string): string[] => (letters.match(LETTER) ?? []).map(onTile);

/**
 * Returns the word as tiles show it: upper case, NFC, one character a tile. German ß becomes SS; German and English accents are dropped
 * (`to-tiles.ts`).
 */
export function tilesOf(word: string, language: TileLanguage = 'pl'): string {
  const letters = TO_TILES[language](word);
  return ONE_CAPITAL.test(letters) ? letters.toUpperCase() : eachOnTile(letters).join('');
}

/** Returns the tiles of a word and their points: see `tilesOf` and `pointsOf`. */
export function tilesAndPoints(word: string, language: TileLanguage = 'pl'): { tiles: string; points: number | null } {
  const tiles = tilesOf(word, language);
  let sum = 0;
  for (const tile of tiles) {
    const points = TILE_POINTS[language].get(tile);
    if (points === undefined) return { tiles, points: null };
    sum += points;
  }
  return { tiles, points: word === '' ? null : sum };
}

/** Returns the sum of the tile points, without premium squares; null if a letter or sign has no tile, or the word is empty. */
export function pointsOf(word: string, language: TileLanguage = 'pl'): number | null {
  return tilesAndPoints(word, language).points;
}

/** Number of blanks in each tile set. */
const MOST_BLANKS = 2;

/** Minimum number of capitals: with one, the word is a name (`Ul`) or a unit (`kW`). */
const FEWEST_CAPITALS = 2;

const LETTERS = /^\p{L}+$/u;

/** Returns true for a small letter of one tile. ß among capitals is no blank, because its capital is rare. */
const isSmall = (letter: string): boolean => letter === lowerCase(letter) && onTile(letter) !== letter;

/**
 * Returns the positions of small letters that stand for blanks among capitals, as game logs write them: `OKnO`, `oKNO`, `ZEJść`. Empty if
 * there are more small letters than blanks in a set, or than capitals.
 * @param typed a word without surrounding characters, NFC
 * @returns indices of letters, from 0
 */
export function smallAmongCapitals(typed: string): number[] {
  if (typed === lowerCase(typed) || !LETTERS.test(typed)) return [];
  const letters = [...typed];
  const small = letters.flatMap((letter, place) => (isSmall(letter) ? [place] : []));
  const capitals = letters.filter((letter) => letter !== lowerCase(letter)).length;
  return capitals < FEWEST_CAPITALS || small.length > Math.min(MOST_BLANKS, capitals) ? [] : small;
}
