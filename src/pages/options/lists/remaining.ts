/** Milliseconds before the first estimate. Earlier, the start of the worker would dominate it. */
const FIRST_GUESS = 1000;

/**
 * Estimates the remaining milliseconds from the elapsed time; undefined while there is too little to go by.
 * @param elapsed milliseconds
 * @param done share done so far, 0–1
 */
export function remaining(elapsed: number, done: number): number | undefined {
  if (elapsed < FIRST_GUESS || done <= 0) return undefined;
  return (elapsed * (1 - done)) / done;
}
