import { lowerCase } from './normalise.ts';

/** The word with a capital, as a German noun or a name has it. */
export function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Is a word typed as it is spelled, or with the capital that a sentence begins with? */
export const isTypedLike = (typed: string, spelling: string): boolean =>
  spelling === typed || withCapital(spelling) === typed;

/** Is a word typed as names and German nouns are: with a capital first, and not in capitals throughout, which show nothing? */
export function isTypedAsName(typed: string): boolean {
  return startsWithCapital(typed) && typed !== typed.toUpperCase();
}

/** Is the first letter a capital? */
export function startsWithCapital(word: string): boolean {
  const first = word.charAt(0);
  if (first <= 'z') return first >= 'A' && first <= 'Z';
  const [letter = ''] = word;
  return letter !== lowerCase(letter);
}

/** Words without a capital inside, by far the most. */
const PLAIN = /^[A-ZÄÖÜ]?[a-zäöüß]*$/;

/** Is it spelled with capitals besides the first letter: `KG`, `kWh`, `PiS`? */
export function hasInnerCapital(spelling: string): boolean {
  if (PLAIN.test(spelling)) return false;
  const rest = [...spelling].slice(1).join('');
  return rest !== lowerCase(rest);
}

/** Letters of a word in capitals that may be any word in a headline. */
const HEADLINE = 5;

/** Are these the capitals of an abbreviation rather than of a word, as far as their number tells: `JAWS`, `DIG`? */
export const isLikeAbbreviation = (typed: string): boolean => typed.length < HEADLINE && typed === typed.toUpperCase();

/** Are the capitals of so many letters those of a headline, or of a game log, which show nothing? */
export const isHeadline = (typed: string): boolean => typed.length >= HEADLINE && typed === typed.toUpperCase();
