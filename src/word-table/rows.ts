import type { WordVerdict } from '../messages/table.ts';
import type { Verdict } from '../rules/verdict.ts';
import type { TextWord } from './distinct-words.ts';

/** A word of the table with its verdict. */
export interface Row extends TextWord, WordVerdict {}

/** What the rows can be sorted by. */
export type Column = 'place' | 'word' | 'count' | 'verdict' | 'points';

/** One step of an order. */
export interface Sorted {
  by: Column;
  /** From the last to the first. */
  down: boolean;
}

/** Refused words first, and each kind by the alphabet. */
export const FIRST_ORDER: readonly Sorted[] = [
  { by: 'verdict', down: false },
  { by: 'word', down: false },
];

/** The order after the head of a column was pressed: by that column first, the other way round if it was that before. */
export function pressed(order: readonly Sorted[], by: Column): Sorted[] {
  const down = order[0]?.by === by ? !order[0].down : by === 'count' || by === 'points';
  return [{ by, down }, ...order.filter((step) => step.by !== by)];
}

/** @param language whose alphabet words are sorted by. */
export function sorted(rows: readonly Row[], order: readonly Sorted[], language: string): Row[] {
  const { compare } = new Intl.Collator(language);
  const steps = order.map(({ by, down }) => {
    const sign = down ? -1 : 1;
    if (by === 'word') return (one: Row, other: Row) => sign * compare(one.word, other.word);
    const value = VALUES[by];
    return (one: Row, other: Row) => sign * (value(one) - value(other));
  });
  return [...rows].sort((one, other) => {
    for (const step of steps) {
      const difference = step(one, other);
      if (difference !== 0) return difference;
    }
    return one.place - other.place;
  });
}

const VALUES: Record<Exclude<Column, 'word'>, (row: Row) => number> = {
  place: ({ place }) => place,
  count: ({ count }) => count,
  // What is no word is to be corrected first of all.
  verdict: ({ verdict }) => [null, 'disallowed', 'allowed'].indexOf(verdict),
  // A word that may not be laid has fewer points than any other.
  points: ({ points }) => points ?? -1,
};

/** The rows with one of the verdicts; all of them without it. */
export function withVerdict(rows: readonly Row[], verdict: Verdict['verdict'] | null): readonly Row[] {
  return verdict === null ? rows : rows.filter((row) => row.verdict === verdict);
}
