/** What came of something that rules may forbid: its value, or the problem as data for a sentence of the interface. */
export type Outcome<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** It may be done, and this is what came of it. */
export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** It may not be done, and this is why. */
export function refused<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
