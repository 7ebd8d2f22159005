/** Says of a word that nothing is known of that another one was meant, where no reader would doubt it: Maschiene, wengstens. */

import { isNotListed } from '../../rules/catalogue.ts';
import {
  difference,
  FINGER_SLIPPED,
  LETTER_LEFT_OUT,
  LETTER_TOO_MANY,
  SOUNDS_ALIKE,
  UNNOTICED,
} from '../../rules/suggested/difference.ts';
import type { Reason } from '../../rules/verdict.ts';
import { hasInnerCapital, isTypedAsName, startsWithCapital } from '../../words/capital.ts';
import { isDrawnOut } from '../../words/drawn-out.ts';
import { lay } from '../../words/lay.ts';
import { mayBeFormed } from './detectors/formed.ts';
import { GERMAN } from './orthography.ts';
import type { GermanQuestion } from './question.ts';
import { weightOf } from './words-meant.ts';

/** What a mistake may cost at most, and how common the word is at least, as `Reading` counts, of so many letters. */
type Clear = readonly [letters: number, furthest: number, least: number];

/** The more letters, the further a word may be off; what has few is near to some word by chance. */
const CLEAR: readonly Clear[] = [
  [4, SOUNDS_ALIKE, 4.5],
  [5, UNNOTICED, 3.5],
  [6, LETTER_LEFT_OUT, 3.5],
  [7, FINGER_SLIPPED, 3],
  [9, LETTER_TOO_MANY, 2],
];

/** With a capital it may be a name, or, where a small letter was typed for that of a noun, English: scenarios. */
const CLEAR_AS_NOUN: readonly Clear[] = [
  [5, UNNOTICED, 4.2],
  [6, SOUNDS_ALIKE, 3],
  [6, LETTER_LEFT_OUT, 4.5],
  [7, UNNOTICED, 3],
  [9, LETTER_LEFT_OUT, 2.5],
  [9, FINGER_SLIPPED, 4],
  [11, LETTER_TOO_MANY, 2],
];

/** Short names of persons, which are near to many a noun: Zollner, Wolfsberger. */
const LIKE_NAME = /^.{1,7}ers?$/;

/** Letters of other languages, where a small one was typed for the capital of a noun. */
const FOREIGN = /c(?![hk])/;

/** How common a word is, as `Reading` counts, that is meant though the letters may be formed of other words: Gegenwart, by Gehenwart. */
const VERY_COMMON = 4;

/** Prefixes and suffixes that make a word of many another; it may be one that nobody has written down: genordet, Seichtigkeit, Videospieler. */
const PREFIXED = /^(?:be|ent|er|ge|miss|ur|ver|zer|un)(?=.{4})/;
const SUFFIXED = /(?<=.{3})(?:eien|ei|ers|ern|er|heit|igkeit|innen|in|keit|lich|ung|ungen)$/;
const VERBAL = ['', 'n', 'en'];

const isDerivable = ({ form, game }: GermanQuestion): boolean => {
  const stem = form.replace(SUFFIXED, '');
  return (
    (PREFIXED.test(form) && game.has(form.replace(PREFIXED, ''))) ||
    (stem !== form && VERBAL.some((ending) => game.has(stem + ending)))
  );
};

/** How much rarer another word is at least, in powers of ten, that is as near and was not meant all the same. */
const RARER = 1.5;

/** May another one as well have been meant: kinnten, konnten or könnten? */
function isRivalled(meant: string, rival: string, question: GermanQuestion): boolean {
  const cost = (word: string): number => difference(question.form, lay(word), GERMAN);
  const weight = (word: string): number => weightOf(lay(word), question);
  return cost(rival) <= cost(meant) && weight(rival) > weight(meant) - RARER;
}

/** Was this word meant, as far as its nearness and the case tell? */
function isClear(meant: string, question: GermanQuestion): boolean {
  const { typed, form } = question;
  const near = lay(meant);
  // The first member of a compound that is not written to its end: Wirtschafts- und ….
  if (near.includes(' ') || form === `${near}s` || isDrawnOut(form)) return false;
  const asName = isTypedAsName(typed);
  const isNoun = startsWithCapital(meant);
  if (asName ? !isNoun || LIKE_NAME.test(form) : isNoun && FOREIGN.test(form)) return false;
  if (typed !== typed.toUpperCase() && hasInnerCapital(typed)) return false;
  const cost = difference(form, near, GERMAN);
  const weight = weightOf(near, question);
  const isNear = (isNoun ? CLEAR_AS_NOUN : CLEAR).some(
    ([letters, furthest, least]) => form.length >= letters && cost <= furthest && weight >= least,
  );
  if (!isNear || cost < UNNOTICED) return isNear;
  return (cost <= FINGER_SLIPPED && weight >= VERY_COMMON) || !(isDerivable(question) || mayBeFormed(question));
}

/**
 * The reasons, and instead of no more than that no list has the word which one was meant.
 * @param suggestions best first
 */
export function withWordMeant(
  reasons: readonly Reason[],
  [meant, rival]: readonly string[],
  question: GermanQuestion,
): readonly Reason[] {
  const [reason] = reasons;
  const isOnlyUnknown =
    reasons.length === 1 && reason && isNotListed(reason) && Object.keys(reason.evidence).length === 0;
  if (!isOnlyUnknown || meant === undefined || !isClear(meant, question)) return reasons;
  return rival === undefined || !isRivalled(meant, rival, question) ? [{ ...reason, evidence: { meant } }] : reasons;
}
