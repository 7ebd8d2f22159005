import { browser } from '../browser.ts';
import { onStored } from './on-stored.ts';
import { AIDS_KEY } from './start-keys.ts';

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

/** Stored value of any shape → which aids are on; off what is not stored as on. */
export function parseAids(stored: unknown): Aids {
  return Object.fromEntries(AIDS.map((aid) => [aid, Object(stored)[aid] === true])) as Record<Aid, boolean>;
}

/** All off where the storage cannot be read. */
export async function readAids(): Promise<Aids> {
  try {
    return parseAids((await browser.storage.local.get(AIDS_KEY))[AIDS_KEY]);
  } catch {
    return parseAids({});
  }
}

/** @throws Error of the browser when the storage cannot be written. */
export async function changeAid(aid: Aid, on: boolean): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    await browser.storage.local.set({ [AIDS_KEY]: { ...(await readAids()), [aid]: on } });
  });
}

/** Calls `listener` after each change made in any context; gives a function that ends it. */
export function onAidsChanged(listener: (aids: Aids) => void): () => void {
  return onStored(AIDS_KEY, (stored) => listener(parseAids(stored)));
}
