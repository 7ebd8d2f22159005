/** Result of an action that rules may forbid: its value, or the problem as data for a sentence of the interface. */
export type Outcome<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** Returns a result with a value. */
export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Returns a result with a problem. */
export function refused<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
