import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { getMessageOf } from '../ui/locale.ts';
import { stubLocks } from './web-locks.ts';

/** Behaviour of an older version of the extension after a newer one has upgraded its databases. */

const stored: Record<string, unknown> = {};
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    storage: {
      local: { set: async () => {}, get: async () => stored },
      onChanged: { addListener() {} },
      managed: { get: async () => ({}) },
    },
    i18n: { getMessage: getMessageOf('en') },
    runtime: { getURL: (path: string) => path, onStartup: { addListener() {} } },
  },
}));
vi.mock('../../src/background/start.ts', () => ({
  storedAtStart: Promise.resolve({ activeLists: { 'pfs-2018': 'mine' } }),
}));
vi.mock('../../src/background/lexicons.ts', () => ({ releaseOthers: () => {}, sourcesOf: () => ({}) }));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  stubLocks();
});

const errorOf = (doing: Promise<unknown>) =>
  doing.then(
    () => undefined,
    (error: unknown) => error,
  );

async function upgraded(name: string): Promise<void> {
  (await openDB(name, 99)).close();
}

it.each(['verdikt', 'verdikt-lists'])('the database %s of a newer version is recognised', async (name) => {
  await upgraded(name);
  const { openLexiconDatabase: openDatabase } = await import('../../src/platform/storage/lexicon-store.ts');
  const { openWordListDatabase } = await import('../../src/platform/storage/word-lists.ts');
  const open = name === 'verdikt' ? openDatabase : openWordListDatabase;
  expect(await errorOf(open())).toMatchObject({ name: 'DatabaseError', code: 'newer' });
});

it('lists of a newer version are reported, and a broken database is not mistaken for one', async () => {
  await upgraded('verdikt-lists');
  const { listRecords } = await import('../../src/platform/storage/word-lists.ts');
  const { DatabaseError } = await import('../../src/platform/storage/errors.ts');
  const error = await errorOf(listRecords());
  expect(error).toBeInstanceOf(DatabaseError);
  const { unreadableLists } = await import('../../src/ui/unanswered.tsx');
  expect(unreadableLists(error)).toContain('A newer version of Verdikt');
  expect(unreadableLists(new DatabaseError('unavailable', 'opening', null))).toContain('cannot be read here');
});

it('verdicts with such a list report the newer version', async () => {
  await upgraded('verdikt-lists');
  const { answerWithLexicon: whenLoaded } = await import('../../src/background/answer-with-lexicon.ts');
  const { userOverrides: aboveRules } = await import('../../src/background/overrides.ts');
  const answer = await whenLoaded(async () => ({ above: await aboveRules('pfs-2018') }));
  expect(answer).toEqual({ state: 'failed', code: 'newer' });
});

it('verdicts with a missing list do not', async () => {
  const { answerWithLexicon: whenLoaded } = await import('../../src/background/answer-with-lexicon.ts');
  const { userOverrides: aboveRules } = await import('../../src/background/overrides.ts');
  const answer = await whenLoaded(async () => ({ above: await aboveRules('pfs-2018') }));
  expect(answer).toEqual({ state: 'failed', code: 'list' });
});
