/** Which reasons of a verdict are told, and where. */

import type { Reading } from '../messages/judged.ts';
import type { Reason, Verdict } from '../rules/verdict.ts';

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
  /** A barred reading, beside the one that allows the word. */
  barred: boolean;
}

/** What is to be told besides the deciding reason. */
export function furtherReasons(verdict: Verdict): FurtherReason[] {
  const deciding = decidingReason(verdict);
  return verdict.reasons
    .filter((reason) => reason !== deciding && !isPlain(reason))
    .map((reason) => ({ reason, barred: verdict.verdict === 'allowed' && reason.effect === 'excludes' }));
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
