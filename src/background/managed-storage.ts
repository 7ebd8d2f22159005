import { browser } from '../platform/browser.ts';
import { MANAGED_KEY } from '../platform/storage/stored-values.ts';

/** Firefox's error if nothing is set. */
const NOTHING_SET = /managed storage manifest not found/i;

/** Copies the policy to where every context reads it. Firefox reads changes only at its own start. */
export async function readManagedStorage(): Promise<void> {
  const managed = await managedStorage();
  if (!managed) return;
  const { [MANAGED_KEY]: kept } = await browser.storage.local.get(MANAGED_KEY);
  const isNone = Object.keys(managed).length === 0;
  if (isNone && kept !== undefined) await browser.storage.local.remove(MANAGED_KEY);
  // An unnecessary write would notify every page.
  if (!isNone && JSON.stringify(kept) !== JSON.stringify(managed)) {
    await browser.storage.local.set({ [MANAGED_KEY]: managed });
  }
}

/** Returns managed storage; undefined if the browser does not answer, so that the last copy stays. */
async function managedStorage(): Promise<Record<string, unknown> | undefined> {
  try {
    return await browser.storage.managed.get();
  } catch (error) {
    return NOTHING_SET.test(String(error)) ? {} : undefined;
  }
}

/** Called by Chromium after changes, also those made while it did not run. */
export async function managedStorageChanged(_changes: unknown, area: string): Promise<void> {
  if (area === 'managed') await readManagedStorage();
}
