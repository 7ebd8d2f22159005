import { useEffect, useState } from 'preact/hooks';
import { browser } from '../../platform/browser.ts';
import type { WhichSite } from '../../platform/messages/which-site.ts';

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
