import { aidsIn, readAids } from '../platform/storage/aids.ts';
import {
  ACTIVE_LISTS_KEY,
  AIDS_KEY,
  EXCEPTIONS_KEY,
  MANAGED_KEY,
  SETTINGS_KEY,
} from '../platform/storage/stored-values.ts';
import { storedAtStart } from './start.ts';

/** Keys that decide whether sync is on. */
const SWITCHES = [AIDS_KEY, MANAGED_KEY];

/** These and the keys of `storage.local` that are synchronised. */
const KEYS = new Set([...SWITCHES, SETTINGS_KEY, EXCEPTIONS_KEY, ACTIVE_LISTS_KEY, 'history', 'listsChanged']);

/** Called after changes, here or on another device. Nothing is read if sync was never on. */
export async function syncAfterChange(changes: Record<string, unknown>, area: string): Promise<void> {
  const concerns = area === 'sync' || (area === 'local' && Object.keys(changes).some((key) => KEYS.has(key)));
  const isSwitched = SWITCHES.some((key) => key in changes);
  if (concerns && (isSwitched || (await readAids()).sync)) await (await import('./sync.ts')).synchronise();
}

/** Synchronises what arrived, or could not be written, while the worker was stopped. */
export async function syncAtStart(): Promise<void> {
  if (aidsIn(await storedAtStart).sync) await (await import('./sync.ts')).synchronise();
}
