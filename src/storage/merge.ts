/**
 * What several machines hold in common, value by value: the later change wins. Each value has a path (`setting bubble`,
 * `exception pfs-2018 kot`) and the time of its last change; what was deleted keeps the time of that, without a value. To join two such
 * states is to take the greater entry of each path in one total order, so that it does not matter who joins what how often and in which
 * order: all come to the same.
 */

/** Milliseconds since 1970 of the change, and the value; without one it was deleted. JSON as it is. */
export type Entry = readonly [at: number, value?: unknown];

/** Path → entry. */
export type Entries = Readonly<Record<string, Entry>>;

/** Path → value, of what is there. A value is JSON other than null. */
export type Values = Readonly<Record<string, unknown>>;

/** The latest time that an entry may have, a date's last millisecond: one more is still a whole number. */
export const LATEST = 8.64e15;

/** The same text for the same JSON, in whatever order the fields stand: browsers put them in their own. Empty for undefined. */
export function written(value: unknown): string {
  const inOrder = (_: string, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner;
  return JSON.stringify(value, inOrder) ?? '';
}

/** Of two changes at the same time one value wins on all machines, and any value over a deletion. */
function isLater([at, value]: Entry, [otherAt, otherValue]: Entry): boolean {
  return at === otherAt ? written(value) > written(otherValue) : at > otherAt;
}

/** Both states in one. */
export function joined(one: Entries, other: Entries): Entries {
  const all = { ...one };
  for (const [path, entry] of Object.entries(other)) {
    const before = all[path];
    if (!before || isLater(entry, before)) all[path] = entry;
  }
  return all;
}

/**
 * The state after what was changed on this machine.
 * @param held what this machine had when the state was taken; what differs from it now was changed here, and what is gone, deleted.
 * @param now a change is later than the one before it on this machine, whatever the clock says.
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
 * The state after a machine has come to the others. Nobody knows when its values were changed: those of the others hold, and what only
 * this one has is new to all, so that nothing of either is lost.
 */
export function withNewcomer(entries: Entries, current: Values, now: number): Entries {
  const there = Object.entries(current).filter(([path]) => entries[path]?.[1] !== undefined);
  return withChanges(entries, Object.fromEntries(there), current, now);
}

/** What this machine has to take over: the entries whose value it does not have, or has and should not. */
export function due(entries: Entries, current: Values): [path: string, entry: Entry][] {
  return Object.entries(entries).filter(([path, [, value]]) => written(value) !== written(current[path]));
}
