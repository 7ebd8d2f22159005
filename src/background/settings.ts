import { browser } from '../platform/browser.ts';
import { applyPolicy, parsePolicy, type UnderPolicy } from '../platform/storage/policy.ts';
import { changeSettings, readSettings, type SettingsChange } from '../platform/storage/settings.ts';
import { type ChosenSettings, parseChosenSettings } from '../platform/storage/settings-fields.ts';
import { MANAGED_KEY, onAnyStored, SETTINGS_KEY } from '../platform/storage/stored-values.ts';
import { storedAtStart } from './start.ts';

/** Read once in the worker's life, and again after every change. */
let current: Promise<UnderPolicy<ChosenSettings>> = storedAtStart.then((stored) =>
  applyPolicy(parsePolicy(stored[MANAGED_KEY]), parseChosenSettings(stored[SETTINGS_KEY])),
);

onAnyStored([SETTINGS_KEY, MANAGED_KEY], () => {
  current = readSettings();
});

/**
 * Returns the settings in effect. They lack the default ruleset, which depends on the interface's language: a fresh worker of Chromium
 * stands still for 30 ms and more for its first message.
 */
export function currentSettings(): Promise<UnderPolicy<ChosenSettings>> {
  return current;
}

/** Changes the settings like `changeSettings`; the next question uses the new ones, whenever the browser reports the change. */
export async function changeCurrentSettings(change: SettingsChange): Promise<void> {
  const settings = await changeSettings(change);
  current = Promise.resolve(settings);
}

/** Returns true when the user is at play; then nothing that helps to find words is shown. */
export async function isAtPlay(): Promise<boolean> {
  return (await currentSettings()).play;
}

/** Firefox's error if nothing is set. */
const NOTHING_SET = /managed storage manifest not found/i;

/** Copies the policy to where every context reads it. Firefox reads changes only at its own start. */
export async function readManagedStorage(): Promise<void> {
  const managed = await managedStorage();
  if (!managed) return;
  const { [MANAGED_KEY]: copy } = await browser.storage.local.get(MANAGED_KEY);
  const isNone = Object.keys(managed).length === 0;
  if (isNone && copy !== undefined) await browser.storage.local.remove(MANAGED_KEY);
  // An unnecessary write would notify every page.
  if (!isNone && JSON.stringify(copy) !== JSON.stringify(managed)) {
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
