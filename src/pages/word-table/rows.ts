import type { Outcome } from '../../core/rules/outcome.ts';
import type { WordVerdict } from '../../platform/messages/answers.ts';
import type { TextWord } from './words-of-text.ts';

/** A word of the table with its verdict. */
export interface Row extends TextWord, WordVerdict {}

/** A column by which rows can be sorted. */
export type Column = 'place' | 'word' | 'count' | 'square' | 'player' | 'verdict' | 'points';

/** The columns of a text's words, and of the words of a game's moves. */
const TEXT_COLUMNS: readonly Column[] = ['place', 'word', 'count', 'verdict', 'points'];
const LOG_COLUMNS: readonly Column[] = ['place', 'word', 'square', 'player', 'verdict', 'points'];

/** Returns the columns of the rows, which are words of a text or of a log. */
export const columnsOf = ([row]: readonly Row[]): readonly Column[] => (row?.played ? LOG_COLUMNS : TEXT_COLUMNS);

/** Returns the displayed columns: without the number of occurrences if no word occurs twice. */
export const shownColumnsOf = (rows: readonly Row[]): readonly Column[] =>
  columnsOf(rows).filter((column) => column !== 'count' || rows.some(({ count }) => count > 1));

/** One step of an order. */
export interface Sorted {
  by: Column;
  /** Descending. */
  down: boolean;
}

/** Refused words first, barred ones before those not found; each kind in alphabetical order. */
export const FIRST_ORDER: readonly Sorted[] = [
  { by: 'verdict', down: false },
  { by: 'word', down: false },
];

/** Returns the order after a press on the head of a column: by that column first, reversed if it already was. */
export function orderAfterPress(order: readonly Sorted[], by: Column): Sorted[] {
  const down = order[0]?.by === by ? !order[0].down : by === 'count' || by === 'points';
  return [{ by, down }, ...order.filter((step) => step.by !== by)];
}

/** @param language whose alphabet words are sorted by. */
export function sorted(rows: readonly Row[], order: readonly Sorted[], language: string): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const steps = order.map(({ by, down }) => {
    const sign = down ? -1 : 1;
    const text = TEXTS[by as keyof typeof TEXTS];
    if (text) return (one: Row, other: Row) => sign * compare(text(one), text(other));
    const value = VALUES[by as keyof typeof VALUES];
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

const TEXTS = {
  word: ({ word }: Row) => word,
  square: ({ played }: Row) => played?.square ?? '',
  player: ({ played }: Row) => played?.player ?? '',
};

const VALUES: Record<Exclude<Column, keyof typeof TEXTS>, (row: Row) => number> = {
  place: ({ place }) => place,
  count: ({ count }) => count,
  // What cannot be judged comes first, because it must be corrected.
  verdict: ({ outcome }) => [null, 'disallowed', 'notFound', 'allowed'].indexOf(outcome),
  // A word that may not be laid has fewer points than any other.
  points: ({ points }) => points ?? -1,
};

/** Returns the rows with an outcome; all rows for null. */
export function withOutcome(rows: readonly Row[], outcome: Outcome | null): readonly Row[] {
  return outcome === null ? rows : rows.filter((row) => row.outcome === outcome);
}
