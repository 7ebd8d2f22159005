import { useEffect, useState } from 'preact/hooks';
import { rulesetName } from '../../core/explain/explanation.ts';
import { browser } from '../../platform/browser.ts';
import type { WhichSite } from '../../platform/messages/content-messages.ts';
import { changeSettings } from '../../platform/storage/settings.ts';
import { rulesetOfSite } from '../../platform/storage/settings-fields.ts';
import { message } from '../../ui/message.ts';
import { useSettings } from '../../ui/page.tsx';

/**
 * Returns the host of the site in the active tab; empty if no content script runs there.
 * @param follows true if the page stays open when the active tab changes
 */
export function useActiveSite(follows: boolean): string {
  const [site, setSite] = useState('');
  useEffect(() => {
    const look = async () => setSite(await activeSite());
    // A page has its content script only when it is loaded.
    const loaded = (_tab: number, { status }: { status?: string }) => status === 'complete' && look();
    look();
    if (!follows) return;
    browser.tabs.onActivated.addListener(look);
    browser.tabs.onUpdated.addListener(loaded);
    return () => {
      browser.tabs.onActivated.removeListener(look);
      browser.tabs.onUpdated.removeListener(loaded);
    };
  }, []);
  return site;
}

async function activeSite(): Promise<string> {
  try {
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
    if (tab?.id === undefined) return '';
    const question: WhichSite = { name: 'which-site' };
    const site: unknown = await browser.tabs.sendMessage(tab.id, question, { frameId: 0 });
    return typeof site === 'string' ? site : '';
  } catch {
    return '';
  }
}

interface SiteProps {
  /** Host of the active tab; if empty, nothing is shown. */
  site: string;
}

/** Says if the site in the active tab has its own ruleset, with a button that resets it. */
export function SiteRules({ site }: SiteProps) {
  const own = rulesetOfSite(useSettings(), site);
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

/** Switches the bubble off and on for the site of the active tab. */
export function SiteSwitch({ site }: SiteProps) {
  const settings = useSettings();
  if (!site) return null;
  const toggle = (on: boolean) => {
    const changed = changeSettings(({ disabledSites }) => {
      const others = disabledSites.filter((other) => other !== site);
      return { disabledSites: on ? others : [...others, site] };
    });
    changed.catch(() => {});
  };
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={!settings.disabledSites.includes(site)}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {message('popup_site_on', site)}
    </label>
  );
}
