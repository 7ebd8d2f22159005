/** The last task of this page or worker, by lock. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs a task under a lock, exclusively over all contexts of the extension. Tasks of one page run in the order of the calls; the lock alone
 * does not ensure that: Chromium has granted three quick requests of a page as 1, 3, 2.
 * @returns the result of the task
 * @throws what the task throws
 */
export function alone<T>(lock: string, task: () => Promise<T>): Promise<T> {
  const run = (): Promise<T> => navigator.locks.request(lock, task);
  const before = last.get(lock);
  const done = before === undefined ? run() : before.then(run, run);
  last.set(lock, done);
  return done;
}
