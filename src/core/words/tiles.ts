import { LETTER } from './letters.ts';
import { lowerCase, upperCase } from './normalise.ts';

/**
 * Converts words to the letters of tiles, in lower case and NFC.
 *
 * German tiles (sd-2026 I.2): accents are dropped, ß becomes SS, ligatures are split, Ä Ö Ü stay. English tiles: the 26 letters have no
 * accents, and ligatures are split. With a Turkish keyboard, players type İ and ı for I and i: both are the one English letter. Case is folded
 * by Unicode's table everywhere, never by that of the system, under which `ID` would become `ıd`.
 */

/** Letters of several tiles, in lower case. Typesetters' ligatures are replaced before (`withPlainLetters`). */
const SPLIT: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };
/** Letters whose stroke is not a combining mark, so Unicode does not remove it. */
const STROKED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd' };
const UMLAUTS = new Set('äöü');
const PLAIN_GERMAN = /^[a-zäöü]*$/;
/** Words that keep all letters but ß; NFC does not change them. */
const GERMAN = /^[a-zäöüß]*$/;

/** Returns a lower-case letter as tiles show it: one or several letters of the German alphabet, or the letter itself if there is none. */
export function toGermanTile(letter: string): string {
  if (UMLAUTS.has(letter)) return letter;
  const split = SPLIT[letter] ?? STROKED[letter];
  if (split !== undefined) return split;
  return letter.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** Returns the word as tiles show it, in lower case and NFC: `Größe` → `grösse`, `Agrément` → `agrement`, `Œuvre` → `oeuvre`. */
export function toGermanTiles(word: string): string {
  // Most words are plain and in lower case, and the compiler converts tens of millions.
  if (PLAIN_GERMAN.test(word)) return word;
  const cased = word.toLowerCase();
  if (GERMAN.test(cased)) return cased.replaceAll('ß', 'ss');
  const lower = cased.normalize('NFC');
  return [...lower].map(toGermanTile).join('');
}

const PLAIN_ENGLISH = /^[a-z]*$/;

/** The Turkish letter that Unicode does not decompose to an i. İ becomes an i with a combining dot, which is dropped like any mark. */
const DOTLESS_I = 'ı';

/** Returns a lower-case letter as tiles show it: one or several of the 26 letters, or the letter itself if it has none. */
function toEnglishTile(letter: string): string {
  return letter === DOTLESS_I ? 'i' : toGermanTile(letter).normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** Returns the word as tiles show it, in lower case and NFC: `Café` → `cafe`, `Encyclopædia` → `encyclopaedia`, `İN` and `ın` → `in`. */
export function toEnglishTiles(word: string): string {
  const lower = word.toLowerCase().normalize('NFC');
  if (PLAIN_ENGLISH.test(lower)) return lower;
  return [...lower].map(toEnglishTile).join('');
}

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
