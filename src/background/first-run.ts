import { browser } from '../browser.ts';

/** After the installation, and not after an update: opens the page that says what the extension does. */
export async function welcome({ reason }: { reason: string }): Promise<void> {
  if (reason === 'install') await browser.tabs.create({ url: browser.runtime.getURL('src/welcome/index.html') });
}
