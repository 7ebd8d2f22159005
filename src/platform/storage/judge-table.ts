import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { hashPin, PIN, PinHash } from './pin.ts';

/** Treatment of words that are not found: the referee decides, or they are refused. */
export const NOT_FOUND = ['referee', 'disallowed'] as const;

/** Seconds for which a verdict stays; the middle value is the default. */
export const RESTS = [10, 20, 60] as const;

const Fixed = {
  ruleset: v.picklist(RULESET_IDS),
  /** Id of the user's word list; null if none is active. */
  list: v.nullable(v.string()),
  /** Name and edition of that list, or of the open one, as players read them; empty if rules alone decide. */
  source: v.optional(v.string(), ''),
  notFound: v.optional(v.picklist(NOT_FOUND), 'referee'),
  rest: v.picklist(RESTS),
};

const Table = v.object({
  ...Fixed,
  /** Null if a long press leaves. */
  pin: v.nullable(PinHash),
});

/** Format of versions up to 0.5.0, with the PIN in clear; empty if there was none. */
const TableInClear = v.object({
  ...Fixed,
  pin: v.union([v.literal(''), v.pipe(v.string(), v.regex(PIN))]),
});

/** Settings of a tournament's table. */
export type Table = v.InferOutput<typeof Table>;

/** In the tab's storage: it survives a reload, and ends with the tab. */
const TABLE_KEY = 'table';

/** Returns the table of this tab; null before it is set. A PIN in clear is replaced by its hash. */
export async function readTable(): Promise<Table | null> {
  const { success, output } = v.safeParse(v.union([Table, TableInClear]), stored(TABLE_KEY));
  if (!success) return null;
  const { pin, ...fixed } = output;
  if (typeof pin !== 'string') return { ...fixed, pin };
  const table = { ...fixed, pin: pin === '' ? null : await hashPin(pin) };
  storeTable(table);
  return table;
}

/** Returns what the tab has stored under the key; null if it is nothing or no JSON. */
function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '', withTodaysNames);
  } catch {
    return null;
  }
}

/** Versions up to 0.5.0 call words that are not found `unfound`. */
function withTodaysNames(key: string, value: unknown): unknown {
  if (key === 'outcome' && value === 'unfound') return 'notFound';
  if (typeof value !== 'object' || value === null || !('unfound' in value)) return value;
  return { notFound: value.unfound, ...value };
}

export function storeTable(table: Table): void {
  sessionStorage.setItem(TABLE_KEY, JSON.stringify(table));
}

export function forgetTable(): void {
  sessionStorage.removeItem(TABLE_KEY);
}

const Challenge = v.object({
  /** Milliseconds since 1970. */
  time: v.number(),
  ruleset: v.picklist(RULESET_IDS),
  /** Name and edition of the deciding list; empty if rules alone decide. */
  source: v.string(),
  /** As typed. */
  words: v.array(v.string()),
  /** The outcome shown to the players. */
  outcome: v.picklist(['allowed', 'disallowed', 'notFound']),
});

/** A play that the word judge has judged. */
export type Challenge = v.InferOutput<typeof Challenge>;

/** In the tab's storage: it outlives the table and a reload, and ends with the tab. */
const LOG_KEY = 'challenges';

/** Returns all challenges of this tab since the log was cleared, the earliest first. Invalid entries are left out. */
export function readLog(): Challenge[] {
  const { success, output } = v.safeParse(v.array(v.unknown()), stored(LOG_KEY));
  return success ? output.filter((entry): entry is Challenge => v.is(Challenge, entry)) : [];
}

export function addToLog(challenge: Challenge): void {
  sessionStorage.setItem(LOG_KEY, JSON.stringify([...readLog(), challenge]));
}

export function clearLog(): void {
  sessionStorage.removeItem(LOG_KEY);
}
