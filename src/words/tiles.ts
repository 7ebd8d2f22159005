import { lay } from './lay.ts';
import { layEnglish } from './lay-english.ts';
import { LETTER } from './letter.ts';
import { lowerCase, upperCase } from './normalise.ts';

/** Languages whose tile sets there are. */
export type TileLanguage = 'pl' | 'de' | 'en';

/** Points by letter. Blanks are worth nothing and stand for any of these letters. */
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

/** Which letters a word is laid with; every letter of a Polish word has its own tile. */
const LAID: Readonly<Record<TileLanguage, (word: string) => string>> = {
  pl: (word) => word,
  de: lay,
  en: layEnglish,
};

/** Letters of which each has one capital, so that all can be made capitals at once. */
const ONE_CAPITAL = /^[a-zA-Ząćęłńóśźżäöü]*$/;

/** The letter as a tile would show it: a capital, where that is the same letter; ß (of which it makes SS) and ı stay as they are. */
export function onTile(letter: string): string {
  const capital = upperCase(letter);
  return lowerCase(capital) === lowerCase(letter) ? capital : letter;
}

/** Letters, digits or signs as tiles would show them, one by one. */
export const eachOnTile = (letters: string): string[] => (letters.match(LETTER) ?? []).map(onTile);

/**
 * The word as it would be laid: upper case, NFC, one character a tile; German ß as SS, German and English words without accents (see
 * `lay` and `layEnglish`).
 */
export function tilesOf(word: string, language: TileLanguage = 'pl'): string {
  const laid = LAID[language](word);
  return ONE_CAPITAL.test(laid) ? laid.toUpperCase() : eachOnTile(laid).join('');
}

/** The word as it would be laid, and what the tiles are worth: see `tilesOf` and `pointsOf`. */
export function laidOf(word: string, language: TileLanguage = 'pl'): { tiles: string; points: number | null } {
  const tiles = tilesOf(word, language);
  let sum = 0;
  for (const tile of tiles) {
    const points = TILE_POINTS[language].get(tile);
    if (points === undefined) return { tiles, points: null };
    sum += points;
  }
  return { tiles, points: word === '' ? null : sum };
}

/** Sum of the tile points without premium squares; null when a letter or sign has no tile, or there is none at all. */
export function pointsOf(word: string, language: TileLanguage = 'pl'): number | null {
  return laidOf(word, language).points;
}
