import { browser } from '../browser.ts';
import { alone } from './alone.ts';
import { switchesUnder } from './policy.ts';
import { onStoredOrPolicy, policyIn, policyInForce } from './policy-in-force.ts';
import { AIDS_KEY, MANAGED_KEY } from './start-keys.ts';

/**
 * What nobody has who has not asked for it: looking for words to learn them (`study`), links to dictionaries on the web (`links`), and the
 * exchange with the user's other machines (`sync`). In a key of their own, apart from the settings: the script on every page reads those,
 * and has no use for these; and what is on is the choice of each machine.
 */
export const AIDS = ['study', 'links', 'sync'] as const;

export type Aid = (typeof AIDS)[number];

/** Which of them are on. */
export type Aids = Readonly<Record<Aid, boolean>>;

/** Held by whoever changes one, in any tab. */
const LOCK = 'verdikt-aids';

/** Stored value of any shape → which aids the user has switched on; off what is not stored as on. */
export function parseAids(stored: unknown): Aids {
  return Object.fromEntries(AIDS.map((aid) => [aid, Object(stored)[aid] === true])) as Record<Aid, boolean>;
}

/** Which aids are on where the policy allows them. @param stored of `storage.local`, the policy among it. */
export function aidsIn(stored: Readonly<Record<string, unknown>>): Aids {
  return switchesUnder(policyIn(stored), parseAids(stored[AIDS_KEY]));
}

/** Which aids are on; all off where the storage cannot be read. */
export async function readAids(): Promise<Aids> {
  try {
    return aidsIn(await browser.storage.local.get([AIDS_KEY, MANAGED_KEY]));
  } catch {
    return parseAids({});
  }
}

/** @throws Error of the browser when the storage cannot be written. */
export async function changeAid(aid: Aid, on: boolean): Promise<void> {
  await alone(LOCK, async () => {
    const { [AIDS_KEY]: before } = await browser.storage.local.get(AIDS_KEY);
    await browser.storage.local.set({ [AIDS_KEY]: { ...parseAids(before), [aid]: on } });
  });
}

/** Calls `listener` after each change made in any context, or of the policy; gives a function that ends it. */
export function onAidsChanged(listener: (aids: Aids) => void): () => void {
  return onStoredOrPolicy(AIDS_KEY, (stored) => listener(switchesUnder(policyInForce(), parseAids(stored))));
}
