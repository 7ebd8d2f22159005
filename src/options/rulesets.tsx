import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';
import type { Settings } from '../storage/settings.ts';
import { message } from '../ui/message.ts';
import { rulesetName } from '../ui/ruleset-name.ts';

interface Props {
  settings: Settings;
  change: (changes: Partial<Settings>) => void;
}

/** The rules there are, which of them is the user's, and the sites where another choice was made in the bubble. */
export function Rulesets({ settings: { ruleset, siteRulesets }, change }: Props) {
  const sites = Object.entries(siteRulesets).sort(([one], [other]) => (one < other ? -1 : 1));
  const forget = (site: string) => {
    const { [site]: _forgotten, ...others } = siteRulesets;
    change({ siteRulesets: others });
  };
  return (
    <fieldset>
      <legend>{message('options_rules')}</legend>
      <p class="quiet">{message('options_rules_hint')}</p>
      {RULESET_IDS.map((id) => (
        <Choice key={id} id={id} checked={ruleset === id} choose={() => change({ ruleset: id })} />
      ))}
      {sites.length > 0 && (
        <>
          <h3>{message('options_site_rules')}</h3>
          <ul class="site-rulesets">
            {sites.map(([site, chosen]) => (
              <li key={site}>
                <span>
                  {site} <span class="quiet">{message(`ruleset_short_${rulesetName(chosen)}`)}</span>
                </span>
                <button
                  type="button"
                  class="action"
                  aria-label={message('options_remove', site)}
                  onClick={() => forget(site)}
                >
                  ✕
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  id: RulesetId;
  checked: boolean;
  choose: () => void;
}

/** One ruleset, with what has to be known of it: which of its lists are missing. */
function Choice({ id, checked, choose }: ChoiceProps) {
  const note = message(`ruleset_note_${rulesetName(id)}`);
  return (
    <>
      <label>
        <input
          type="radio"
          name="ruleset"
          checked={checked}
          onChange={choose}
          aria-describedby={note ? `note-${id}` : undefined}
        />
        {message(`ruleset_${rulesetName(id)}`)}
      </label>
      {note && (
        <p id={`note-${id}`} class="quiet note">
          {note}
        </p>
      )}
    </>
  );
}
