import { browser } from '../browser.ts';

/** After the installation, and not after an update: opens the page that says what the extension does. */
export function welcome({ reason }: { reason: string }): void {
  if (reason === 'install') browser.tabs.create({ url: browser.runtime.getURL('src/welcome/index.html') });
}
