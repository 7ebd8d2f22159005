import { type AnyRule, ruleIdOf } from './catalogue.ts';
import type { Outcome } from './outcome.ts';
import type { Ruleset } from './ruleset.ts';
import type { RuleId, RulesetId } from './verdict.ts';

/** A rule that says what a challenge leads to. */
export interface ChallengeRule {
  rule: RuleId;
  section: string;
}

/** By which rule a play that is told so stands or falls once it was challenged. */
export function challengeRule({ id, challenge }: Ruleset<RulesetId>, outcome: Outcome): ChallengeRule {
  return {
    rule: ruleIdOf(id, challenge[outcome === 'allowed' ? 'allowed' : 'disallowed'] as AnyRule),
    section: challenge.section,
  };
}
