/** English words in texts of another language that no list of it has (*safety*, *workflow*). */
import { COMMON, type ScowlSizes } from './en/scowl.ts';

/** Minimum occurrences of an English word in 10⁹ words of the other language. */
const ENGLISH_MET = 50;

/** Factor by which it must be more common in English; otherwise it may be a slip or a word of the language. */
const ENGLISH_LEAD = 3;

/** Minimum length; shorter ones are also abbreviations, except words that stand in every English text. */
const ENGLISH_LETTERS = /^[a-z]{3,}$/;

/** The same with a capital in English: days, peoples. */
const WITH_CAPITAL = /^[A-Z][a-z]{2,}$/;

/** Minimum occurrences in English of a closed-class word that stands in every text: *and*, *if*. *per* occurs in other languages, too. */
const IN_EVERY_TEXT = 300_000;

/** Parts of speech of closed classes. */
const CLOSED_CLASS = /^(?:conj|det|prep|pron|adv|verb|ptl)/;

/** Returns words of closed classes that stand in every English text, of any length. */
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

/** Occurrences in 10⁹ words, by the word in lower case, in the language and in English. */
interface Met {
  there: ReadonlyMap<string, number>;
  english: ReadonlyMap<string, number>;
  /** Minimum occurrences in the language; ENGLISH_MET if absent. */
  least?: number;
}

/** Returns true when texts of the language have the word, and English ones more often. */
function isMoreEnglish(word: string, { there, english, least = ENGLISH_MET }: Met): boolean {
  const met = there.get(word) ?? 0;
  return met >= least && (english.get(word) ?? 0) >= ENGLISH_LEAD * met;
}

/**
 * Returns words of SCOWL that texts of another language have and English ones more often, so that a user who looks one up reads that it is
 * English.
 * @param there occurrences of a form in 10⁹ words of that language, in lower case
 * @param english the same for English
 * @param least minimum occurrences in the language; ENGLISH_MET if absent
 */
export function englishWords(
  scowl: ReadonlyMap<string, ScowlSizes>,
  there: ReadonlyMap<string, number>,
  english: ReadonlyMap<string, number>,
  least = ENGLISH_MET,
): string[] {
  return [...scowl]
    .filter(([word, { words = Number.POSITIVE_INFINITY }]) => {
      return words <= COMMON && ENGLISH_LETTERS.test(word) && isMoreEnglish(word, { there, english, least });
    })
    .map(([word]) => word);
}

/** The same for words that English writes with a capital: Monday, Americans. Names are among them. */
export function englishWithCapital(scowl: ReadonlyMap<string, ScowlSizes>, met: Met): string[] {
  return [...scowl]
    .filter(([word, { upper = Number.POSITIVE_INFINITY }]) => {
      return upper <= COMMON && WITH_CAPITAL.test(word) && isMoreEnglish(word.toLowerCase(), met);
    })
    .map(([word]) => word);
}
