import { expect, it } from 'vitest';
import { foreignNames } from '../../dictionaries/compile/de/foreign-names.ts';
import { englishWords } from '../../dictionaries/compile/english-words.ts';

it('names of a list are taken that are no words besides and that German texts have', () => {
  const scowl = new Map([
    ['Emre', { 'proper-names': 35 }],
    ['Rare', { 'proper-names': 35 }],
    ['Monday', { 'proper-names': 35, upper: 10 }],
    ['Bolt', { 'proper-names': 35 }],
    ['bolt', { words: 10 }],
    ['McGregor', { 'proper-names': 35 }],
    ['Tim', { 'proper-names': 50 }],
    ['tim', { words: 95 }],
  ]);
  const met = new Map(['emre', 'monday', 'bolt', 'mcgregor', 'tim'].map((name) => [name, 500]));
  expect(foreignNames(scowl, met, (name) => name.toLowerCase())).toEqual(['Emre', 'Tim']);
});

it('English words are taken that German texts have and English ones oftener', () => {
  const scowl = new Map([
    ['safety', { words: 10 }],
    ['fur', { words: 10 }],
    ['zymurgy', { words: 70 }],
    ['hesperides', { words: 80 }],
    ['of', { words: 10 }],
    ['Paris', { 'proper-names': 10 }],
  ]);
  const german = new Map(Object.entries({ safety: 200, fur: 500, zymurgy: 1, hesperides: 100, of: 9000, paris: 900 }));
  const english = new Map(
    Object.entries({ safety: 9000, fur: 600, zymurgy: 90, hesperides: 900, of: 1e6, paris: 5000 }),
  );
  expect(englishWords(scowl, german, english)).toEqual(['safety']);
});
