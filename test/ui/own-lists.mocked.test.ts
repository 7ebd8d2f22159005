import { describe, expect, it, vi } from 'vitest';
import { passes } from '../../src/pages/list-diff/difference-messages.ts';
import { exceptionWord, isSameException } from '../../src/pages/options/lists/exception-form.tsx';
import { entriesLike, MOST_OFFERED } from '../../src/pages/options/lists/file-choices.tsx';
import { remaining } from '../../src/pages/options/lists/file-found.tsx';
import { nameOfFile } from '../../src/pages/options/lists/import-choices.ts';
import { getMessageOf, type Locale } from './locale.ts';

let language: Locale = 'en';
vi.mock('../../src/platform/browser.ts', () => ({
  browser: { i18n: { getMessage: (key: string, filled: string[]) => getMessageOf(language)(key, filled) } },
}));
const { percentage, size, span } = await import('../../src/ui/figures.ts');

describe('name and edition of a list from its file', () => {
  it.each([
    ['OSPS 50.txt', 'OSPS', '50'],
    ['osps48.txt', 'osps', '48'],
    ['OSPS v46.txt.gz', 'OSPS', '46'],
    ['turnierliste_2026-03.txt', 'turnierliste', '2026-03'],
    ['Turnierliste2026.zip', 'Turnierliste', '2026'],
    ['b-cp852.txt', 'b-cp852', ''],
    ['Moja lista 1.5.csv', 'Moja lista', '1.5'],
    ['2026.txt', '2026', ''],
    ['.txt', '', ''],
    ['a'.repeat(100_000), 'a'.repeat(255), ''],
  ])('%s', (file, name, edition) => {
    expect(nameOfFile(file)).toEqual({ name, edition });
  });
});

describe('the offered files of a zip file', () => {
  const many = Array.from({ length: 100_000 }, (_, i) => `lista/Słowa ${i}.txt`);

  it('are all if there are few', () => {
    expect(entriesLike(['a.txt', 'b.txt'], '')).toEqual({ offered: ['a.txt', 'b.txt'], more: 0 });
  });

  it('are the first of many, with the number of others', () => {
    expect(entriesLike(many, ' ')).toEqual({ offered: many.slice(0, MOST_OFFERED), more: 100_000 - MOST_OFFERED });
  });

  it('are those with a part of the name in any spelling', () => {
    expect(entriesLike(many, 'SŁOWA 9999.')).toEqual({ offered: ['lista/Słowa 9999.txt'], more: 0 });
    expect(entriesLike(many, 'no such')).toEqual({ offered: [], more: 0 });
  });
});

describe('the word of an exception', () => {
  it.each([
    ['„zejść”,', 'pfs-2018', { state: 'word', word: 'zejść' }],
    ['Größe', 'sd-2026', { state: 'word', word: 'Größe' }],
    ['Café', 'school-en', { state: 'word', word: 'Café' }],
    ['  ', 'pfs-2018', { state: 'none' }],
    ['123', 'pfs-2018', { state: 'none' }],
    ['dwa słowa', 'pfs-2018', { state: 'several' }],
    ['quiz', 'pfs-2018', { state: 'letters', signs: 'Q' }],
    ['straße', 'pfs-2018', { state: 'letters', signs: 'ß' }],
    ['quiz', '7slow', { state: 'word', word: 'quiz' }],
    ['жук', 'school-en', { state: 'letters', signs: 'Ж, У, К' }],
    ['e-mail', 'sd-2026', { state: 'letters', signs: '-' }],
    ['x'.repeat(101), 'sd-2026', { state: 'too-long' }],
  ] as const)('%s by %s', (typed, ruleset, expected) => {
    expect(exceptionWord(typed, ruleset)).toEqual(expected);
  });

  it('is the same in another spelling, but not under other rules', () => {
    expect(isSameException({ word: 'Größe', ruleset: 'sd-2026' }, { word: 'GRÖSSE', ruleset: 'sd-2026' })).toBe(true);
    expect(isSameException({ word: 'okno', ruleset: 'pfs-2018' }, { word: 'okno', ruleset: 'pfs-2016' })).toBe(false);
    expect(isSameException({ word: 'okno', ruleset: 'pfs-2018' }, { word: 'okna', ruleset: 'pfs-2018' })).toBe(false);
  });
});

describe('the words of a difference', () => {
  it('can be filtered by length', () => {
    const words = ['aa', 'aby', 'abym', 'abyście'];
    expect(words.filter((word) => passes(word, { from: 3, to: 4, letters: '' }))).toEqual(['aby', 'abym']);
  });

  it('have all wanted letters as often as wanted', () => {
    const words = ['zez', 'zaraz', 'zamek', 'jazz'];
    expect(words.filter((word) => passes(word, { from: 1, to: 15, letters: 'zaz' }))).toEqual(['zaraz', 'jazz']);
    expect(words.filter((word) => passes(word, { from: 1, to: 15, letters: 'ke' }))).toEqual(['zamek']);
  });
});

describe('the remaining time', () => {
  it('is computed from the time so far', () => {
    expect(remaining(2000, 0.5)).toBe(2000);
    expect(remaining(3000, 0.75)).toBe(1000);
  });

  it('is unknown at the start', () => {
    expect(remaining(200, 0.1)).toBeUndefined();
    expect(remaining(5000, 0)).toBeUndefined();
  });
});

describe('figures', () => {
  it.each([
    ['en', '12%', '42 MB', '5 sec', '3 min'],
    ['pl', '12%', '42 MB', '5 sek.', '3 min'],
    ['de', '12 %', '42 MB', '5 Sek.', '3 Min.'],
    ['tr', '%12', '42 MB', '5 sn.', '3 dk.'],
  ] as const)('are formatted as in %s', (locale, share, megabytes, seconds, minutes) => {
    language = locale;
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(percentage(0.129))).toBe(share);
    expect(plain(size(42_000_000))).toBe(megabytes);
    expect(plain(span(5000))).toBe(seconds);
    expect(plain(span(170_000))).toBe(minutes);
  });
});
