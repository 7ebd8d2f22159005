import { rulesetName } from '../explain/ruleset-name.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../rulesets/index.ts';
import { message } from './message.ts';

interface Props {
  ruleset: RulesetId;
  /** Those to choose from, in the order in which they are offered. */
  from?: readonly RulesetId[];
  choose: (ruleset: RulesetId) => void;
}

/** By which rules a page judges. */
export function RulesetChoice({ ruleset, from = RULESET_IDS, choose }: Props) {
  return (
    <select
      class="ruleset"
      value={ruleset}
      aria-label={message('options_rules')}
      title={message(`ruleset_${rulesetName(ruleset)}`)}
      onChange={(event) => choose(from.find((id) => id === event.currentTarget.value) ?? ruleset)}
    >
      {from.map((id) => (
        <option key={id} value={id}>
          {message(`ruleset_short_${rulesetName(id)}`)}
        </option>
      ))}
    </select>
  );
}
