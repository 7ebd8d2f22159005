import { browser } from '../browser.ts';
import type { ShowBubble } from '../messages/table.ts';
import type { WhichSite } from '../messages/which-site.ts';
import type { Settings } from '../storage/settings.ts';

/** What is stored of the settings; a missing field means the default. */
export type StoredSettings = Partial<Settings>;

/** May the bubble appear by itself on this page? @param modifier whether Alt was held. */
export function mayAppear({ bubble, disabledSites = [] }: StoredSettings, modifier: boolean): boolean {
  if (bubble === 'command' || (bubble === 'modifier' && !modifier)) return false;
  return !sites().some((site) => disabledSites.includes(site));
}

/**
 * The record that the options page writes. Read without the schema of `settings.ts`, which is a sixth of this script's
 * budget: only own pages write it, and a missing field means the default.
 */
export async function storedSettings(): Promise<StoredSettings> {
  try {
    const { settings } = await browser.storage.local.get<{ settings?: StoredSettings }>('settings');
    return settings ?? {};
  } catch {
    return {};
  }
}

/** Host of this document and of the pages that embed it: a site that is off is off with its frames. */
function sites(): string[] {
  const above = [...(location.ancestorOrigins ?? [])].filter((origin) => URL.canParse(origin));
  return [location.hostname, ...above.map((origin) => new URL(origin).hostname)];
}

export function isShowBubble(asked: unknown): asked is ShowBubble {
  return (asked as ShowBubble | null)?.name === ('show-bubble' satisfies ShowBubble['name']);
}

export function isWhichSite(asked: unknown): asked is WhichSite {
  return (asked as WhichSite | null)?.name === ('which-site' satisfies WhichSite['name']);
}
