import { hasPayload, NOWHERE, step } from '../lexicon/automaton.ts';
import { arcsOf, type PackedWordList } from './packed-word-list.ts';

/** Factor for numbering pairs of states; offsets stay below 2^26. */
const PAIR = 2 ** 26;

/**
 * Yields the words of one list that the other lacks, in the order of the first list's alphabet. Both automata are walked at once, each pair
 * of equal states once, since two editions share nearly all endings.
 * @throws PackedFormatError from damaged bytes
 */
export function* difference(one: PackedWordList, other: PackedWordList): Generator<string> {
  one.check();
  other.check();
  if (one.root === NOWHERE) return;
  /** Letter numbers of the first list in the second one's alphabet; 0 if missing. */
  const there = ['', ...one.alphabet].map((letter) => (letter === '' ? 0 : other.alphabet.indexOf(letter) + 1));
  /** Pairs of states after which no word is missing. */
  const same = new Set<number>();

  function* walk(state: number, beside: number, word: string): Generator<string, boolean> {
    if (beside === NOWHERE) {
      yield* one.wordsFrom(state, word);
      return true;
    }
    const pair = state * PAIR + beside;
    if (same.has(pair)) return false;
    let found = false;
    if (hasPayload(one.automaton, state) && !hasPayload(other.automaton, beside)) {
      yield word;
      found = true;
    }
    for (const { letter, target } of arcsOf(one.automaton, state)) {
      const number = there[letter] as number;
      const next = number === 0 ? NOWHERE : step(other.automaton, beside, number);
      if (yield* walk(target, next, word + one.alphabet[letter - 1])) found = true;
    }
    if (!found) same.add(pair);
    return found;
  }

  yield* walk(one.root, other.root, '');
}

/** Determines since or until which edition a word is on a list. */

/** Data by which lists are ordered. */
interface DatedList {
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
  const byImport = ({ list: one }: { list: List }, { list: other }: { list: List }) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0;
  const byEdition = isNumbered || dates.every((date) => date !== undefined);
  return keyed
    .sort((one, other) => (byEdition && compare(one.key, other.key)) || byImport(one, other))
    .map(({ list }) => list);
}

/** A list, and whether it has the word. */
export interface ListedIn {
  /** Name and edition of the list. */
  list: string;
  has: boolean;
}

/** Since or until which edition the lists have a word. */
type ListedSpan =
  /** The newest lists have it, from `list` on; `before` is the last one without it. */
  | { kind: 'since'; list: string; before: string }
  /** The newest lists lack it, from `after` on; `list` is the last one with it. */
  | { kind: 'until'; list: string; after: string }
  | { kind: 'all' | 'none' }
  /** Fewer than two lists. */
  | { kind: 'too-few' };

/** @param held from the oldest edition to the newest. */
export function listedSpan(held: readonly ListedIn[]): ListedSpan {
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
