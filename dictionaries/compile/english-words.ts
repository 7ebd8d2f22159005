/** What no list of a language has though its texts do: English words (*safety*, *workflow*). */
import { COMMON, type ScowlSizes } from './en/scowl.ts';

/** How often an English word is met among a thousand million words of the other language, at least. */
const ENGLISH_MET = 50;

/** How much oftener it is met in English: what is as common there may be a slip or a word of its own. */
const RATHER_ENGLISH = 3;

/** Fewest letters; shorter ones are abbreviations and signs besides. */
const ENGLISH_LETTERS = /^[a-z]{3,}$/;

/** Is it a word of the lists that most dictionaries have? */
const isCommon = ({ words = Number.POSITIVE_INFINITY }: ScowlSizes = {}): boolean => words <= COMMON;

/**
 * The words of SCOWL's lists that texts of another language have, and English ones oftener: who has seen one on a page and asks is told that
 * it is English.
 * @param there how often a form is met among a thousand million words of that language; in lower case, as the other frequencies
 * @param english the same in English
 */
export function englishWords(
  scowl: ReadonlyMap<string, ScowlSizes>,
  there: ReadonlyMap<string, number>,
  english: ReadonlyMap<string, number>,
): string[] {
  return [...scowl]
    .filter(([word, sizes]) => {
      if (!isCommon(sizes) || !ENGLISH_LETTERS.test(word)) return false;
      const met = there.get(word) ?? 0;
      return met >= ENGLISH_MET && (english.get(word) ?? 0) >= RATHER_ENGLISH * met;
    })
    .map(([word]) => word);
}
