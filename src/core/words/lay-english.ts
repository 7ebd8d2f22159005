/**
 * How English words are written on tiles: the 26 letters have no accents, and ligatures are split.
 *
 * With a Turkish keyboard, players type İ and ı for I and i: both are the one English letter. Case is folded by Unicode's table everywhere,
 * never by that of the system, under which `ID` would become `ıd`.
 */
import { layLetter } from './lay.ts';

const PLAIN = /^[a-z]*$/;

/** The Turkish letter that Unicode does not decompose to an i. İ becomes an i with a combining dot, which is dropped like any mark. */
const DOTLESS_I = 'ı';

/** Returns a lower-case letter as tiles show it: one or several of the 26 letters, or the letter itself if it has none. */
function layEnglishLetter(letter: string): string {
  return letter === DOTLESS_I ? 'i' : layLetter(letter).normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** Returns the word as tiles show it, in lower case and NFC: `Café` → `cafe`, `Encyclopædia` → `encyclopaedia`, `İN` and `ın` → `in`. */
export function layEnglish(word: string): string {
  const lower = word.toLowerCase().normalize('NFC');
  if (PLAIN.test(lower)) return lower;
  return [...lower].map(layEnglishLetter).join('');
}
