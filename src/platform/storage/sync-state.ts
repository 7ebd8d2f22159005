import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { browser } from '../browser.ts';
import { onStored } from './stored-values.ts';
import type { Entries, Values } from './sync-entries.ts';

const ListSchema = v.object({
  ruleset: v.picklist(RULESET_IDS),
  name: v.string(),
  edition: v.string(),
  sha256: v.string(),
});

/** A list that a device uses for a ruleset: its name and edition there, and the checksum of its words. */
export type ListInUse = v.InferOutput<typeof ListSchema>;

const SyncStatusSchema = v.object({
  /** Time of the last read of the shared storage, in milliseconds since 1970; 0 for never. */
  last: v.number(),
  /** Number of values without room. */
  unfit: v.number(),
  /** True when the browser refused the last changes; they are offered again at the next sync. */
  refused: v.boolean(),
  /** Lists that the other devices use. */
  lists: v.array(ListSchema),
});

/** State of sync, as it is shown to the user. */
export type SyncStatus = v.InferOutput<typeof SyncStatusSchema>;

/** Everything that this device knows of sync; undefined while sync is off. */
export interface SyncState extends SyncStatus {
  /** Random id of this device. */
  machine: string;
  entries: Entries;
  /** The values of this device after the last sync. */
  held: Values;
}

export const SYNC_KEY = 'exchange';

/** Parses the stored state; undefined if nothing has been synchronised. */
export function parseSyncStatus(stored: unknown): SyncStatus | undefined {
  const { success, output } = v.safeParse(SyncStatusSchema, stored);
  return success ? output : undefined;
}

/**
 * Calls `listener` with the state of sync, and after each change. Nothing is called if the storage cannot be read.
 * @returns a function that stops it
 */
export function followSync(listener: (status: SyncStatus | undefined) => void): () => void {
  const report = (stored: unknown) => listener(parseSyncStatus(stored));
  const end = onStored(SYNC_KEY, report);
  browser.storage.local.get(SYNC_KEY).then(
    (stored) => report(stored[SYNC_KEY]),
    () => {},
  );
  return end;
}

/** Returns true for a valid list in use. */
export function isListInUse(value: unknown): value is ListInUse {
  return v.is(ListSchema, value);
}
