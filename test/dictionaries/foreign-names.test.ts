import { expect, it } from 'vitest';
import { foreignNames, isProper } from '../../dictionaries/compile/de/foreign-names.ts';
import { englishInEveryText, englishWithCapital, englishWords } from '../../dictionaries/compile/english-words.ts';

const scowl = new Map([
  ['Emre', { 'proper-names': 35 }],
  ['Rare', { 'proper-names': 35 }],
  ['Monday', { upper: 10 }],
  ['Americans', { upper: 10 }],
  ['Edinburgh', { upper: 35 }],
  ['Carson', { upper: 50 }],
  ['Bolt', { 'proper-names': 35 }],
  ['bolt', { words: 10 }],
  ['Murphy', { upper: 50 }],
  ['murphy', { words: 70 }],
  ['McGregor', { 'proper-names': 35 }],
  ['Tim', { 'proper-names': 50 }],
  ['tim', { words: 95 }],
]);
const proper = { instances: new Set(['Edinburgh', 'Murphy']), wordNet: new Set(['Edinburgh', 'Monday', 'American']) };

it('names of a list are taken if they are no common words and occur in German texts', () => {
  const words = ['emre', 'monday', 'americans', 'edinburgh', 'carson', 'bolt', 'murphy', 'mcgregor', 'tim'];
  const met = new Map(words.map((name) => [name, 500]));
  expect(foreignNames(scowl, proper, met, (name) => name.toLowerCase())).toEqual([
    'Emre',
    'Edinburgh',
    'Carson',
    'Murphy',
    'Tim',
  ]);
});

it('English words with a capital are taken if they occur in texts, with a mark if they are no names', () => {
  const met = {
    there: new Map([
      ['monday', 200],
      ['carson', 200],
    ]),
    english: new Map([
      ['monday', 9000],
      ['carson', 900],
    ]),
  };
  const found = englishWithCapital(scowl, met);
  expect(found).toEqual(['Monday', 'Carson']);
  expect(found.filter((word) => !isProper(word, proper))).toEqual(['Monday']);
});

it('English words are taken if German texts have them and English texts have them more often', () => {
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

it('words of closed classes that occur in every English text are known', () => {
  const closedClasses = [
    { lemma: 'and', tag: 'conj' },
    { lemma: 'per', tag: 'prep' },
    { lemma: 'oh', tag: 'intj' },
  ];
  const english = new Map(Object.entries({ and: 2e7, per: 2e5, oh: 4e5, time: 2e6 }));
  expect([...englishInEveryText(closedClasses, english)]).toEqual(['and']);
});
