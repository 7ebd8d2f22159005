/**
 * Distributes entries over a fixed number of items of `storage.sync`, by a hash of their paths. An item for each value would be too many
 * (512 are allowed), one for all too long (8,192 bytes). If two devices write one item at the same time nothing is lost: each holds all
 * that it knows and writes what is missing.
 */
import { type Entries, type Entry, LATEST } from './merge.ts';

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

export interface Packed {
  /** Key → entries. */
  items: Record<string, Entries>;
  /** Paths of values without room. */
  unfit: string[];
}

/**
 * Returns the entries for which there is room. An entry without room does not affect the choice of others, so that devices which know it
 * and those which do not write the same.
 */
export function packed(entries: Entries): Packed {
  const items: Record<string, Record<string, Entry>> = {};
  const unfit: string[] = [];
  const room = new Map<string, number>();
  let left = ALL_ROOM;
  const byUrgency = Object.entries(entries)
    .map(([path, entry]) => ({ path, entry, rank: rankOf(path) }))
    .sort((one, other) => one.rank - other.rank || other.entry[0] - one.entry[0] || (one.path < other.path ? -1 : 1));
  for (const { path, entry } of byUrgency) {
    const key = keyOf(path);
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
export function unpacked(stored: Record<string, unknown>): Entries {
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
function keyOf(path: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < path.length; place++) hash = Math.imul(hash ^ path.charCodeAt(place), 0x01000193);
  return `values-${(hash >>> 0) % ITEMS}`;
}

/** Returns the bytes of an entry in the item's JSON. Chromium writes six characters for `<`. */
function bytesOf(path: string, entry: Entry): number {
  const json = JSON.stringify([path, entry]);
  return new TextEncoder().encode(json).length + 5 * (json.split('<').length - 1);
}
