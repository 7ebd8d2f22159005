import { expect, it } from 'vitest';
import { foreignNames } from '../../dictionaries/compile/de/foreign-names.ts';

it('names of a list are taken that are nothing else and that German texts have', () => {
  const scowl = new Map([
    ['Emre', { 'proper-names': 35 }],
    ['Rare', { 'proper-names': 35 }],
    ['Monday', { 'proper-names': 35, upper: 10 }],
    ['Bolt', { 'proper-names': 35 }],
    ['bolt', { words: 10 }],
    ['McGregor', { 'proper-names': 35 }],
  ]);
  const met = new Map(['emre', 'monday', 'bolt', 'mcgregor'].map((name) => [name, 500]));
  expect(foreignNames(scowl, met, (name) => name.toLowerCase())).toEqual(['Emre']);
});
