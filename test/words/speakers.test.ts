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
    ['with a narrow space in the time', '5/12/26, 7:02\u202FPM - Hanka: kot', ' kot'],
    ['after a mark of direction', '\u200E[12.05.2026, 19:02:11] Hanka: kot', ' kot'],
    ['with a time that touches the name', '[19:02]Hanka: kot\n19:03Jan: pies', ' kot\n pies'],
    ['with the time of a protocol', '2026-05-12T19:02:11Z Hanka: kot', ' kot'],
    ['with a named month', 'maj 12 19:02:11 <Hanka>\tkot', '\tkot'],
    ['with the time behind', 'Hanka (19:02): kot\nJan 19:03: pies', ' kot\n pies'],
    ['before a line', '19:02 Hanka | kot\n19:03 Jan K. | pies\n19:04 Hanka | lis', ' kot\n pies\n lis'],
    ['in a column', '12.05. 19:02\tHanka\tkot\n12.05. 19:03\tHanka\tpies', 'kot\npies'],
    ['who say only one thing, beside others', 'Hanka: kot\nJan: pies\nHanka: żółw', ' kot\n pies\n żółw'],
    ['in lines of their own', 'Hanka — dziś o 19:02\nkot\nJan K. — dziś o 19:03\npies\ni lis', 'kot\npies\ni lis'],
    ['in lines after a time', '[12.05. 19:02] Hanka\nkot\n\n[12.05. 19:03] Jan\npies', 'kot\n\npies'],
    ['in lines before a date', 'Hanka, [12.05.2026 19:02]\nkot\n\nJan, [12.05.2026 19:03]\npies', 'kot\n\npies'],
    ['with receivers', '19:02:11 From Hanka to Everyone: kot\n19:03:12 Od Jan K. do Wszyscy: pies', ' kot\n pies'],
    ['before a dash', 'Hanka - kot\nJan - pies\nHanka - lis', 'kot\npies\nlis'],
    ['before an arrow', 'Hanka > kot\nJan > pies\nHanka > lis', 'kot\npies\nlis'],
    ['once in a line', '[19:02] Hanka: uwaga: kot', ' uwaga: kot'],
  ])('%s', (_, text, without) => {
    expect(withoutSpeakers(text)).toBe(without);
  });

  it.each([
    'Zapamiętaj: kot, pies',
    'kot: zwierzę\npies: zwierzę',
    'Kot - zwierzę\nPies - zwierzę\nDom - budynek',
    'Kot - zwierzę\nPies - zwierzę i tak dalej\nKot - pies\ninna linia',
    'https://example.org/kot',
    '12:30 – 14:00',
    '8D: KOT\n8E: PIES',
    '19:02 kot\n19:03 pies',
    '12:05\tkot\t8\n12:06\tpies\t7',
    'Spotykamy się o 19:02\nkot',
    'to jest bardzo długie zdanie, a po nim: kot\nto jest bardzo długie zdanie, a po nim: pies',
  ])('nothing else is removed: %s', (text) => {
    expect(withoutSpeakers(text)).toBe(text);
  });

  it('quickly from long texts', () => {
    for (const unit of ['a ', '[', '1:', '12:30 ', '<a', 'a:', '\n'])
      expect(withoutSpeakers(unit.repeat(200_000)).length, unit).toBeGreaterThan(0);
  });
});
