import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';
import { message } from './message.ts';
import { rulesetName } from './wording.ts';

interface Props {
  ruleset: RulesetId;
  choose: (ruleset: RulesetId) => void;
}

/** By which rules a page judges. */
export function RulesetChoice({ ruleset, choose }: Props) {
  return (
    <select
      class="ruleset"
      value={ruleset}
      aria-label={message('options_rules')}
      title={message(`ruleset_${rulesetName(ruleset)}`)}
      onChange={(event) => choose(RULESET_IDS.find((id) => id === event.currentTarget.value) ?? ruleset)}
    >
      {RULESET_IDS.map((id) => (
        <option key={id} value={id}>
          {message(`ruleset_short_${rulesetName(id)}`)}
        </option>
      ))}
    </select>
  );
}
