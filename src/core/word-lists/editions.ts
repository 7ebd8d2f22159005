/** Determines since or until which edition a word is on a list. */

/** Data by which lists are ordered. */
export interface DatedList {
  name: string;
  edition: string;
  /** Date of the import, ISO 8601. */
  date: string;
}

/** A year, optionally with month and day, anywhere in an edition's name. */
const DATE = /(?<!\d)(?:19|20)\d\d(?:-\d\d){0,2}(?!\d)/;
const NUMBER = /^\d+(?:\.\d+)*$/;

/**
 * Returns the lists from the oldest edition to the newest: by the dates or numbers in all their names, else by import. Numbers count only
 * among lists of one name.
 */
export function inEditionOrder<List extends DatedList>(lists: readonly List[]): List[] {
  const dates = lists.map(({ edition }) => DATE.exec(edition)?.[0]);
  const isNumbered = lists.every(({ name, edition }) => name === lists[0]?.name && NUMBER.test(edition));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const keyed = lists.map((list, place) => ({ list, key: isNumbered ? list.edition : (dates[place] ?? '') }));
  const imported = ({ list: one }: { list: List }, { list: other }: { list: List }) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0;
  const byEdition = isNumbered || dates.every((date) => date !== undefined);
  return keyed
    .sort((one, other) => (byEdition && compare(one.key, other.key)) || imported(one, other))
    .map(({ list }) => list);
}

/** Whether a list has a word. */
export interface Held {
  /** Name and edition of the list. */
  list: string;
  has: boolean;
}

/** Since or until which edition the lists have a word. */
export type HeldSpan =
  /** The newest lists have it, from `list` on; `before` is the last one without it. */
  | { kind: 'since'; list: string; before: string }
  /** The newest lists lack it, from `after` on; `list` is the last one with it. */
  | { kind: 'until'; list: string; after: string }
  | { kind: 'all' | 'none' }
  /** Fewer than two lists. */
  | { kind: 'too-few' };

/** @param held from the oldest edition to the newest. */
export function heldSpan(held: readonly Held[]): HeldSpan {
  const newest = held.at(-1);
  if (!newest || held.length < 2) return { kind: 'too-few' };
  let turn = held.length - 1;
  while (turn >= 0 && held[turn]?.has === newest.has) turn--;
  const [last, next] = [held[turn], held[turn + 1]];
  if (!last || !next) return { kind: newest.has ? 'all' : 'none' };
  return newest.has
    ? { kind: 'since', list: next.list, before: last.list }
    : { kind: 'until', list: last.list, after: next.list };
}
