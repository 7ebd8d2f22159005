import { expect, it, vi } from 'vitest';
import { citationsOf } from '../../src/pages/word-table/copy-menu.tsx';
import type { Row } from '../../src/pages/word-table/rows.ts';
import { MOST_WORDS_AT_ONCE } from '../../src/platform/messages/limits.ts';
import type { Request } from '../../src/platform/messages/table.ts';

const runtime = vi.hoisted(() => ({ sendMessage: async (_request: unknown): Promise<unknown> => undefined }));
vi.mock('../../src/platform/browser.ts', () => ({ browser: { runtime } }));

const row = (word: string, more: Partial<Row> = {}): Row => ({
  ...{ word, count: 1, place: 1, outcome: 'allowed', points: 1, why: '' },
  ...more,
});

it('verdicts are cited on copying, in portions, as judged, without words that have none', async () => {
  const requests: Request<'cite-words'>[] = [];
  let isLoaded = false;
  runtime.sendMessage = async (request) => {
    if (!isLoaded) {
      isLoaded = true;
      return { state: 'loading', done: 0.5 };
    }
    requests.push(request as Request<'cite-words'>);
    const { words } = request as Request<'cite-words'>;
    return { state: 'ready', cited: words.map((word) => (word === 'k?t' ? '' : `${word} ✓`)) };
  };
  const rows = [
    row('kW', { query: 'KW' }),
    row('k?t'),
    ...Array.from({ length: MOST_WORDS_AT_ONCE }, (_, i) => row(`a${i}`)),
  ];
  const lines = (await citationsOf(rows, 'pfs-2018')).split('\n');
  expect(lines.slice(0, 2)).toEqual(['KW ✓', 'a0 ✓']);
  expect(lines).toHaveLength(MOST_WORDS_AT_ONCE + 1);
  expect(requests.map(({ words }) => words.length)).toEqual([MOST_WORDS_AT_ONCE, 2]);
});

it('a word that the worker cannot cite has no citation', async () => {
  runtime.sendMessage = async () => ({ state: 'failed', code: 'damaged' });
  await expect(citationsOf([row('kot')], 'pfs-2018')).rejects.toThrow('damaged');
});
