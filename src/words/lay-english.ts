/**
 * How an English word is laid on tiles: the 26 letters have no accents, ligatures fall apart.
 *
 * Whoever plays under a Turkish system types İ and ı where an English keyboard has I and i: both are the one English letter. Case is
 * folded by Unicode's own table everywhere, never by that of the system, under which `ID` would become `ıd`.
 */
import { layLetter } from './lay.ts';

const PLAIN = /^[a-z]*$/;

/** The Turkish letter that no Unicode table takes for an i; İ becomes an i with a dot above, which is a mark like any other. */
const DOTLESS_I = 'ı';

/** One lower-case letter as it is laid: one or several of the 26 letters, or the letter itself when it has none. */
function layEnglishLetter(letter: string): string {
  return letter === DOTLESS_I ? 'i' : layLetter(letter).normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** The word as it is laid, in lower case and NFC: `Café` → `cafe`, `Encyclopædia` → `encyclopaedia`, `İN` and `ın` → `in`. */
export function layEnglish(word: string): string {
  const lower = word.toLowerCase().normalize('NFC');
  if (PLAIN.test(lower)) return lower;
  return [...lower].map(layEnglishLetter).join('');
}
