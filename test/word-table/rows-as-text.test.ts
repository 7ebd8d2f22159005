import { beforeEach, expect, it, vi } from 'vitest';
import type { Row } from '../../src/word-table/rows.ts';
import { asTabbed, asWords } from '../../src/word-table/rows-as-text.ts';
import { getMessageOf } from '../ui/locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/browser.ts', () => ({ browser: { i18n } }));

beforeEach(() => {
  i18n.getMessage = getMessageOf('en');
});

const why = 'Particle -li on “chcesz”.';
const rows: Row[] = [
  { word: 'chceszli', count: 2, place: 1, verdict: 'disallowed', points: null, why },
  { word: 'kot', count: 1, place: 2, verdict: 'allowed', points: 6, why: 'kot: noun' },
];

it('is copied as a line for each word, fields a tab apart, heads first', () => {
  expect(asTabbed(rows)).toBe(
    [
      'Word\tTimes\tVerdict\tPoints\tReason',
      'chceszli\t2\tnot allowed\t\tParticle -li on “chcesz”.',
      'kot\t1\tallowed\t6\tkot: noun',
    ].join('\n'),
  );
});

it('is copied as words alone', () => {
  expect(asWords(rows)).toBe('chceszli\nkot');
});
