/**
 * Merges the values of several devices: the later change wins. Each value has a path (`setting bubble`, `exception pfs-2018 kot`) and the
 * time of its last change. A deleted value retains its time. The merge takes the greater entry of each path in one total order, so it does
 * not matter who merges what, how often and in which order.
 */

/** Time of the change in milliseconds since 1970, and the value; a deletion has none. JSON as it is. */
export type Entry = readonly [at: number, value?: unknown];

/** Path → entry. */
export type Entries = Readonly<Record<string, Entry>>;

/** Path → value, without deletions. A value is JSON other than null. */
export type Values = Readonly<Record<string, unknown>>;

/** Latest time of an entry: a date's last millisecond. One more is still an integer. */
export const LATEST = 8.64e15;

/** Returns the same text for equal JSON, whatever the order of the fields, which browsers change. Empty for undefined. */
export function canonicalJson(value: unknown): string {
  const inOrder = (_: string, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner;
  return JSON.stringify(value, inOrder) ?? '';
}

/**
 * Returns true when the first entry wins. Of two changes at the same time, one value wins on all devices, and any value wins over a
 * deletion.
 */
function isLater([at, value]: Entry, [otherAt, otherValue]: Entry): boolean {
  return at === otherAt ? canonicalJson(value) > canonicalJson(otherValue) : at > otherAt;
}

/** Returns the merged state. */
export function mergeEntries(one: Entries, other: Entries): Entries {
  const all = { ...one };
  for (const [path, entry] of Object.entries(other)) {
    const before = all[path];
    if (!before || isLater(entry, before)) all[path] = entry;
  }
  return all;
}

/**
 * Returns the state after the changes of this device.
 * @param lastValues values of this device when the state was read; differences to them were changed here, and missing ones deleted
 * @param now a change is later than the one before it on this device, whatever the clock says
 */
export function withChanges(entries: Entries, lastValues: Values, current: Values, now: number): Entries {
  const changed = { ...entries };
  for (const path of new Set([...Object.keys(lastValues), ...Object.keys(current)])) {
    const value = current[path];
    if (canonicalJson(lastValues[path]) === canonicalJson(value)) continue;
    const at = Math.min(LATEST, Math.max(now, (entries[path]?.[0] ?? 0) + 1));
    changed[path] = value === undefined ? [at] : [at, value];
  }
  return changed;
}

/**
 * Returns the state after a device has joined. The time of its changes is unknown, so the others' values win, and values that only
 * it has are added.
 */
export function withNewcomer(entries: Entries, current: Values, now: number): Entries {
  const there = Object.entries(current).filter(([path]) => entries[path]?.[1] !== undefined);
  return withChanges(entries, Object.fromEntries(there), current, now);
}

/** Returns the entries that this device lacks, or has to delete. */
export function pendingEntries(entries: Entries, current: Values): [path: string, entry: Entry][] {
  return Object.entries(entries).filter(([path, [, value]]) => canonicalJson(value) !== canonicalJson(current[path]));
}

/**
 * Distributes entries over a fixed number of items of `storage.sync`, by a hash of their paths. An item for each value would be too many
 * (512 are allowed), one for all too long (8,192 bytes). If two devices write one item at the same time nothing is lost: each holds all
 * that it knows and writes what is missing.
 */

const ITEMS = 64;

/** Maximum bytes of an item. The limit is 8,192 with its key, and browsers count slightly differently. */
export const ITEM_ROOM = 8000;

/** Maximum bytes of all items; the limit is 102,400. */
export const ALL_ROOM = 100_000;

/** Priority of kinds when there is not enough room; within a kind the later entry is first. Unknown kinds are of a later version. */
const KINDS = ['setting', 'language', 'list', 'site', 'quiet', 'exception', 'pin'];

/** A path: the kind of value and its name, `exception pfs-2018 kot`. */
const PATH = /^[a-z]+ ./;
const KEY = /^values-\d+$/;

export interface PackedEntries {
  /** Key → entries. */
  items: Record<string, Entries>;
  /** Paths of values without room. */
  unfit: string[];
}

/**
 * Returns the entries for which there is room. An entry without room does not affect the choice of others, so that devices which know it
 * and those which do not write the same.
 */
export function packEntries(entries: Entries): PackedEntries {
  const items: Record<string, Record<string, Entry>> = {};
  const unfit: string[] = [];
  const room = new Map<string, number>();
  let left = ALL_ROOM;
  const byUrgency = Object.entries(entries)
    .map(([path, entry]) => ({ path, entry, rank: rankOf(path) }))
    .sort((one, other) => one.rank - other.rank || other.entry[0] - one.entry[0] || (one.path < other.path ? -1 : 1));
  for (const { path, entry } of byUrgency) {
    const key = itemKey(path);
    const bytes = bytesOf(path, entry);
    const leftHere = room.get(key) ?? ITEM_ROOM;
    if (bytes > left || bytes > leftHere) {
      if (entry[1] !== undefined) unfit.push(path);
      continue;
    }
    left -= bytes;
    room.set(key, leftHere - bytes);
    items[key] ??= {};
    items[key][path] = entry;
  }
  return { items, unfit };
}

/** Parses the contents of `storage.sync`; drops invalid entries. */
export function unpackEntries(stored: Record<string, unknown>): Entries {
  const items = Object.entries(stored).filter(([key]) => isItem(key));
  const entries = items.flatMap(([, item]) => Object.entries(parseEntries(item)));
  return Object.fromEntries(entries);
}

/** Parses a stored value of any shape; drops invalid entries. */
export function parseEntries(stored: unknown): Entries {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([path, entry]) => PATH.test(path) && isEntry(entry)));
}

function isEntry(stored: unknown): boolean {
  if (!Array.isArray(stored) || stored.length < 1 || stored.length > 2) return false;
  const [at, value] = stored;
  return Number.isInteger(at) && at >= 0 && at <= LATEST && value !== null;
}

/** Returns true for the key of an item. */
export function isItem(key: string): boolean {
  return KEY.test(key);
}

function rankOf(path: string): number {
  const rank = KINDS.indexOf(path.slice(0, path.indexOf(' ')));
  return rank < 0 ? KINDS.length : rank;
}

/** FNV-1a. */
function itemKey(path: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < path.length; place++) hash = Math.imul(hash ^ path.charCodeAt(place), 0x01000193);
  return `values-${(hash >>> 0) % ITEMS}`;
}

/** Returns the bytes of an entry in the item's JSON. Chromium writes six characters for `<`. */
function bytesOf(path: string, entry: Entry): number {
  const json = JSON.stringify([path, entry]);
  return new TextEncoder().encode(json).length + 5 * (json.split('<').length - 1);
}
