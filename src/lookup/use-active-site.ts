import { useEffect, useState } from 'preact/hooks';
import { browser } from '../browser.ts';
import type { WhichSite } from '../messages/which-site.ts';

/**
 * Host of the site in the active tab; empty where no content script runs.
 * @param follows does the page outlive a change of the active tab?
 */
export function useActiveSite(follows: boolean): string {
  const [site, setSite] = useState('');
  useEffect(() => {
    const look = async () => setSite(await activeSite());
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
