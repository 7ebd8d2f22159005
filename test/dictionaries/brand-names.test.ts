/** Words in the titles of brand collections that are taken as names. */
import { expect, it } from 'vitest';
import { namesOf } from '../../dictionaries/compile/brand-names.ts';

const met = {
  here: new Map([
    ['alior', 250],
    ['american', 6000],
  ]),
  english: new Map([
    ['american', 400_000],
    ['things', 500_000],
    ['uber', 15_000],
  ]),
  englishWords: new Set(['things', 'figment']),
};

it('takes names of one word in their spelling', () => {
  expect(namesOf(['Patreon', 'DeepSeek', 'JBL', 'Zażółć'], met)).toEqual(['DeepSeek', 'JBL', 'Patreon', 'Zażółć']);
});

it('takes no name in small letters, with signs or in another script', () => {
  expect(namesOf(['vivo', 'iTerm2', 'Node.js', 'Лента', 'CD'], met)).toEqual([]);
});

it('takes no everyday English word', () => {
  expect(namesOf(['Things', 'Uber', 'Figment'], met)).toEqual(['Figment', 'Uber']);
});

it('takes the first word of a longer name that Polish texts have more often than English ones', () => {
  expect(namesOf(['Alior Bank', 'American Express', 'Azteca Deportes'], met)).toEqual(['Alior']);
});

it('takes each name once', () => {
  expect(namesOf(['Patreon', 'Alior Bank', 'Alior Bank', 'Patreon'], met)).toEqual(['Alior', 'Patreon']);
});
