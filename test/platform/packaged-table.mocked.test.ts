import { beforeEach, expect, it, vi } from 'vitest';
import { packagedTable } from '../../src/platform/storage/package.ts';

vi.mock('../../src/platform/browser.ts', () => ({ browser: { runtime: { getURL: (path: string) => `own:${path}` } } }));

const fetched: string[] = [];
let answer: () => Response;

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return answer();
  });
});

it('a table of the package is read once for all callers', async () => {
  answer = () => Response.json({ roots: 'dom' });
  const [one, other] = await Promise.all([packagedTable('known'), packagedTable('known')]);
  expect(one).toEqual({ roots: 'dom' });
  expect(other).toBe(one);
  expect(await packagedTable('known')).toBe(one);
  expect(fetched).toEqual(['own:tables/known.json']);
});

it.each<[string, () => Response]>([
  ['missing', () => new Response('', { status: 404 })],
  ['cut off', () => new Response('{"roots": "do')],
])('a table that is %s is an error of the package, and is read again', async (how, broken) => {
  answer = broken;
  await expect(packagedTable(how)).rejects.toMatchObject({ name: 'LoadError', code: 'package' });
  answer = () => Response.json({});
  expect(await packagedTable(how)).toEqual({});
});
