import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WORDINGS } from '../explain/wordings.ts';

const session = vi.hoisted(() => new Map<string, unknown>());
const counts = vi.hoisted(() => ({ messages: 0 }));
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    i18n: {
      getMessage: () => {
        counts.messages += 1;
        return 'tr';
      },
    },
    runtime: { getURL: (path: string) => `own:${path}` },
    storage: {
      local: { get: async () => ({}) },
      session: {
        get: async () => Object.fromEntries(session),
        set: async (items: object) => {
          for (const [key, value] of Object.entries(items)) session.set(key, value);
        },
      },
    },
  },
}));

const fetched: string[] = [];
let answer: () => Response;

/** A worker that has just been started. */
async function startedWorker() {
  vi.resetModules();
  const { answerWithLexicon, wordingInUse } = await import('../../src/background/answer-with-lexicon.ts');
  return { wordingInUse, answered: () => answerWithLexicon(async () => ({ wording: await wordingInUse() })) };
}

beforeEach(() => {
  session.clear();
  fetched.length = 0;
  counts.messages = 0;
  answer = () => Response.json(WORDINGS.tr);
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return answer();
  });
});

vi.mock('../../src/background/lexicons.ts', () => ({ releaseOthers: () => {}, sourcesOf: () => ({}) }));
vi.mock('../../src/background/overrides.ts', () => ({ userOverrides: () => {} }));

describe('the wording of verdicts', () => {
  it('is read once in the life of a worker, in the language of the interface', async () => {
    const { wordingInUse } = await startedWorker();
    const [one, other] = await Promise.all([wordingInUse(), wordingInUse()]);
    expect(one).toEqual(WORDINGS.tr);
    expect(other).toBe(one);
    expect(fetched).toEqual(['own:wording/tr.json']);
  });

  it('asks for the language of the interface once in the life of the browser', async () => {
    await (await startedWorker()).wordingInUse();
    await (await startedWorker()).wordingInUse();
    expect(fetched).toHaveLength(2);
    expect(counts.messages).toBe(1);
  });

  it.each<[string, () => Response]>([
    ['is missing', () => new Response('', { status: 404 })],
    ['is cut off', () => new Response('{"phrases": {"case_nom"')],
  ])('is a state with its own error if it %s, and is read again', async (_, broken) => {
    const { answered } = await startedWorker();
    answer = broken;
    expect(await answered()).toEqual({ state: 'failed', code: 'wording' });
    answer = () => Response.json(WORDINGS.tr);
    expect(await answered()).toMatchObject({ state: 'ready' });
  });
});
