/** Which reasons of a verdict are told, and where. */

import type { Reason, Verdict } from '../rules/verdict.ts';
import type { Reading } from './readings.ts';

/** The reason that answers “why”: the first that decides. */
export function decidingReason(verdict: Verdict): Reason | undefined {
  return verdict.reasons.find((reason) => reason.decides) ?? verdict.reasons[0];
}

/** The reading, the tiles and the basis tell these already; a sentence would say it once more. */
export function isPlain({ rule, effect }: Reason): boolean {
  return (
    effect === 'admits' &&
    /\/(listed|free-letters|inflected-forms|common-words|dictionary-words|general|correct-forms|participle-infinitive|degree-positive|not-base-.*|osps-obvious-error|II?\.1\.1|I\.2\.umlaut)$/.test(
      rule,
    )
  );
}

/** A reason that is told besides the deciding one. */
export interface FurtherReason {
  reason: Reason;
  /**
   * What it is where it speaks against the verdict, as the key of the message before it: a barred reading beside the one that allows the
   * word, or what would decide without the user's list or exception, or a board so small.
   */
  as?: 'barred_reading' | 'would_bar' | 'would_admit';
}

const OF_OPEN_LIST = /\/(?:not-)?listed$/;

/** What is to be told besides the deciding reason, and besides what the verdict disagrees with. */
export function furtherReasons(verdict: Verdict): FurtherReason[] {
  const deciding = decidingReason(verdict);
  const { disagreement } = verdict;
  const isTold = ({ rule, evidence }: Reason): boolean =>
    disagreement !== undefined &&
    (rule === disagreement.rule || (OF_OPEN_LIST.test(rule) && evidence.official === undefined));
  const further = verdict.reasons
    .filter((reason) => reason !== deciding && !isPlain(reason) && !isTold(reason))
    .map((reason) => beside(verdict, reason));
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
export function isToldByReading(reason: Reason, { lemma }: Reading): boolean {
  return (
    (reason.evidence.lemma ?? lemma) === lemma &&
    /\/(potential-(plural|depreciative|vocative|masc-personal|neuter-12|person-12|imperative|impersonal)|context-(locative|po-sku)|II\.(2\.[138]|2\.4(\.gerundive)?|3\.[14]|4))$/.test(
      reason.rule,
    )
  );
}
