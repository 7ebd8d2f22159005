import { rulesetName } from '../core/explain/ruleset-name.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { RULESET_IDS, RULESETS } from '../core/rulesets/index.ts';
import { offeredOf } from '../platform/storage/policy-in-force.ts';
import { message } from './message.ts';

interface Props {
  ruleset: RulesetId;
  /** Those to choose from. */
  from?: readonly RulesetId[];
  choose: (ruleset: RulesetId) => void;
}

/** By which rules a page judges, to be chosen from a list by language: of those that a policy allows. */
export function RulesetChoice({ ruleset, from = RULESET_IDS, choose }: Props) {
  const permitted = offeredOf(from);
  const offered = RULESETS.filter(({ id }) => permitted.includes(id));
  const languages = [...new Set(offered.map(({ language }) => language))];
  const isFixed = permitted.length === 1;
  return (
    <>
      <select
        class="ruleset"
        value={ruleset}
        aria-label={message('options_rules')}
        aria-disabled={isFixed}
        title={message(`ruleset_${rulesetName(ruleset)}`)}
        onChange={(event) => choose(permitted.find((id) => id === event.currentTarget.value) ?? ruleset)}
      >
        {languages.map((language) => (
          <optgroup key={language} label={message(`language_${language}`)}>
            {offered
              .filter((one) => one.language === language)
              .map(({ id }) => (
                <option key={id} value={id}>
                  {message(`ruleset_short_${rulesetName(id)}`)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {isFixed && <span class="managed">{message('managed')}</span>}
    </>
  );
}
