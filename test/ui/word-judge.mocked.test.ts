import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Challenge } from '../../src/platform/storage/judge-table.ts';
import { getMessageOf } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/platform/browser.ts', () => ({ browser: { i18n } }));

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const { logFileName, logRows } = await import('../../src/pages/judge-mode/log.tsx');
const { typedWord } = await import('../../src/pages/judge-mode/enter-play.tsx');
const { addToLog, clearLog, readLog } = await import('../../src/platform/storage/judge-table.ts');
const { hyphenatedFileName } = await import('../../src/ui/save-file.ts');

beforeEach(() => {
  i18n.getMessage = getMessageOf('en');
  stored.clear();
});

describe('a word typed for the word judge', () => {
  it.each([
    ['okno', 'okno'],
    [' Żółć ', 'Żółć'],
    ['don\u2019t', 'don\u2019t'],
    ["don't", 'don\u2019t'],
    ['Z\u0307aba', 'Żaba'],
    ['x-y', 'x-y'],
  ])('is accepted with letters only: %s', (typed, word) => {
    expect(typedWord(typed)).toBe(word);
  });

  it.each([
    '',
    ' ',
    'kot?',
    '?kot',
    'o?no',
    'kot.',
    'kot*',
    'kot_',
    'kot kat',
    'kot,',
    'k0t',
    '-kot',
    'kot-',
    'kot\u00b2',
    'k'.repeat(101),
  ])('is refused with other characters: “%s”', (typed) => {
    expect(typedWord(typed)).toBeNull();
  });
});

describe('the log of challenges', () => {
  const challenge: Challenge = {
    time: new Date(2026, 2, 14, 10, 5, 9).getTime(),
    ruleset: 'pfs-2018',
    source: 'OSPS 50',
    words: ['okno', 'bazylij'],
    outcome: 'allowed',
  };

  it('is read in the order of writing, without unreadable entries', () => {
    expect(readLog()).toEqual([]);
    addToLog(challenge);
    addToLog({ ...challenge, outcome: 'notFound' });
    expect(readLog().map(({ outcome }) => outcome)).toEqual(['allowed', 'notFound']);
    stored.set('challenges', JSON.stringify([{ ...challenge, ruleset: 'gone' }, challenge]));
    expect(readLog()).toEqual([challenge]);
    stored.set('challenges', JSON.stringify([{ ...challenge, words: ['unfound'], outcome: 'unfound' }]));
    expect(readLog()).toEqual([{ ...challenge, words: ['unfound'], outcome: 'notFound' }]);
    stored.set('challenges', '{');
    expect(readLog()).toEqual([]);
    addToLog(challenge);
    clearLog();
    expect([...stored]).toEqual([]);
  });

  it('has a row for each challenge, and a name that describes it', () => {
    expect(logRows([challenge])).toEqual([
      ['Time', 'Rules', 'List', 'Words', 'Verdict'],
      ['2026-03-14 10:05:09', 'Polish · PFS', 'OSPS 50', 'OKNO BAZYLIJ', 'YES'],
    ]);
    expect(logFileName([challenge, { ...challenge, ruleset: 'sd-2026' }])).toBe(
      'verdikt-challenges-pfs-2018-sd-2026-2026-03-14.csv',
    );
  });

  it('has no character in its name that a system refuses', () => {
    expect(hyphenatedFileName(['study', '', 'k?t*', 'a b'], 'csv')).toBe('verdikt-study-k_t_-a_b.csv');
  });
});
