/** Selects the reasons of a verdict to show, and where. */

import { entryOf, isNotListed } from '../rules/catalogue.ts';
import { fieldsOf, isClaim } from '../rules/detail.ts';
import { type Catalogue, LISTED_OR_NOT, nameOfRule, type RuleKind } from '../rules/rule-entry.ts';
import type { Reason, RuleId, Verdict } from '../rules/verdict.ts';
import { isLikeAbbreviation } from '../words/capital.ts';
import type { Reading } from './readings.ts';

/** Returns the first deciding reason, or the first reason if none decides. */
export function decidingReason(verdict: Verdict): Reason | undefined {
  return verdict.reasons.find((reason) => reason.decides) ?? verdict.reasons[0];
}

/**
 * Returns true when the reading, the tiles and the basis already say what the reason says.
 * @param catalogue of the rules that gave the reason
 */
export function isPlain(reason: Reason, catalogue: Catalogue): boolean {
  return reason.effect === 'admits' && entryOf(reason, catalogue).explainedBy === 'basis';
}

/**
 * Returns true when the reason adds nothing to an answer that has another one: it applies to very many words, or it only says that a form
 * which does not decide is a form of the word.
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
   * Key of the message before it, if it disagrees with the first reason: a barred reading beside the reason that allows the word, or that
   * labels a word that is not found; or the decision without the user's list, without their exception, or on a larger board.
   */
  as?: 'barred_reading' | 'would_bar' | 'would_admit';
}

/** Returns true when the reason says what the word probably is. Reasons about another word are then not shown. */
const claims = ({ detail }: Reason): boolean => isClaim(detail) || detail.diagnosed !== undefined;

/** Kinds of rules that apply to the letters, not to a word. */
const OF_LETTERS: ReadonlySet<RuleKind> = new Set<RuleKind>(['letter', 'sign', 'list']);

/**
 * Returns true when the first reason says that the word is something else, and this reason decides and bars the word. It then belongs to
 * another reading. Rules about letters are excepted.
 */
const isOtherReading = (reason: Reason, first: Reason | undefined, catalogue: Catalogue): boolean =>
  first !== undefined &&
  isNotListed(first) &&
  claims(first) &&
  reason.decides &&
  reason.effect === 'excludes' &&
  !OF_LETTERS.has(entryOf(reason, catalogue).kind);

/**
 * Returns true when another reason says the same of the word by a part of this rule: a list or a letter of its section. The rule as a whole
 * then adds nothing.
 */
const isSaidByPart = ({ rule, effect, detail }: Reason, reasons: readonly Reason[]): boolean =>
  reasons.some((other) => isPartOf(other.rule, rule) && other.effect === effect && isDeepEqual(other.detail, detail));

/** Returns true when the name of the first rule is that of the second with an addition: `defective-A`, `defective`. */
const isPartOf = (part: RuleId, whole: RuleId): boolean => part.startsWith(`${whole}-`) || part.startsWith(`${whole}.`);

/** Compares two details: a detail is a flat record of texts, numbers and lists of them. */
const isDeepEqual = (one: Reason['detail'], other: Reason['detail']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isOfList = (rule: RuleId): boolean => Object.hasOwn(LISTED_OR_NOT, nameOfRule(rule));

/** Returns the reasons to show in addition to the deciding one and to the disagreement. */
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
        !isSaidByPart(reason, verdict.reasons) &&
        !isExplained(reason),
    )
    .map(
      (reason): SecondaryReason =>
        !verdict.settled && isOtherReading(reason, deciding, catalogue)
          ? { reason, as: 'barred_reading' }
          : asSecondary(verdict, reason),
    );
  // A phrase before several reasons is stated once; with a disagreement, the reasons after the first obviously support it.
  const first = further.findIndex(({ as }) => as);
  const isStated = ({ as }: SecondaryReason, place: number): boolean =>
    as !== undefined && (disagreement ? place > first : as === further[place - 1]?.as);
  return further.map((one, place) => (isStated(one, place) ? { reason: one.reason } : one));
}

/** Returns a reason that does not decide the verdict, with the key of the message before it if it disagrees with the verdict. */
export function asSecondary({ verdict, disagreement }: Verdict, reason: Reason): SecondaryReason {
  if ((verdict === 'allowed') === (reason.effect === 'admits')) return { reason };
  if (disagreement) return { reason, as: verdict === 'allowed' ? 'would_bar' : 'would_admit' };
  return { reason, as: verdict === 'allowed' ? 'barred_reading' : 'would_admit' };
}

/**
 * Returns true when the rule is about the form itself, so that the reading (“lemma: form”) is its whole sentence and only the section is
 * added. False if the reading and the reason have different lemmas.
 */
export function isStatedByReading(reason: Reason, { lemma }: Reading, catalogue: Catalogue): boolean {
  return (fieldsOf(reason.detail).lemma ?? lemma) === lemma && entryOf(reason, catalogue).explainedBy === 'reading';
}

/**
 * Returns true when an allowed word was typed as this abbreviation, with its point or its capitals: `fig.`, `NIP`, `Mon`. The query then is
 * the abbreviation, not the word. False for a capital that may begin a sentence (`Ha`), and for a word printed in a closed list (`AA`).
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
