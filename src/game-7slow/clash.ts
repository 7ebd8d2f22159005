import type { Verdict } from '../rules/verdict.ts';
import { lowerCase } from '../words/normalise.ts';

/** A word of an earlier round that the judged word is of one family with. */
export interface Clash {
  /** As it was played, lower case. */
  earlier: string;
  /** What both words have in common; absent where it is the same lemma. */
  root: string | undefined;
  /** Likely only: the players decide. */
  likely: boolean;
}

/** The clashes that a verdict tells of, certain ones first. */
export function clashesOf({ reasons }: Pick<Verdict, 'reasons'>): Clash[] {
  return reasons
    .filter(
      ({ rule, effect, evidence }) => effect === 'excludes' && evidence.other && /^7slow\/(repeat|family)/.test(rule),
    )
    .map(({ evidence: { other = '', root, likely } }) => ({ earlier: lowerCase(other), root, likely: likely === true }))
    .filter(({ earlier }, index, all) => all.findIndex((one) => one.earlier === earlier) === index)
    .sort((one, other) => Number(one.likely) - Number(other.likely));
}
