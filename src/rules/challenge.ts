import type { Ruleset } from './ruleset.ts';
import type { RuleId, RulesetId, Verdict } from './verdict.ts';

/** A rule that says what a challenge leads to. */
export interface ChallengeRule {
  rule: RuleId;
  section: string;
}

/** By which rule a play with this verdict stands or falls once it was challenged. */
export function challengeRule({ id, challenge }: Ruleset<RulesetId>, verdict: Verdict['verdict']): ChallengeRule {
  return { rule: `${id}/${challenge[verdict]}`, section: challenge.section };
}
