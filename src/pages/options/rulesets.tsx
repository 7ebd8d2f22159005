import { rulesetName } from '../../core/explain/explanation.ts';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { permittedRulesets } from '../../platform/storage/policy.ts';
import type { Settings, SettingsChange } from '../../platform/storage/settings.ts';
import { message } from '../../ui/message.ts';
import { LanguageRules, RulesetChoice, rulesetLabel, rulesetNote } from '../../ui/ruleset-choice.tsx';
import { Folded } from './sections.tsx';
import { SiteList } from './sites.tsx';

interface Props {
  settings: Settings;
  change: (changes: SettingsChange) => void;
}

/** The choice of rulesets: for each language, for text without a language, and for sites where the user chose one in the bubble. */
export function Rulesets({ settings: { ruleset, rulesetOf, siteRulesets, policy }, change }: Props) {
  const sites = Object.keys(siteRulesets).sort();
  const removeSite = (site: string) => {
    change(({ siteRulesets: { [site]: _forgotten, ...others } }) => ({ siteRulesets: others }));
  };
  const offered = permittedRulesets(RULESET_IDS, policy);
  if (offered.length === 1) {
    return (
      <>
        <p class="only-rules">{rulesetLabel(ruleset)}</p>
        {rulesetNote(ruleset) && <p class="quiet">{rulesetNote(ruleset)}</p>}
        <p class="managed">{message('managed')}</p>
      </>
    );
  }
  return (
    <>
      {offered.length < RULESET_IDS.length && <p class="managed">{message('managed')}</p>}
      <h3>{message('options_rules_pages')}</h3>
      <p class="quiet">{message('options_rules_pages_hint')}</p>
      <LanguageRules
        rulesetOf={rulesetOf}
        change={(chosen) => change((own) => ({ rulesetOf: { ...own.rulesetOf, ...chosen } }))}
      />
      <h3>{message('options_rules_last')}</h3>
      <p class="quiet">{message('options_rules_last_hint')}</p>
      <RulesetChoice ruleset={ruleset} choose={(chosen) => change({ ruleset: chosen })} />
      {rulesetNote(ruleset) && <p class="quiet">{rulesetNote(ruleset)}</p>}
      {sites.length > 0 && (
        <Folded title={message('options_site_rules')} count={sites.length}>
          <SiteList
            sites={sites}
            note={(site) => message(`ruleset_short_${rulesetName(siteRulesets[site] ?? ruleset)}`)}
            remove={removeSite}
          />
        </Folded>
      )}
    </>
  );
}
