import { browser } from '../browser.ts';
import { hostOf } from '../storage/host.ts';
import { SETTINGS_KEY } from '../storage/start-keys.ts';

/** What is stored of the choices that decide it, whatever that is: `settings-fields.ts` says what it ought to be. */
export interface Stored {
  bubble?: unknown;
  disabledSites?: unknown;
}

/** May the bubble appear by itself on this page? `modifier`: was Alt held? */
export function mayAppear({ bubble, disabledSites }: Stored, { modifier }: { modifier: boolean }): boolean {
  if (bubble === 'command' || (bubble === 'modifier' && !modifier)) return false;
  return !(Array.isArray(disabledSites) && sites().some((site) => disabledSites.includes(site)));
}

/** What is stored; nothing where the storage cannot be read. */
export async function storedSettings(): Promise<Stored> {
  const { [SETTINGS_KEY]: stored } = await browser.storage.local
    .get(SETTINGS_KEY)
    .catch((): Record<string, unknown> => ({}));
  return Object(stored);
}

/** Host of this document and of the pages that embed it: a site that is off is off with its frames. */
function sites(): string[] {
  return [location.hostname, ...[...(location.ancestorOrigins ?? [])].map(hostOf)];
}
