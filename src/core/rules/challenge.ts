import { type AnyRule, ruleIdOf } from './catalogue.ts';
import type { Outcome } from './outcome.ts';
import type { Ruleset } from './ruleset.ts';
import type { RuleId, RulesetId } from './verdict.ts';

/** The rule that decides a challenged play. */
export interface ChallengeRule {
  rule: RuleId;
  section: string;
}

/** The rule that decides a challenged play with this outcome. */
export function challengeRule({ id, challenge }: Ruleset<RulesetId>, outcome: Outcome): ChallengeRule {
  return {
    rule: ruleIdOf(id, challenge[outcome === 'allowed' ? 'allowed' : 'disallowed'] as AnyRule),
    section: challenge.section,
  };
}
