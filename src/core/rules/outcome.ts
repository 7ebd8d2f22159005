import { type AnyRule, ruleIdOf } from './catalogue.ts';
import type { Ruleset } from './ruleset.ts';
import type { RuleId, RulesetId, Verdict } from './verdict.ts';

/** The result shown to the player. A word that is refused only because an open list lacks it counts as not found, not as barred. */
export type Outcome = Verdict['verdict'] | 'notFound';

/** Returns the outcome of a verdict. */
export function outcomeOf({ verdict, settled }: Pick<Verdict, 'verdict' | 'settled'>): Outcome {
  return verdict === 'disallowed' && !settled ? 'notFound' : verdict;
}

/** Outcomes from the worst on, without the best. */
const WORST = ['disallowed', 'notFound'] as const;

/**
 * Returns the single outcome of all words of a play, as a tournament's word judge gives it: allowed only if every word is, and not found if one is
 * not found and none is barred. It does not say which word is wrong; the user interface does.
 */
export function playOutcome(words: readonly Pick<Verdict, 'verdict' | 'settled'>[]): Outcome {
  return worstOf(words.map(outcomeOf));
}

/** Returns the worst of several outcomes. */
export function worstOf(outcomes: readonly Outcome[]): Outcome {
  return WORST.find((outcome) => outcomes.includes(outcome)) ?? 'allowed';
}

/** Returns the points of all words together, without premium squares; null if a letter has no tile or the game has no tile values. */
export function playPoints(words: readonly Pick<Verdict, 'points'>[]): number | null {
  return words.reduce<number | null>((sum, { points }) => (sum === null || points === null ? null : sum + points), 0);
}

/** The rule that decides a challenged play. */
interface ChallengeRule {
  rule: RuleId;
  section: string;
}

/** Returns the rule that decides a challenged play with this outcome. */
export function challengeRule({ id, challenge }: Ruleset<RulesetId>, outcome: Outcome): ChallengeRule {
  return {
    rule: ruleIdOf(id, challenge[outcome === 'allowed' ? 'allowed' : 'disallowed'] as AnyRule),
    section: challenge.section,
  };
}
