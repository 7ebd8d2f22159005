/** What no German list has though German texts do: names of persons and places (Murphy, Sunderland), and English words (safety). */
import { COMMON, LARGEST_VALID, type ScowlSizes } from '../en/scowl.ts';

/** How often a name is met among a thousand million German words, at least: rarer ones are rather slips in another word. */
const MET = 100;

/**
 * The names of SCOWL's lists that are no English words besides, as spelled, and that German texts have. Of the lists of names many a word is
 * one, and of the largest list of words nearly every short string: tim.
 * @param frequencies how often a form is met among a thousand million words, by the form as laid
 */
export function foreignNames(
  scowl: ReadonlyMap<string, ScowlSizes>,
  frequencies: ReadonlyMap<string, number>,
  laid: (name: string) => string,
): string[] {
  return [...scowl]
    .filter(
      ([name, sizes]) =>
        sizes['proper-names'] !== undefined &&
        sizes.upper === undefined &&
        /^\p{Lu}\p{Ll}{2,}$/u.test(name) &&
        (scowl.get(name.toLowerCase())?.words ?? Number.POSITIVE_INFINITY) > LARGEST_VALID &&
        (frequencies.get(laid(name)) ?? 0) >= MET,
    )
    .map(([name]) => name);
}

/** How often an English word is met among a thousand million German words, at least. */
const ENGLISH_MET = 50;

/** How much oftener it is met in English: what is as common in German may be a slip or a word of ours. */
const RATHER_ENGLISH = 3;

/** Fewest letters; shorter ones are abbreviations and signs besides. */
const ENGLISH_LETTERS = /^[a-z]{3,}$/;

/** Is it a word of the lists that most dictionaries have? */
const isCommon = ({ words = Number.POSITIVE_INFINITY }: ScowlSizes = {}): boolean => words <= COMMON;

/**
 * The words of SCOWL's lists that German texts have, and English ones oftener: who has seen one on a page and asks is told that it is English.
 * @param german how often a form is met among a thousand million words, by the form as laid
 * @param english the same in English, by the form in lower case
 */
export function englishWords(
  scowl: ReadonlyMap<string, ScowlSizes>,
  german: ReadonlyMap<string, number>,
  english: ReadonlyMap<string, number>,
): string[] {
  return [...scowl]
    .filter(([word, sizes]) => {
      if (!isCommon(sizes) || !ENGLISH_LETTERS.test(word)) return false;
      const met = german.get(word) ?? 0;
      return met >= ENGLISH_MET && (english.get(word) ?? 0) >= RATHER_ENGLISH * met;
    })
    .map(([word]) => word);
}
