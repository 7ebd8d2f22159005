import { describe, expect, it, vi } from 'vitest';
import { siteName } from '../../src/options/site-name.ts';
import { type KeptWord, keepWord, LONGEST_HISTORY } from '../../src/popup/session.ts';
import { typedWords } from '../../src/popup/typed-words.ts';

vi.mock('../../src/browser.ts', () => ({ browser: {} }));

describe('the history of the popup', () => {
  const kept = (word: string): KeptWord => ({ word, verdict: 'allowed' });

  it('has the newest word first and each once', () => {
    const history = ['raz', 'dwa', 'raz'].map(kept).reduce<KeptWord[]>(keepWord, []);
    expect(history.map(({ word }) => word)).toEqual(['raz', 'dwa']);
  });

  it('does not grow without end', () => {
    const words = Array.from({ length: 50 }, (_, number) => kept(`słowo${number}`));
    expect(words.reduce<KeptWord[]>(keepWord, [])).toHaveLength(LONGEST_HISTORY);
  });
});

describe('typed words', () => {
  it.each<[string, ReturnType<typeof typedWords>]>([
    ['', []],
    ['  ', []],
    [" remake'u ", ['remake’u']],
    ['raz  dwa', ['raz', 'dwa']],
    ['raz, dwa; trzy/cztery + pięć', ['raz', 'dwa', 'trzy', 'cztery', 'pięć']],
    ['a b c d e f g h', [...'abcdefgh']],
    ['a b c d e f g h i', 'too_many_words'],
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
