import * as v from 'valibot';
import { RULESET_IDS } from '../rulesets/index.ts';

/** Seconds after which a verdict makes room for the next play; the middle one to begin with. */
export const RESTS = [10, 20, 60] as const;

/** Digits of a PIN; without one, a long press leaves. */
export const PIN = /^\d{4,8}$/;

const Table = v.object({
  ruleset: v.picklist(RULESET_IDS),
  /** Id of the user's word list that the verdicts rest on; null where none is active. */
  list: v.nullable(v.string()),
  rest: v.picklist(RESTS),
  pin: v.union([v.literal(''), v.pipe(v.string(), v.regex(PIN))]),
});

/** What was fixed for a tournament's table before it was given to the players. */
export type Table = v.InferOutput<typeof Table>;

/** In the storage of the tab: reloading leaves nothing, and closing it forgets all. */
const KEY = 'table';

/** The table that this tab judges for; null where it is still to be set. */
export function keptTable(): Table | null {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return null;
  try {
    const read = v.safeParse(Table, JSON.parse(stored));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export function keepTable(table: Table): void {
  sessionStorage.setItem(KEY, JSON.stringify(table));
}

export function forgetTable(): void {
  sessionStorage.removeItem(KEY);
}
