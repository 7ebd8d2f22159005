import { beforeEach, expect, it, vi } from 'vitest';
import type { Hooks } from '../../src/core/rules/hooks.ts';
import { getMessageOf } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/platform/browser.ts', () => ({ browser: { i18n } }));
const { csvRows } = await import('../../src/pages/study/save-words.tsx');

beforeEach(() => {
  i18n.getMessage = getMessageOf('en');
});

it('a saved file of words has hooks once all are known', () => {
  const kot: Hooks = { before: ['s'], after: ['a', 'ą'] };
  const hooks = new Map([['kot', kot]]);
  expect(csvRows(['kot', 'kat'], 'pfs-2018', hooks)).toEqual([
    ['Word', 'Points'],
    ['KOT', 5],
    ['KAT', 5],
  ]);
  expect(csvRows(['kot'], 'pfs-2018', hooks)).toEqual([
    ['Word', 'Points', 'Before', 'After'],
    ['KOT', 5, 'S', 'A Ą'],
  ]);
  // A game without tile values.
  expect(csvRows(['kot'], '7slow', new Map())).toEqual([['Word'], ['KOT']]);
});
