import { describe, expect, it, vi } from 'vitest';
import { dictionaryEntry } from '../../src/pages/lookup/answer-actions.tsx';
import { entriesLike } from '../../src/pages/lookup/history-list.tsx';
import { siteName } from '../../src/pages/options/sites.tsx';
import type { HistoryEntry } from '../../src/platform/storage/history.ts';
import { typedWords } from '../../src/ui/typed-words.ts';

vi.mock('../../src/platform/browser.ts', () => ({ browser: {} }));

describe('typed words', () => {
  it.each<[string, ReturnType<typeof typedWords>]>([
    ['u.  a. m.', ['u. a. m.']],
    ['z. B. kot', ['z.', 'B.', 'kot']],
    ['', []],
    ['  ', []],
    [" remake'u ", ['remake’u']],
    ['raz  dwa', ['raz', 'dwa']],
    ['raz, dwa; trzy/cztery + pięć', ['raz', 'dwa', 'trzy', 'cztery', 'pięć']],
    ['kot+pies+', ['kot', 'pies+']],
    ['c++ mp3 2-latek', ['c++', 'mp3', '2-latek']],
    ['KOT 24 + OKnO 12', ['KOT', 'OKnO']],
    ['123', ['123']],
    ['*** ---', ['***']],
    ['z e j d z i o n o', ['zejdziono']],
    ['a b c d e f g h', [...'abcdefgh']],
    ['a b c d e f g h i', 'too_many_words'],
    ['zamek¹ ²kot słowo[1]', ['zamek', 'kot', 'słowo']],
    ['REMA(KI) + CZ[OP]Y', ['REMAKI', 'CZOPY']],
    ['ﬁlmy', ['filmy']],
    // An address is one word, although its signs separate words elsewhere.
    ['https://a.b', ['https://a.b']],
    ['https://example.org/kot,pies;q', ['https://example.org/kot,pies;q']],
    [`https://example.org/${'x'.repeat(200)}`, [`https://example.org/${'x'.repeat(80)}`]],
    ['plan/lista.txt', ['plan/lista.txt']],
    ['kot https://a.b pies', ['kot', 'pies']],
    ['x'.repeat(101), 'word_too_long'],
  ])('%j', (typed, words) => {
    expect(typedWords(typed)).toEqual(words);
  });
});

describe('name of a site', () => {
  it.each<[string, string | null]>([
    ['example.org', 'example.org'],
    [' https://Www.Example.org:8080/a?b ', 'www.example.org'],
    ['żółw.pl', 'xn--w-uga1v8h.pl'],
    ['localhost', 'localhost'],
    ['słowo', null],
    ['', null],
    ['a b', null],
  ])('%j', (typed, site) => {
    expect(siteName(typed)).toBe(site);
  });
});

describe('search in the history', () => {
  const history = ['żółw', 'Größe', 'café', 'kot'].map(
    (word): HistoryEntry => ({
      word,
      ruleset: 'pfs-2018',
      verdict: 'allowed',
      settled: false,
      pinned: false,
      when: 0,
    }),
  );
  it.each<[string, string[]]>([
    ['', ['żółw', 'Größe', 'café', 'kot']],
    [' zol', ['żółw']],
    ['ŻÓŁ', ['żółw']],
    ['gross', []],
    ['größ', ['Größe']],
    ['CAFE', ['café']],
    ['o', ['żółw', 'Größe', 'kot']],
    ['xyz', []],
  ])('%j', (search, found) => {
    expect(entriesLike(history, search).map(({ word }) => word)).toEqual(found);
  });
});

describe('entry in a web dictionary', () => {
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
});
