import { browser } from '../browser.ts';

/**
 * Keys of `storage.local` that the worker reads before its first answer, in one read. They are apart from the schemas, because nothing else
 * is evaluated before that read begins.
 */

/** Ruleset → id of the user's word list. */
export const ACTIVE_LISTS_KEY = 'activeLists';

/** The user's settings. */
export const SETTINGS_KEY = 'settings';

/** Features that are off by default. */
export const AIDS_KEY = 'aids';

/** The user's own exceptions. */
export const EXCEPTIONS_KEY = 'exceptions';

/** The administrator's policy, as the browser gave it last. */
export const MANAGED_KEY = 'managed';

/**
 * Calls `listener` with the value of the key after each change in any context; undefined if it was removed.
 * @returns a function that stops it
 */
export function onStored(
  key: string,
  listener: (stored: unknown) => void,
  area: 'local' | 'session' = 'local',
): () => void {
  const changed = (changes: Record<string, { newValue?: unknown }>, changedArea: string) => {
    const change = changes[key];
    if (changedArea === area && change) listener(change.newValue);
  };
  browser.storage.onChanged.addListener(changed);
  return () => browser.storage.onChanged.removeListener(changed);
}

/** Calls `listener` after each change of any of the keys of `storage.local`, in any context. @returns a function that stops it */
export function onAnyStored(keys: readonly string[], listener: () => void): () => void {
  const changed = (changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && keys.some((key) => key in changes)) listener();
  };
  browser.storage.onChanged.addListener(changed);
  return () => browser.storage.onChanged.removeListener(changed);
}

/** The last task of this page or worker, by lock. */
const lastTask = new Map<string, Promise<unknown>>();

/**
 * Runs a task under a lock, exclusively over all contexts of the extension. Tasks of one page run in the order of the calls; the lock alone
 * does not ensure that: Chromium has granted three quick requests of a page as 1, 3, 2.
 * @returns the result of the task
 * @throws what the task throws
 */
export function exclusively<T>(lock: string, task: () => Promise<T>): Promise<T> {
  const run = (): Promise<T> => navigator.locks.request(lock, task);
  const before = lastTask.get(lock);
  const done = before === undefined ? run() : before.then(run, run);
  lastTask.set(lock, done);
  return done;
}
