import { isPlainCasedWord, isPlainWord, lowerCase } from './normalise.ts';
import { tilesOf } from './tiles.ts';

/** Returns the word with a capital first letter. */
export function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns true when a word is typed as it is spelled, or with the capital of a sentence start. */
export const isTypedLike = (typed: string, spelling: string): boolean =>
  spelling === typed || withCapital(spelling) === typed;

/** Returns true when a word is typed with a capital first and not in capitals throughout, as names and German nouns are. */
export function isTypedAsName(typed: string): boolean {
  return startsWithCapital(typed) && typed !== typed.toUpperCase();
}

/** Returns true when the first letter is a capital. */
export function startsWithCapital(word: string): boolean {
  const first = word.charAt(0);
  if (first <= 'z') return first >= 'A' && first <= 'Z';
  const [letter = ''] = word;
  return letter !== lowerCase(letter);
}

/** Returns true when a letter after the first one is a capital: `KG`, `kWh`, `PiS`. */
export function hasInnerCapital(spelling: string): boolean {
  if (isPlainCasedWord(spelling)) return false;
  const rest = [...spelling].slice(1).join('');
  return rest !== lowerCase(rest);
}

/** Returns true when a text has small letters, so that a word in capitals stands out from it. */
export const hasSmallLetters = (text: string): boolean => /\p{Ll}/u.test(text);

/** Minimum length of a word in capitals that may be any word of a headline. */
const HEADLINE = 5;

/** Returns true for few capitals, which are more often an abbreviation than a word: `JAWS`, `DIG`. */
export const isLikeAbbreviation = (typed: string): boolean => typed.length < HEADLINE && typed === typed.toUpperCase();

/** Returns true for many capitals, which may be those of a headline or a game log and say nothing. */
export const isHeadline = (typed: string): boolean => typed.length >= HEADLINE && typed === typed.toUpperCase();

/**
 * Returns true for the case of a sentence start or a headline, which says nothing: `Okno`, `OKNO`. `mBank` and `EuroCity` are spellings.
 */
export function isSentenceOrHeadlineCase(typed: string): boolean {
  if (isPlainWord(typed) || typed === lowerCase(typed) || typed === tilesOf(typed)) return true;
  const rest = [...typed].slice(1).join('');
  return rest === lowerCase(rest);
}

/** A Roman numeral of at least two letters; a single letter may be anything. */
const ROMAN = /^(?=..)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** Returns true for a Roman numeral in capitals: `IV`, `XVII`. */
export const isRomanNumber = (word: string): boolean => ROMAN.test(word);
