/** Selects the reasons of a verdict to show, and where. */

import { entryOf, isNotListed } from '../rules/catalogue.ts';
import { fieldsOf, isClaim } from '../rules/detail.ts';
import { type Catalogue, LISTED_OR_NOT, nameOfRule, type RuleKind } from '../rules/rule-entry.ts';
import type { Reason, RuleId, Verdict } from '../rules/verdict.ts';
import { isLikeAbbreviation } from '../words/capital.ts';
import type { Reading } from './readings.ts';

/** The reason that answers “why?”: the first deciding one. */
export function decidingReason(verdict: Verdict): Reason | undefined {
  return verdict.reasons.find((reason) => reason.decides) ?? verdict.reasons[0];
}

/**
 * Whether reading, tiles and basis already say what the reason says.
 * @param catalogue of the rules that gave the reason
 */
export function isPlain(reason: Reason, catalogue: Catalogue): boolean {
  return reason.effect === 'admits' && entryOf(reason, catalogue).explainedBy === 'basis';
}

/**
 * Whether the reason adds nothing to another answer: it applies to very many words, or says that a form that decides nothing is one of the
 * word's.
 */
function isCommon(reason: Reason, { verdict, disagreement }: Verdict, catalogue: Catalogue): boolean {
  const { explainedBy } = entryOf(reason, catalogue);
  if (verdict !== 'allowed' || disagreement || reason.effect !== 'admits') return false;
  return explainedBy === 'deciding' || (explainedBy === 'reading' && !reason.decides);
}

/** A reason shown in addition to the deciding one. */
export interface SecondaryReason {
  reason: Reason;
  /**
   * Key of the message before it, if it disagrees with the first reason: a barred reading beside the reason that allows or labels the word,
   * or the decision without the user's list, without their exception, or on a larger board.
   */
  as?: 'barred_reading' | 'would_bar' | 'would_admit';
}

/** Whether the reason says what the word probably is. Reasons about another word are then not shown. */
const claims = ({ detail }: Reason): boolean => isClaim(detail) || detail.diagnosed !== undefined;

/** Kinds of rules that apply to the letters, not to a word. */
const OF_LETTERS: ReadonlySet<RuleKind> = new Set<RuleKind>(['letter', 'sign', 'list']);

/**
 * Whether the first reason says that the word is something else, and this one bars the letters as they are: it then belongs to another
 * reading.
 */
const isOtherReading = (reason: Reason, first: Reason | undefined, catalogue: Catalogue): boolean =>
  first !== undefined &&
  isNotListed(first) &&
  claims(first) &&
  reason.decides &&
  reason.effect === 'excludes' &&
  !OF_LETTERS.has(entryOf(reason, catalogue).kind);

const isOfList = (rule: RuleId): boolean => Object.hasOwn(LISTED_OR_NOT, nameOfRule(rule));

/** The reasons to show in addition to the deciding one and to the disagreement. */
export function secondaryReasons(verdict: Verdict, catalogue: Catalogue): SecondaryReason[] {
  const deciding = decidingReason(verdict);
  const { disagreement } = verdict;
  const isExplained = ({ rule, detail }: Reason): boolean =>
    disagreement !== undefined && (rule === disagreement.rule || (isOfList(rule) && detail.official === undefined));
  const further = verdict.reasons
    .filter(
      (reason) =>
        reason !== deciding &&
        !isPlain(reason, catalogue) &&
        !isCommon(reason, verdict, catalogue) &&
        !isExplained(reason),
    )
    .map(
      (reason): SecondaryReason =>
        isOtherReading(reason, deciding, catalogue) ? { reason, as: 'barred_reading' } : asSecondary(verdict, reason),
    );
  // The rules' own decision is stated once; the reasons after it obviously support it.
  const first = further.findIndex(({ as }) => as);
  return disagreement ? further.map((one, place) => (place > first ? { reason: one.reason } : one)) : further;
}

/** A reason that does not decide the verdict. */
export function asSecondary({ verdict, disagreement }: Verdict, reason: Reason): SecondaryReason {
  if ((verdict === 'allowed') === (reason.effect === 'admits')) return { reason };
  if (disagreement) return { reason, as: verdict === 'allowed' ? 'would_bar' : 'would_admit' };
  return { reason, as: verdict === 'allowed' ? 'barred_reading' : 'would_admit' };
}

/**
 * Rules about a form itself: the reading's “lemma: form” is their whole sentence, and only the section is added. False if reading and
 * reason have different lemmas.
 */
export function isStatedByReading(reason: Reason, { lemma }: Reading, catalogue: Catalogue): boolean {
  return (fieldsOf(reason.detail).lemma ?? lemma) === lemma && entryOf(reason, catalogue).explainedBy === 'reading';
}

/**
 * Whether an allowed word was spelled as this abbreviation, with its point or its capitals: `fig.`, `NIP`, `Mon`. The user then means the
 * abbreviation rather than the word. A capital that may be that of a sentence means the word (`Ha`), and so does a word printed in a closed
 * list (`AA`).
 */
export const isTypedAsAbbreviation = (
  { reason, as }: SecondaryReason,
  { word, basis }: Verdict,
  catalogue: Catalogue,
): boolean =>
  as === 'barred_reading' &&
  basis.kind !== 'rule' &&
  entryOf(reason, catalogue).kind === 'abbreviation' &&
  (word.endsWith('.') || isLikeAbbreviation(word) || fieldsOf(reason.detail).spelling === word);
