import { expect, it } from 'vitest';
import { modernised } from '../../src/core/morphology/en/old-spelling.ts';

const todayOf = (old: string): string[] => modernised(old).map(({ word }) => word);

it.each([
  ['heauens', 'heavens'],
  ['vnto', 'unto'],
  ['ioy', 'joy'],
  ['iowles', 'jowls'],
  ['prouinciall', 'provincial'],
])('u stood for v inside a word, v for u and i for j at its start: %s is %s', (old, today) => {
  expect(todayOf(old)).toContain(today);
});

it('a u that begins a word is no v, nor is one before a consonant', () => {
  expect([...todayOf('uisit'), ...todayOf('hunt')].filter((word) => word.includes('v'))).toEqual([]);
});
