import { rulesetName } from '../explain/ruleset-name.ts';
import { CHALLENGE_RULES } from '../rules/challenge.ts';
import { playPoints, playVerdict } from '../rules/play.ts';
import type { Verdict } from '../rules/verdict.ts';
import { message, optionalMessage } from './message.ts';
import { RuleSection } from './rule-section.tsx';

interface Props {
  /** Of the words that were challenged together, under one ruleset. At least one. */
  verdicts: readonly Verdict[];
}

/** What a challenge of these words leads to under their rules, with the section that says so. */
export function Consequence({ verdicts }: Props) {
  const ruleset = verdicts[0]?.ruleset ?? 'pfs-2018';
  const verdict = playVerdict(verdicts);
  const rule = CHALLENGE_RULES[ruleset][verdict];
  const name = rulesetName(ruleset);
  // A game that takes one challenge at a time has a sentence about several words.
  const several = verdicts.length > 1 && optionalMessage(`consequence_${name}_several`);
  return (
    <p class="consequence">
      {several || message(`consequence_${name}_${verdict}`, playPoints(verdicts) ?? '')}{' '}
      <RuleSection rule={rule.rule} section={rule.section} />
    </p>
  );
}
