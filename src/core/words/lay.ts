/** How German words are written on tiles (sd-2026 I.2): accents are dropped, ß becomes SS, ligatures are split, Ä Ö Ü stay. */

/** Letters of several tiles, in lower case. Typesetters' ligatures are replaced before (`withPlainLetters`). */
const SPLIT: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };
/** Letters whose stroke is not a combining mark, so Unicode does not remove it. */
const STROKED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd' };
const UMLAUTS = new Set('äöü');
const PLAIN = /^[a-zäöü]*$/;
/** Words that keep all letters but ß; NFC does not change them. */
const GERMAN = /^[a-zäöüß]*$/;

/** Returns a lower-case letter as tiles show it: one or several letters of the German alphabet, or the letter itself if there is none. */
export function layLetter(letter: string): string {
  if (UMLAUTS.has(letter)) return letter;
  const split = SPLIT[letter] ?? STROKED[letter];
  if (split !== undefined) return split;
  return letter.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** Returns the word as tiles show it, in lower case and NFC: `Größe` → `grösse`, `Agrément` → `agrement`, `Œuvre` → `oeuvre`. */
export function lay(word: string): string {
  // Most words are plain and in lower case, and the compiler converts tens of millions.
  if (PLAIN.test(word)) return word;
  const cased = word.toLowerCase();
  if (GERMAN.test(cased)) return cased.replaceAll('ß', 'ss');
  const lower = cased.normalize('NFC');
  return [...lower].map(layLetter).join('');
}
