import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { numeralLexemes, ordinalStem } from '../../src/core/morphology/de/numeral.ts';

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

  it('have no form without ending from twenty on', () => {
    expect(rules.has('zwanzigst')).toBe(false);
  });
});

describe('the printed numerals', () => {
  const printed = (name: string) => readTable(`lists/sd-2026-${name}.tsv`);

  it('are built', () => {
    for (const { word } of printed('number-compounds')) expect(rules.get(word as string), word).toContain('II.4.7.b');
    for (const { word = '' } of printed('tens-derivations')) {
      expect(rules.get(word.toLowerCase()), word).toContain('II.4.7.b.tens');
    }
    for (const { endingless_form: word } of printed('zu-ordinals')) {
      expect(rules.get(word as string), word).toContain('II.4.7.d');
    }
    for (const { form } of printed('number-suffix-e')) expect(rules.get(form as string), form).toContain('II.4.7.e');
  });

  it('are all that the same rule builds', () => {
    const count = (rule: string) => [...rules.values()].filter((one) => one.has(rule)).length;
    expect(count('II.4.7.d')).toBe(printed('zu-ordinals').length + ['siebent'].length);
    expect(count('II.4.7.e')).toBe(printed('number-suffix-e').length);
  });
});
