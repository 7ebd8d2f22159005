/** By lock: the last task that this page or worker has asked for. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs a task with no other task of the same lock beside it, in any context of the extension. Tasks of one page run in the order in which
 * they were asked for. The lock alone does not keep that order: Chromium has granted three quick requests of a page as 1, 3, 2.
 * @returns what the task gives.
 * @throws what the task throws.
 */
export function alone<T>(lock: string, task: () => Promise<T>): Promise<T> {
  const run = (): Promise<T> => navigator.locks.request(lock, task);
  const before = last.get(lock);
  const done = before === undefined ? run() : before.then(run, run);
  last.set(lock, done);
  return done;
}
