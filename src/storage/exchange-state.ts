import * as v from 'valibot';
import { browser } from '../browser.ts';
import { RULESET_IDS } from '../rulesets/index.ts';
import type { Entries, Values } from './merge.ts';
import { onStored } from './on-stored.ts';

const ListSchema = v.object({
  ruleset: v.picklist(RULESET_IDS),
  name: v.string(),
  edition: v.string(),
  sha256: v.string(),
});

/** A list that a machine uses for a ruleset: its name and edition there, and the checksum of its words. */
export type ListInUse = v.InferOutput<typeof ListSchema>;

const StandingSchema = v.object({
  /** When the browser's shared storage was last read, in milliseconds since 1970; 0: never. */
  last: v.number(),
  /** How many values have no room there. */
  unfit: v.number(),
  /** Did the browser refuse to take what was changed here? It is offered again at the next exchange. */
  refused: v.boolean(),
  /** What the other machines use. */
  lists: v.array(ListSchema),
});

/** What is told of the exchange with the user's other machines. */
export type ExchangeStanding = v.InferOutput<typeof StandingSchema>;

/** What this machine knows of the exchange. There is none while it is switched off. */
export interface ExchangeState extends ExchangeStanding {
  /** Tells this machine from the others; drawn by lot. */
  machine: string;
  entries: Entries;
  /** What this machine had after the exchange. */
  held: Values;
}

export const EXCHANGE_KEY = 'exchange';

/** Stored value of any shape → what is told of it; undefined where nothing has been exchanged. */
export function parseStanding(stored: unknown): ExchangeStanding | undefined {
  const { success, output } = v.safeParse(StandingSchema, stored);
  return success ? output : undefined;
}

/**
 * Calls `listener` with how the exchange stands, and after each; gives a function that ends it. Nothing is told where the storage cannot
 * be read.
 */
export function followExchange(listener: (standing: ExchangeStanding | undefined) => void): () => void {
  const tell = (stored: unknown) => listener(parseStanding(stored));
  const end = onStored(EXCHANGE_KEY, tell);
  browser.storage.local.get(EXCHANGE_KEY).then(
    (stored) => tell(stored[EXCHANGE_KEY]),
    () => {},
  );
  return end;
}

/** Is it a list as it is told? */
export function isListInUse(value: unknown): value is ListInUse {
  return v.is(ListSchema, value);
}
