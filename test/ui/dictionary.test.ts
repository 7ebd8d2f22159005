import { expect, it } from 'vitest';
import { dictionaryEntry } from '../../src/pages/lookup/dictionary.ts';

it.each([
  ['żółw', 'pl', 'https://sjp.pl/%C5%BC%C3%B3%C5%82w'],
  ['OKnO', 'pl', 'https://sjp.pl/okno'],
  ['Größe', 'de', 'https://www.duden.de/suchen/dudenonline/Gr%C3%B6%C3%9Fe'],
  // No part of the address but the last.
  ['../a?b#c&d', 'pl', 'https://sjp.pl/..%2Fa%3Fb%23c%26d'],
  ['inlet', 'en', undefined],
  ['\ud800', 'pl', undefined],
] as const)('%s, %s', (word, language, address) => {
  expect(dictionaryEntry(word, language)?.address).toBe(address);
});
