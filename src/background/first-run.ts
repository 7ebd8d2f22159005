import { browser } from '../platform/browser.ts';

/** Opens the page that introduces the extension after the installation, not after an update. */
export async function welcome({ reason }: { reason: string }): Promise<void> {
  if (reason === 'install') await browser.tabs.create({ url: browser.runtime.getURL('src/pages/welcome/index.html') });
}
