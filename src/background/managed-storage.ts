import { browser } from '../browser.ts';
import { MANAGED_KEY } from '../storage/start-keys.ts';

/** What Firefox says where nobody has set anything. */
const NOTHING_SET = /managed storage manifest not found/i;

/** Keeps what an administrator has set where every context reads it. Firefox takes changes in at its own start only. */
export async function readManagedStorage(): Promise<void> {
  const managed = await managedStorage();
  if (!managed) return;
  const { [MANAGED_KEY]: kept } = await browser.storage.local.get(MANAGED_KEY);
  const isNone = Object.keys(managed).length === 0;
  if (isNone && kept !== undefined) await browser.storage.local.remove(MANAGED_KEY);
  // Written without need it would be a change, of which every page hears.
  if (!isNone && JSON.stringify(kept) !== JSON.stringify(managed)) {
    await browser.storage.local.set({ [MANAGED_KEY]: managed });
  }
}

/** Undefined where the browser does not say: then what it said last holds. */
async function managedStorage(): Promise<Record<string, unknown> | undefined> {
  try {
    return await browser.storage.managed.get();
  } catch (error) {
    return NOTHING_SET.test(String(error)) ? {} : undefined;
  }
}

/** Chromium tells of what changes, also of what has changed while it did not run. */
export async function managedStorageChanged(_changes: unknown, area: string): Promise<void> {
  if (area === 'managed') await readManagedStorage();
}
