import { describe, expect, it } from 'vitest';
import { inEditionOrder, listedSpan } from '../../src/core/word-lists/compare-editions.ts';

describe('editions of a list', () => {
  const order = (...lists: [name: string, edition: string][]) =>
    inEditionOrder(lists.map(([name, edition], i) => ({ name, edition, date: `2026-01-0${9 - i}T00:00:00Z` }))).map(
      ({ name, edition }) => `${name} ${edition}`.trim(),
    );

  it.each([
    [
      'by their dates',
      [
        ['A', '2024'],
        ['B', '2016'],
        ['A', 'marzec 2020'],
      ],
      ['B 2016', 'A marzec 2020', 'A 2024'],
    ],
    [
      'by dates to the day',
      [
        ['A', '2024-11-02'],
        ['A', '2024-02'],
        ['A', '2024-11-01'],
      ],
      ['A 2024-02', 'A 2024-11-01', 'A 2024-11-02'],
    ],
    [
      'by numbers of one name',
      [
        ['OSPS', '50'],
        ['OSPS', '9'],
        ['OSPS', '48.1'],
      ],
      ['OSPS 9', 'OSPS 48.1', 'OSPS 50'],
    ],
    // The last one was imported first.
    [
      'else as they were imported',
      [
        ['OSPS', '50'],
        ['Club', '9'],
      ],
      ['Club 9', 'OSPS 50'],
    ],
    [
      'where one has no date',
      [
        ['A', '2024'],
        ['A', ''],
      ],
      ['A', 'A 2024'],
    ],
    [
      'where one has a number of another kind',
      [
        ['A', '2024'],
        ['A', '12345'],
      ],
      ['A 2024', 'A 12345'],
    ],
    [
      'by import where dates are the same',
      [
        ['B', '2024'],
        ['A', '2024'],
      ],
      ['A 2024', 'B 2024'],
    ],
  ] as [string, [string, string][], string[]][])('are sorted %s', (_, lists, expected) => {
    expect(order(...lists)).toEqual(expected);
  });

  const span = (...has: boolean[]) => listedSpan(has.map((held, i) => ({ list: 'ABCD'.charAt(i), has: held })));

  it('have a word since one of them, or until one', () => {
    expect(span(false, true)).toEqual({ kind: 'since', list: 'B', before: 'A' });
    expect(span(false, false, true, true)).toEqual({ kind: 'since', list: 'C', before: 'B' });
    expect(span(true, false, true)).toEqual({ kind: 'since', list: 'C', before: 'B' });
    expect(span(true, false)).toEqual({ kind: 'until', list: 'A', after: 'B' });
    expect(span(true, true, false, false)).toEqual({ kind: 'until', list: 'B', after: 'C' });
    expect(span(false, true, false)).toEqual({ kind: 'until', list: 'B', after: 'C' });
    expect(span(true, true)).toEqual({ kind: 'all' });
    expect(span(false, false, false)).toEqual({ kind: 'none' });
    for (const few of [span(), span(true), span(false)]) expect(few).toEqual({ kind: 'too-few' });
  });
});
