/** Which reasons of a verdict are told, and where. */

import { entryOf, isNotListed } from '../rules/catalogue.ts';
import { fieldsOf, isClaim } from '../rules/detail.ts';
import { type Catalogue, LISTED_OR_NOT, nameOfRule, type RuleKind } from '../rules/rule-entry.ts';
import type { Reason, RuleId, Verdict } from '../rules/verdict.ts';
import { isLikeAbbreviation } from '../words/capital.ts';
import type { Reading } from './readings.ts';

/** The reason that answers “why”: the first that decides. */
export function decidingReason(verdict: Verdict): Reason | undefined {
  return verdict.reasons.find((reason) => reason.decides) ?? verdict.reasons[0];
}

/**
 * The reading, the tiles and the basis tell these already; a sentence would say it once more.
 * @param catalogue of the rules that gave the reason.
 */
export function isPlain(reason: Reason, catalogue: Catalogue): boolean {
  return reason.effect === 'admits' && entryOf(reason, catalogue).told === 'basis';
}

/** Does the reason say nothing beside another answer: what so many words are, or that a form which decides nothing is one of the word's? */
function isCommon(reason: Reason, { verdict, disagreement }: Verdict, catalogue: Catalogue): boolean {
  const { told } = entryOf(reason, catalogue);
  if (verdict !== 'allowed' || disagreement || reason.effect !== 'admits') return false;
  return told === 'deciding' || (told === 'reading' && !reason.decides);
}

/** A reason that is told besides the deciding one. */
export interface FurtherReason {
  reason: Reason;
  /**
   * What it is where it does not go with the first reason, as the key of the message before it: a barred reading beside the one that allows the
   * word or is claimed, or what would decide without the user's list or exception, or a board so small.
   */
  as?: 'barred_reading' | 'would_bar' | 'would_admit';
}

/** Does the reason say what the word probably is, so that nothing may be said of it that holds for another word? */
const claims = ({ detail }: Reason): boolean => isClaim(detail) || detail.diagnosed !== undefined;

/** Kinds of rules that read no word in the letters. */
const OF_LETTERS: ReadonlySet<RuleKind> = new Set<RuleKind>(['letter', 'sign', 'list']);

/** Does the first reason say that the word is something else, and this one bar the letters as they stand? Then it speaks of another reading. */
const isOtherReading = (reason: Reason, first: Reason | undefined, catalogue: Catalogue): boolean =>
  first !== undefined &&
  isNotListed(first) &&
  claims(first) &&
  reason.decides &&
  reason.effect === 'excludes' &&
  !OF_LETTERS.has(entryOf(reason, catalogue).kind);

const isOfList = (rule: RuleId): boolean => Object.hasOwn(LISTED_OR_NOT, nameOfRule(rule));

/** What is to be told besides the deciding reason, and besides what the verdict disagrees with. */
export function furtherReasons(verdict: Verdict, catalogue: Catalogue): FurtherReason[] {
  const deciding = decidingReason(verdict);
  const { disagreement } = verdict;
  const isTold = ({ rule, detail }: Reason): boolean =>
    disagreement !== undefined && (rule === disagreement.rule || (isOfList(rule) && detail.official === undefined));
  const further = verdict.reasons
    .filter(
      (reason) =>
        reason !== deciding && !isPlain(reason, catalogue) && !isCommon(reason, verdict, catalogue) && !isTold(reason),
    )
    .map(
      (reason): FurtherReason =>
        isOtherReading(reason, deciding, catalogue) ? { reason, as: 'barred_reading' } : beside(verdict, reason),
    );
  // That the rules alone would decide otherwise is said once; what follows is plainly why.
  const first = further.findIndex(({ as }) => as);
  return disagreement ? further.map((one, place) => (place > first ? { reason: one.reason } : one)) : further;
}

/** A reason of a verdict that it does not decide. */
export function beside({ verdict, disagreement }: Verdict, reason: Reason): FurtherReason {
  if ((verdict === 'allowed') === (reason.effect === 'admits')) return { reason };
  if (disagreement) return { reason, as: verdict === 'allowed' ? 'would_bar' : 'would_admit' };
  return { reason, as: verdict === 'allowed' ? 'barred_reading' : 'would_admit' };
}

/**
 * Rules about a form as such: “lemma: form” is their whole sentence, and the section is all that is to be added. Not where the
 * reading is of another lemma than the reason.
 */
export function isToldByReading(reason: Reason, { lemma }: Reading, catalogue: Catalogue): boolean {
  return (fieldsOf(reason.detail).lemma ?? lemma) === lemma && entryOf(reason, catalogue).told === 'reading';
}

/**
 * Is it the abbreviation that an allowed word was asked as, spelled with its point or its capitals: `fig.`, `NIP`, `Mon`? Who spells it so has
 * it in mind before the word of its letters. What only stands at the start of a sentence is the word (`Ha`), and so is what a closed list
 * prints (`AA`).
 */
export const isAbbreviationAsked = (
  { reason, as }: FurtherReason,
  { word, basis }: Verdict,
  catalogue: Catalogue,
): boolean =>
  as === 'barred_reading' &&
  basis.kind !== 'rule' &&
  entryOf(reason, catalogue).kind === 'abbreviation' &&
  (word.endsWith('.') || isLikeAbbreviation(word) || fieldsOf(reason.detail).spelling === word);
