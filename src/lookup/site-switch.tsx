import { useEffect, useState } from 'preact/hooks';
import { browser } from '../browser.ts';
import type { WhichSite } from '../messages/which-site.ts';
import { changeSettings, readSettings } from '../storage/settings.ts';
import { message } from '../ui/message.ts';

interface Props {
  /** Does the page outlive a change of the active tab? */
  follows: boolean;
}

/** Turns the bubble off and on for the site of the active tab; absent where no content script runs. */
export function SiteSwitch({ follows }: Props) {
  const [site, setSite] = useState('');
  const [disabled, setDisabled] = useState<string[]>([]);

  useEffect(() => {
    const look = async () => {
      setDisabled((await readSettings()).disabledSites);
      setSite(await activeSite());
    };
    // A page that has just been loaded has its script only then.
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

  if (!site) return null;
  const toggle = async (on: boolean) => {
    const changed = await changeSettings(({ disabledSites }) => {
      const others = disabledSites.filter((other) => other !== site);
      return { disabledSites: on ? others : [...others, site] };
    });
    setDisabled(changed.disabledSites);
  };
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={!disabled.includes(site)}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {message('popup_site_on', site)}
    </label>
  );
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
