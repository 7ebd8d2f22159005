/**
 * Merges the values of several devices: the later change wins. Each value has a path (`setting bubble`, `exception pfs-2018 kot`) and the
 * time of its last change. A deleted value keeps its time. The merge takes the greater entry of each path in one total order, so it does
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
export function written(value: unknown): string {
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
  return at === otherAt ? written(value) > written(otherValue) : at > otherAt;
}

/** Returns the merged state. */
export function joined(one: Entries, other: Entries): Entries {
  const all = { ...one };
  for (const [path, entry] of Object.entries(other)) {
    const before = all[path];
    if (!before || isLater(entry, before)) all[path] = entry;
  }
  return all;
}

/**
 * Returns the state after the changes of this device.
 * @param held values of this device when the state was read; differences to them were changed here, and missing ones deleted
 * @param now a change is later than the one before it on this device, whatever the clock says
 */
export function withChanges(entries: Entries, held: Values, current: Values, now: number): Entries {
  const changed = { ...entries };
  for (const path of new Set([...Object.keys(held), ...Object.keys(current)])) {
    const value = current[path];
    if (written(held[path]) === written(value)) continue;
    const at = Math.min(LATEST, Math.max(now, (entries[path]?.[0] ?? 0) + 1));
    changed[path] = value === undefined ? [at] : [at, value];
  }
  return changed;
}

/**
 * Returns the state after a device has joined. Nobody knows when its values were changed, so the others' values win, and values that only
 * it has are added.
 */
export function withNewcomer(entries: Entries, current: Values, now: number): Entries {
  const there = Object.entries(current).filter(([path]) => entries[path]?.[1] !== undefined);
  return withChanges(entries, Object.fromEntries(there), current, now);
}

/** Returns the entries that this device lacks, or has to delete. */
export function due(entries: Entries, current: Values): [path: string, entry: Entry][] {
  return Object.entries(entries).filter(([path, [, value]]) => written(value) !== written(current[path]));
}
