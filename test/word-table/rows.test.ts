import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_ORDER, orderAfterPress, type Row, sorted, withOutcome } from '../../src/pages/word-table/rows.ts';

function row(place: number, word: string, outcome: Row['outcome'], more: Partial<Row> = {}): Row {
  return { place, word, outcome, count: 1, points: 5, why: '', ...more };
}

const rows = [
  row(1, 'żar', 'allowed', { points: 7 }),
  row(2, 'zejdziono', 'disallowed', { count: 4 }),
  row(3, 'lato', 'allowed', { count: 2 }),
  row(4, 'ćma', 'disallowed', { points: null }),
];
const words = (order: Parameters<typeof sorted>[1]) => sorted(rows, order, 'pl').map(({ word }) => word);

describe('the rows', () => {
  it('show barred words first, then those not found, each in alphabetical order', () => {
    expect(words(FIRST_ORDER)).toEqual(['ćma', 'zejdziono', 'lato', 'żar']);
  });

  it('show words not found between barred and allowed ones', () => {
    const three = [row(1, 'a', 'allowed'), row(2, 'b', 'notFound'), row(3, 'c', 'disallowed')];
    expect(sorted(three, FIRST_ORDER, 'pl').map(({ word }) => word)).toEqual(['c', 'b', 'a']);
    expect(withOutcome(three, 'notFound').map(({ word }) => word)).toEqual(['b']);
  });

  it('are sorted by the last pressed column, then by the one before', () => {
    expect(words(orderAfterPress(FIRST_ORDER, 'place'))).toEqual(['żar', 'zejdziono', 'lato', 'ćma']);
    expect(words(orderAfterPress(orderAfterPress(FIRST_ORDER, 'place'), 'verdict'))).toEqual([
      'zejdziono',
      'ćma',
      'żar',
      'lato',
    ]);
    // The largest first, as most readers want it; a second press reverses the order.
    const byCount = orderAfterPress(FIRST_ORDER, 'count');
    expect(words(byCount)).toEqual(['zejdziono', 'lato', 'ćma', 'żar']);
    expect(words(orderAfterPress(byCount, 'count'))).toEqual(['ćma', 'żar', 'lato', 'zejdziono']);
    expect(words(orderAfterPress(FIRST_ORDER, 'points'))).toEqual(['żar', 'zejdziono', 'lato', 'ćma']);
    expect(words(orderAfterPress(FIRST_ORDER, 'word'))).toEqual(['ćma', 'lato', 'zejdziono', 'żar']);
  });

  it('stay the same ones in any order', () => {
    const column = fc.constantFrom('place', 'word', 'count', 'verdict', 'points' as const);
    fc.assert(
      fc.property(fc.array(column), (columns) => {
        const order = columns.reduce<ReturnType<typeof orderAfterPress>>(
          (before, by) => orderAfterPress(before, by),
          [...FIRST_ORDER],
        );
        expect(new Set(words(order))).toEqual(new Set(rows.map(({ word }) => word)));
      }),
    );
  });

  it('can be filtered by outcome', () => {
    expect(withOutcome(rows, 'disallowed').map(({ word }) => word)).toEqual(['zejdziono', 'ćma']);
    expect(withOutcome(rows, null)).toHaveLength(4);
  });
});
