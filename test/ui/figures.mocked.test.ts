import { expect, it, vi } from 'vitest';
import { getMessageOf, type Locale } from './locale.ts';

let locale: Locale = 'en';
vi.mock('../../src/platform/browser.ts', () => ({
  browser: { i18n: { getMessage: (key: string, filled: string[] = []) => getMessageOf(locale)(key, filled) } },
}));

const { ordinal, size } = await import('../../src/ui/figures.ts');

it.each<[Locale, number, string]>([
  ['en', 1, '1 byte'],
  ['en', 57, '57 bytes'],
  ['pl', 57, '57 bajtów'],
  ['de', 999, '999 Byte'],
  ['tr', 57, '57 bayt'],
  ['en', 1000, '1 kB'],
  ['en', 42_000_000, '42 MB'],
])('%s: a size of %i bytes is never 0', (language, bytes, text) => {
  locale = language;
  expect(size(bytes)).toBe(text);
});

it.each<[Locale, string[]]>([
  ['en', ['1st', '2nd', '3rd', '4th', '11th', '22nd']],
  ['pl', ['1. miejsce', '2. miejsce', '3. miejsce', '4. miejsce', '11. miejsce', '22. miejsce']],
  ['de', ['Platz 1', 'Platz 2', 'Platz 3', 'Platz 4', 'Platz 11', 'Platz 22']],
  ['tr', ['1. sıra', '2. sıra', '3. sıra', '4. sıra', '11. sıra', '22. sıra']],
])('%s: a place in the final order is an ordinal number', (language, places) => {
  locale = language;
  expect([1, 2, 3, 4, 11, 22].map((place) => ordinal('game_place', place))).toEqual(places);
});
