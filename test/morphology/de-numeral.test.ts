import { describe, expect, it } from 'vitest';
import { numeralLexemes, ordinalStem } from '../../src/morphology/de/numeral.ts';

const rules = new Map<string, Set<string>>();
for (const { forms } of numeralLexemes(['einundzwanzig'])) {
  for (const { form, rule } of forms) rules.set(form, (rules.get(form) ?? new Set()).add(rule ?? ''));
}

describe('numerals', () => {
  it('have ordinals', () => {
    expect(['zwei', 'drei', 'sieben', 'acht', 'zwölf', 'zwanzig', 'hunderteins', 'tausend'].map(ordinalStem)).toEqual([
      'zweit',
      'dritt',
      'siebt',
      'acht',
      'zwölft',
      'zwanzigst',
      'hunderterst',
      'tausendst',
    ]);
    expect(rules.get('einundzwanzigstem')).toContain('II.4.7.a');
  });

  it.each([
    ['zweitem', 'II.4.7.a'],
    ['elfteilig', 'II.4.7.b'],
    ['zweimaliges', 'II.4.7.b'],
    ['achtzigerinnen', 'II.4.7.b.tens'],
    ['neunzigmal', 'II.4.7.b.tens'],
    ['zwanzigstels', 'II.4.7.b.tens'],
    ['dreizehntens', 'II.4.7.c'],
    ['neunzigstens', 'II.4.7.c'],
    ['neunzehnt', 'II.4.7.d'],
    ['sechse', 'II.4.7.e'],
  ])('%s by %s', (word, rule) => {
    expect(rules.get(word)).toContain(rule);
  });

  it('have no endingless form from twenty on', () => {
    expect(rules.has('zwanzigst')).toBe(false);
  });
});
