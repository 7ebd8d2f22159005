/** Tells names that no list has from nouns that are misspelled or that nobody has written down. */

import { difference } from '../../../diagnosis/difference.ts';
import { ONE_SLIP } from '../../../diagnosis/near-words.ts';
import { isTypedAsName } from '../../../words/capital.ts';
import { isDrawnOut } from '../../../words/drawn-out.ts';
import { irregularForms } from '../irregular-forms.ts';
import { GERMAN } from '../orthography.ts';
import { isNoun } from '../parts-of-speech.ts';
import type { GermanQuestion } from '../question.ts';
import { againstCaseOfSlip } from '../typed-case.ts';
import { meantBy } from '../words-meant.ts';

/**
 * Suffixes of nouns that are hardly ever the end of a name, and their endings, of adjectives that are made of names, and of long participles:
 * Hesiodische, Arbeitnehmende.
 */
const SUFFIX =
  /(?:.{3}(?:heit|ion|ismus|keit|ling|nis|schaft|tum|tät|ung)(?:e[ns]?|s|se[ns]?)?|.{3}erei(?:en)?|.{3}(?:istik|logie|metrie|kratie)|.{4}(?:(?<!s)chens?|ieren|innen)|ische[mnrs]?|.{5}ende[mnrs]?)$/;

/** How common a noun is, as `Reading` counts, that shows a word to be a compound of which the first member is not known. */
const COMMON_MEMBER = 2.5;

/** Fewest letters of such a noun; shorter ones end names: -berg, -land. */
const LAST_MEMBER = 5;

/** Does the word end in a common noun: Transit-system? */
function endsInNoun(question: GermanQuestion): boolean {
  const { form, game } = question;
  for (let at = 3; at <= form.length - LAST_MEMBER; at++) {
    const end = form.slice(at);
    if (game.has(end) && question.readingsOf(end).some((one) => isNoun(one) && one.weight >= COMMON_MEMBER))
      return true;
  }
  return false;
}

/**
 * When a near word is rather meant than a name: the more common it is and the nearer, and the more letters it has, since short names are near
 * to some word by chance (Lin, Rossi). Of 260 names of treebanks that are near to a word a third are taken for a slip, and of 6,200 slips
 * in nouns two of a hundred for a name, most of them of words that are hardly met. All of it in powers of ten, as `Reading` counts.
 */
const MEANT = {
  /** Cost of a mistake (difference.ts) that is worth one power of ten. */
  cost: 8,
  letter: 1.2,
  mostLetters: 10,
  least: 1.3,
} as const;

/** How likely a near word is to be meant, in the case that was typed, by what its mistake costs. */
export function likelihoodOf(
  near: string,
  question: GermanQuestion,
  cost = difference(question.form, near, GERMAN),
): number {
  const { typed, form } = question;
  const weight = Math.max(
    ...question.readingsOf(near).map((one) => one.weight - againstCaseOfSlip(typed, one.spelling)),
  );
  const letters = Math.min(form.length, MEANT.mostLetters);
  return weight - cost / MEANT.cost + letters * MEANT.letter;
}

/**
 * Does nothing in its shape speak against a word being a name? It was typed with a capital, and is not shaped like a noun or a form of a verb. All nouns have a
 * capital, so that more cannot be known: what is said of such a word is true of both.
 */
export function isShapedLikeName(question: GermanQuestion): boolean {
  const { typed, form } = question;
  return isTypedAsName(typed) && !SUFFIX.test(form) && !isDrawnOut(form) && irregularForms(question).length === 0;
}

/** Is it rather a name than a word that is hardly known, or near to one that is rather meant? */
export function isUnknownName(question: GermanQuestion): boolean {
  if (!isShapedLikeName(question) || endsInNoun(question)) return false;
  return !meantBy(question, ONE_SLIP).some((near) => likelihoodOf(near, question) >= MEANT.least);
}
