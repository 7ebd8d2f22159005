/** What no list of a language has though its texts do: English words (*safety*, *workflow*). */
import { COMMON, type ScowlSizes } from './en/scowl.ts';

/** How often an English word is met among a thousand million words of the other language, at least. */
const ENGLISH_MET = 50;

/** How much oftener it is met in English: what is as common there may be a slip or a word of its own. */
const RATHER_ENGLISH = 3;

/** Fewest letters; shorter ones are abbreviations and signs besides, but for words that stand in every English text. */
const ENGLISH_LETTERS = /^[a-z]{3,}$/;

/** … and those that English has with a capital: days, peoples. */
const WITH_CAPITAL = /^[A-Z][a-z]{2,}$/;

/** How often, at least, a word of a closed class is met in English that stands in every text: *and*, *if*; *per* is in other languages' texts, too. */
const IN_EVERY_TEXT = 300_000;

/** Parts of speech of closed classes. */
const CLOSED_CLASS = /^(?:conj|det|prep|pron|adv|verb|ptl)/;

/** Words of closed classes that stand in every English text, of whatever length. */
export function englishInEveryText(
  closedClasses: readonly Record<string, string>[],
  english: ReadonlyMap<string, number>,
): Set<string> {
  return new Set(
    closedClasses
      .filter(({ lemma = '', tag = '' }) => CLOSED_CLASS.test(tag) && (english.get(lemma) ?? 0) >= IN_EVERY_TEXT)
      .map(({ lemma = '' }) => lemma),
  );
}

/** How often words are met among a thousand million, by the word in lower case: in the language that is asked of, and in English. */
interface Met {
  there: ReadonlyMap<string, number>;
  english: ReadonlyMap<string, number>;
  /** How often the words are met there that are taken; ENGLISH_MET where it is not said. */
  least?: number;
}

/** Do texts of the language have the word, and English ones oftener? */
function isRatherEnglish(word: string, { there, english, least = ENGLISH_MET }: Met): boolean {
  const met = there.get(word) ?? 0;
  return met >= least && (english.get(word) ?? 0) >= RATHER_ENGLISH * met;
}

/**
 * The words of SCOWL's lists that texts of another language have, and English ones oftener: who has seen one on a page and asks is told that
 * it is English.
 * @param there how often a form is met among a thousand million words of that language; in lower case, as the other frequencies
 * @param english the same in English
 * @param least how often a word is met there that is taken; ENGLISH_MET where it is not said
 */
export function englishWords(
  scowl: ReadonlyMap<string, ScowlSizes>,
  there: ReadonlyMap<string, number>,
  english: ReadonlyMap<string, number>,
  least = ENGLISH_MET,
): string[] {
  return [...scowl]
    .filter(([word, { words = Number.POSITIVE_INFINITY }]) => {
      return words <= COMMON && ENGLISH_LETTERS.test(word) && isRatherEnglish(word, { there, english, least });
    })
    .map(([word]) => word);
}

/** The same of the words that English has with a capital: Monday, Americans. Names are among them. */
export function englishWithCapital(scowl: ReadonlyMap<string, ScowlSizes>, met: Met): string[] {
  return [...scowl]
    .filter(([word, { upper = Number.POSITIVE_INFINITY }]) => {
      return upper <= COMMON && WITH_CAPITAL.test(word) && isRatherEnglish(word.toLowerCase(), met);
    })
    .map(([word]) => word);
}
