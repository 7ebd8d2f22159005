/** Says of a word that nothing is known of that another one was meant, where no reader would doubt it: Maschiene, wengstens. */

import { difference, SOUNDS_SIMILAR } from '../../diagnosis/difference.ts';
import { isUnexplained } from '../../rules/catalogue.ts';
import type { Reason } from '../../rules/verdict.ts';
import { isGermanSpelling } from '../../words/alphabet.ts';
import { isLikeAbbreviation, isTypedAsName, startsWithCapital } from '../../words/capital.ts';
import { lay } from '../../words/lay.ts';
import { mayBeFormed } from './detectors/formed.ts';
import { isShapedLikeName, likelihoodOf } from './detectors/unknown-name.ts';
import { GERMAN } from './orthography.ts';
import type { GermanQuestion } from './question.ts';
import { isCommon } from './words-meant.ts';

/** How likely a word is at least, as `likelihoodOf` says, that nobody would doubt; more of a noun with its capital, which may be a name. */
const CLEAR = 4;
const CLEAR_NOUN = 5;

/** The same of a word that need not be common to be the only one that is meant. */
const BEYOND_DOUBT = 6.4;

/** Fewest letters of the word, more with a capital. */
const FEWEST = 3;
const FEWEST_WITH_CAPITAL = 6;

/** How common the word that was meant is at least, as `Reading` counts. */
const COMMON = 2;

/** Short names of persons, which are near to many a noun: Zollner, Wolfsberger. */
const LIKE_NAME = /^.{1,7}ers?$/;

/** Letters of other languages, where a small one was typed for the capital of a noun. */
const FOREIGN = /c(?![hk])/;

/**
 * How common a word is, as `Reading` counts, that is meant though the letters may be formed of other words, or the next key was hit: Gegenwart, by
 * Gehenwart; while Vermurungen are no Vermutungen.
 */
const VERY_COMMON = 3.8;

/** Was this word meant, as far as its nearness and the case tell? */
function isClear(meant: string, rival: string | undefined, question: GermanQuestion): boolean {
  const { typed, form } = question;
  const near = lay(meant);
  const asName = isTypedAsName(typed);
  const isNoun = startsWithCapital(meant);
  if (asName ? !isNoun || LIKE_NAME.test(form) : isNoun && FOREIGN.test(form)) return false;
  const costOf = (word: string): number => difference(form, lay(word), GERMAN, 2);
  const cost = costOf(meant);
  const likelihood = likelihoodOf(near, question, cost);
  if (
    form.length < (asName ? FEWEST_WITH_CAPITAL : FEWEST) ||
    near.length < FEWEST ||
    isLikeAbbreviation(typed) ||
    // intérêts is a word of another language.
    !isGermanSpelling(typed) ||
    // The first member of a compound that is not written to its end: Wirtschafts- und ….
    (form === `${near.replace(/e$/, '')}s` && !near.endsWith('s')) ||
    // Another one may as well have been meant: kinnten, of konnten or könnten.
    (rival !== undefined && costOf(rival) <= cost) ||
    likelihood < (asName ? CLEAR_NOUN : CLEAR)
  )
    return false;
  if (likelihood < BEYOND_DOUBT && !isCommon(near, question, COMMON)) return false;
  if (cost < SOUNDS_SIMILAR || isCommon(near, question, VERY_COMMON)) return true;
  return near.length !== form.length && !mayBeFormed(question);
}

/**
 * The reasons, and of a word of which no more is known than that no list has it what may be told all the same: which one was meant, or that a
 * name would be barred.
 * @param suggestions best first
 */
export function withWordMeant(
  reasons: readonly Reason[],
  [meant, rival]: readonly string[],
  question: GermanQuestion,
): readonly Reason[] {
  const [reason] = reasons;
  if (!reason || reasons.length > 1 || !isUnexplained(reason)) return reasons;
  const isMeant = meant !== undefined && isClear(meant, rival, question);
  if (isMeant) return [{ ...reason, evidence: { meant } }];
  return isShapedLikeName(question) ? [{ ...reason, evidence: { name: question.typed } }] : reasons;
}
