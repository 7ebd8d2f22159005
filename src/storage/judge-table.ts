import * as v from 'valibot';
import { RULESET_IDS } from '../rulesets/index.ts';
import { hashPin, PIN, PinHash } from './pin.ts';

/** What a word means that the open list lacks and no rule bars: the referee decides, or it is refused. */
export const UNFOUND = ['referee', 'disallowed'] as const;

/** Seconds after which a verdict makes room for the next play; the middle one to begin with. */
export const RESTS = [10, 20, 60] as const;

const Fixed = {
  ruleset: v.picklist(RULESET_IDS),
  /** Id of the user's word list that the verdicts rest on; null where none is active. */
  list: v.nullable(v.string()),
  /** Name and edition of that list, or of the open one, as players read them; may be empty where rules alone decide. */
  source: v.optional(v.string(), ''),
  unfound: v.optional(v.picklist(UNFOUND), 'referee'),
  rest: v.picklist(RESTS),
};

const Table = v.object({
  ...Fixed,
  /** Null where a long press leaves. */
  pin: v.nullable(PinHash),
});

/** As versions up to 0.5.0 stored it: with the PIN itself, empty where there was none. */
const TableInClear = v.object({
  ...Fixed,
  pin: v.union([v.literal(''), v.pipe(v.string(), v.regex(PIN))]),
});

/** What was fixed for a tournament's table before it was given to the players. */
export type Table = v.InferOutput<typeof Table>;

/** In the storage of the tab: reloading leaves nothing, and closing it forgets all. */
const KEY = 'table';

/** The table that this tab judges for; null where it is still to be set. A PIN that stands there in clear is replaced by its hash. */
export async function keptTable(): Promise<Table | null> {
  const { success, output } = v.safeParse(v.union([Table, TableInClear]), stored());
  if (!success) return null;
  const { pin, ...fixed } = output;
  if (typeof pin !== 'string') return { ...fixed, pin };
  const table = { ...fixed, pin: pin === '' ? null : await hashPin(pin) };
  keepTable(table);
  return table;
}

function stored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '');
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
