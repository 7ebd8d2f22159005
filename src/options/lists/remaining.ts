/** Milliseconds before which a guess at the rest would be a guess at the start of a worker. */
const FIRST_GUESS = 1000;

/**
 * Milliseconds that something will still take, by what it has taken so far; undefined while that says nothing.
 * @param elapsed milliseconds
 * @param done share that is behind, 0–1
 */
export function remaining(elapsed: number, done: number): number | undefined {
  if (elapsed < FIRST_GUESS || done <= 0) return undefined;
  return (elapsed * (1 - done)) / done;
}
