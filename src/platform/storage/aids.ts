import { browser } from '../browser.ts';
import { applySwitchPolicy, parsePolicy } from './policy.ts';
import { AIDS_KEY, exclusively, MANAGED_KEY, onAnyStored } from './stored-values.ts';

/**
 * Features that are off by default: finding words to learn them (`study`), links to online dictionaries (`links`), and sync with the user's
 * other devices (`sync`). They have a key of their own, because the settings are synchronised, and these are chosen on each device.
 */
export const AIDS = ['study', 'links', 'sync'] as const;

export type Aid = (typeof AIDS)[number];

/** True for each feature that is on. */
export type Aids = Readonly<Record<Aid, boolean>>;

/** Lock of a change, over all tabs. */
const LOCK = 'verdikt-aids';

/** Parses a stored value of any shape. A feature that is not stored as on is off. */
export function parseAids(stored: unknown): Aids {
  return Object.fromEntries(AIDS.map((aid) => [aid, Object(stored)[aid] === true])) as Record<Aid, boolean>;
}

/** Returns the features that are on and that the policy allows. @param stored contents of `storage.local` with the policy */
export function aidsIn(stored: Readonly<Record<string, unknown>>): Aids {
  return applySwitchPolicy(parsePolicy(stored[MANAGED_KEY]), parseAids(stored[AIDS_KEY]));
}

/** Returns the features that are on; all off if the storage cannot be read. */
export async function readAids(): Promise<Aids> {
  try {
    return aidsIn(await browser.storage.local.get([AIDS_KEY, MANAGED_KEY]));
  } catch {
    return parseAids({});
  }
}

/** Returns the features that the user has switched on, without the policy, for export to a file. @throws Error of the browser */
export async function ownAids(): Promise<Aids> {
  return parseAids((await browser.storage.local.get(AIDS_KEY))[AIDS_KEY]);
}

/** @throws Error of the browser when the storage cannot be read or written. */
export async function changeAids(changed: Partial<Aids>): Promise<void> {
  await exclusively(LOCK, async () => {
    await browser.storage.local.set({ [AIDS_KEY]: { ...(await ownAids()), ...changed } });
  });
}

/** Calls `listener` after each change in any context, or of the policy. @returns a function that stops it */
export function onAidsChanged(listener: (aids: Aids) => void): () => void {
  return onAnyStored([AIDS_KEY, MANAGED_KEY], () => readAids().then(listener));
}
