/**
 * How a German word is laid on tiles (sd-2026 I.2): accents are left out, ß becomes SS, ligatures fall apart, Ä Ö Ü stay.
 */

/** Letters that stand for several tiles, lower case; typesetters' ligatures are letters already (`withPlainLetters`). */
const SPLIT: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };
/** Letters whose stroke is no combining mark, so that Unicode does not take it off. */
const STROKED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd' };
const UMLAUTS = new Set('äöü');
const PLAIN = /^[a-zäöü]*$/;
/** Laid as they are but for ß: of such letters NFC makes nothing else. */
const GERMAN = /^[a-zäöüß]*$/;

/** One lower-case letter as it is laid: one or several letters of the German alphabet, or the letter itself when it has no other. */
export function layLetter(letter: string): string {
  if (UMLAUTS.has(letter)) return letter;
  const split = SPLIT[letter] ?? STROKED[letter];
  if (split !== undefined) return split;
  return letter.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** The word as it is laid, in lower case and NFC: `Größe` → `grösse`, `Agrément` → `agrement`, `Œuvre` → `oeuvre`. */
export function lay(word: string): string {
  // Most words are lower case and plain: the compiler lays tens of millions.
  if (PLAIN.test(word)) return word;
  const cased = word.toLowerCase();
  if (GERMAN.test(cased)) return cased.replaceAll('ß', 'ss');
  const lower = cased.normalize('NFC');
  return [...lower].map(layLetter).join('');
}
