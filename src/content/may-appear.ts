import { browser } from '../browser.ts';
import { hostOf } from '../storage/host.ts';
import { PAGE_FIELDS, type PageSettings, readFields } from '../storage/page-settings.ts';
import { SETTINGS_KEY } from '../storage/start-keys.ts';

/** May the bubble appear by itself on this page? `modifier`: was Alt held? */
export function mayAppear({ bubble, disabledSites }: PageSettings, { modifier }: { modifier: boolean }): boolean {
  if (bubble === 'command' || (bubble === 'modifier' && !modifier)) return false;
  return !sites().some((site) => disabledSites.includes(site));
}

/** What of the user's choices concerns the page, checked; the defaults where the storage cannot be read. */
export async function storedSettings(): Promise<PageSettings> {
  const { [SETTINGS_KEY]: stored } = await browser.storage.local.get(SETTINGS_KEY).catch(() => ({}) as Stored);
  return readFields(PAGE_FIELDS, stored);
}

type Stored = Record<string, unknown>;

/** Host of this document and of the pages that embed it: a site that is off is off with its frames. */
function sites(): string[] {
  return [location.hostname, ...[...(location.ancestorOrigins ?? [])].map(hostOf)];
}
