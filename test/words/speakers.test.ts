import { describe, expect, it } from 'vitest';
import { withoutSpeakers } from '../../src/core/words/running-text.ts';

describe('speakers of a chat are removed', () => {
  it.each([
    ['with a time in brackets', '[19:02] Hanka: kot\n[19:03] Jan K.: pies', ' kot\n pies'],
    ['with date and time', '12.05.2026, 19:02 - Hanka Nowak: kot', ' kot'],
    ['with seconds and half of the day', '(9:02:11 PM) Hanka: kot', ' kot'],
    ['in angle brackets', '<Hanka> kot\n[19:03] < Jan> pies', ' kot\n pies'],
    [
      'without a time, by more than one line',
      'Hanka: kot\nJan: pies\nHanka: żółw\nJan: lis',
      ' kot\n pies\n żółw\n lis',
    ],
    ['once in a line', '[19:02] Hanka: uwaga: kot', ' uwaga: kot'],
  ])('%s', (_, text, without) => {
    expect(withoutSpeakers(text)).toBe(without);
  });

  it.each([
    'Zapamiętaj: kot, pies',
    'kot: zwierzę\npies: zwierzę',
    'https://example.org/kot',
    '12:30 – 14:00',
    '8D: KOT\n8E: PIES',
    'to jest bardzo długie zdanie, a po nim: kot\nto jest bardzo długie zdanie, a po nim: pies',
  ])('nothing else is removed: %s', (text) => {
    expect(withoutSpeakers(text)).toBe(text);
  });

  it('quickly from long texts', () => {
    for (const unit of ['a ', '[', '1:', '12:30 ', '<a', 'a:', '\n'])
      expect(withoutSpeakers(unit.repeat(200_000)).length, unit).toBeGreaterThan(0);
  });
});
