import { rulesetName } from '../core/explain/explanation.ts';
import { challengeRule, playOutcome, playPoints } from '../core/rules/outcome.ts';
import type { Verdict } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import { message, optionalMessage } from './message.ts';
import { RuleSection } from './verdict-components.tsx';
import { useCitation } from './wording-of-page.ts';

interface Props {
  /** The verdicts on the words that were challenged together, under one ruleset. At least one. */
  verdicts: readonly Verdict[];
}

/** Shows the consequence of a challenge of these words under their rules, with the section of the rule. */
export function Consequence({ verdicts }: Props) {
  const [first] = verdicts;
  if (!first) return null;
  const outcome = playOutcome(verdicts);
  const cited = useCitation(challengeRule(rulesetOf(first.ruleset), outcome));
  const name = rulesetName(first.ruleset);
  // A game that takes one challenge at a time has a sentence about several words.
  const several = verdicts.length > 1 && optionalMessage(`consequence_${name}_several`);
  return (
    <p class="consequence">
      {several || message(`consequence_${name}_${outcome}`, playPoints(verdicts) ?? '')}{' '}
      {cited && <RuleSection {...cited} />}
    </p>
  );
}
