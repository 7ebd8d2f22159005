import { rulesetName } from '../../core/explain/ruleset-name.ts';
import { changeSettings, type Settings } from '../../platform/storage/settings.ts';
import { rulesetOfSite } from '../../platform/storage/settings-fields.ts';
import { message } from '../../ui/message.ts';

interface Props {
  /** Host of the active tab. */
  site: string;
  settings: Pick<Settings, 'siteRulesets'>;
}

/** Says if the site in the active tab has its own ruleset, with a button that resets it. */
export function SiteRules({ site, settings }: Props) {
  const own = rulesetOfSite(settings, site);
  if (!own) return null;
  const reset = () => {
    const changed = changeSettings(({ siteRulesets: { [site]: _before, ...others } }) => ({ siteRulesets: others }));
    changed.catch(() => {});
  };
  const rules = message(`ruleset_short_${rulesetName(own)}`);
  return (
    <button type="button" class="section site-rules" title={message('site_rules_reset', site)} onClick={reset}>
      {message('site_rules', rules)} <span aria-hidden="true">↺</span>
    </button>
  );
}
