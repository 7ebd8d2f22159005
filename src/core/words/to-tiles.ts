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
