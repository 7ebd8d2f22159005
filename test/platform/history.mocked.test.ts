import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../../src/core/rules/verdict.ts';
import { stubLocks } from './web-locks.ts';

/** The part of the extension API that the history uses: stored values are copies, as in a browser. */
const area = new Map<string, unknown>();
const listeners = new Set<(changes: Record<string, { newValue?: unknown }>, area: string) => void>();
const place = { inIncognitoContext: false, incognito: false };
let broken = false;
function changed(key: string, newValue?: unknown) {
  for (const listener of listeners) listener({ [key]: newValue === undefined ? {} : { newValue } }, 'local');
}
stubLocks();
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    i18n: { getMessage: () => 'pl' },
    extension: {
      get inIncognitoContext() {
        return place.inIncognitoContext;
      },
    },
    storage: {
      local: {
        get: async (keys: string | string[]) =>
          Object.fromEntries(
            [keys].flat().flatMap((key) => (area.has(key) ? [[key, structuredClone(area.get(key))]] : [])),
          ),
        async set(items: Record<string, unknown>) {
          // Slow enough for another change to come between, if it were not excluded.
          await new Promise((resolve) => setTimeout(resolve, 5));
          if (broken) throw new Error('QuotaExceededError');
          for (const [key, value] of Object.entries(items)) {
            area.set(key, structuredClone(value));
            changed(key, value);
          }
        },
        async remove(key: string) {
          area.delete(key);
          changed(key);
        },
      },
      onChanged: {
        addListener: (listener: never) => listeners.add(listener),
        removeListener: (listener: never) => listeners.delete(listener),
      },
    },
  },
}));

const {
  clearHistory,
  historyPlace,
  withWords: keepWords,
  MOST_UNPINNED,
  parseHistory,
  putBack,
  restoreHistory,
  STORED_HISTORY,
} = await import('../../src/platform/storage/history.ts');

type Entry = ReturnType<typeof parseHistory>[number];
const entry = (word: string, more: Partial<Entry> = {}): Entry => ({
  word,
  ruleset: 'pfs-2018',
  verdict: 'allowed',
  settled: false,
  pinned: false,
  when: 0,
  ...more,
});
const verdict = (word: string, ruleset: Verdict['ruleset'] = 'pfs-2018') =>
  ({ word, ruleset, verdict: 'allowed', settled: false }) as Verdict;
const words = (history: readonly Entry[]) => history.map(({ word }) => word);

beforeEach(() => {
  area.clear();
  listeners.clear();
  Object.assign(place, { inIncognitoContext: false, incognito: false });
  broken = false;
});

describe('stored entries', () => {
  it('of an earlier version keep whether the verdict was settled', () => {
    const { settled: _, ...stored } = entry('dom');
    const read = (standing?: string) => parseHistory([{ ...stored, standing }])[0]?.settled;
    expect([read('open'), read('decided'), read()]).toEqual([false, true, true]);
  });
});

describe('adding words', () => {
  it('puts the newest first, a play in its order, and each word once a ruleset', () => {
    const first = keepWords([], [verdict('dom'), verdict('kot')], 10);
    expect(words(first)).toEqual(['dom', 'kot']);
    const second = keepWords(first, [verdict('kot')], 20);
    expect(words(second)).toEqual(['kot', 'dom']);
    expect(words(keepWords(second, [verdict('kot', 'pfs-2016')], 30))).toEqual(['kot', 'kot', 'dom']);
  });

  it('keeps a word pinned', () => {
    const [kept] = keepWords([entry('dom', { pinned: true })], [verdict('dom')], 10);
    expect(kept).toMatchObject({ word: 'dom', pinned: true, when: 10 });
  });

  it('drops the oldest words, but no pinned one', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 2 * MOST_UNPINNED }), (pins) => {
        const history = parseHistory(pins.map((pinned, when) => entry(`w${when}`, { pinned, when })));
        expect(history.filter(({ pinned }) => pinned)).toHaveLength(pins.filter(Boolean).length);
        const unpinned = history.filter(({ pinned }) => !pinned);
        expect(unpinned.length).toBe(Math.min(MOST_UNPINNED, pins.filter((pinned) => !pinned).length));
        const newest = [...pins.keys()].filter((when) => !pins[when]);
        expect(unpinned.map(({ when }) => when)).toEqual(newest.slice(0, MOST_UNPINNED));
      }),
      { numRuns: 30 },
    );
  });
});

describe('removed entries', () => {
  const before = ['a', 'b', 'c', 'd', 'e'].map((word) => entry(word));

  it('return to their places, whatever was added or removed later', () => {
    fc.assert(
      fc.property(fc.subarray(before), fc.array(fc.constantFrom('x', 'y')), (out, since) => {
        const left = before.filter((one) => !out.includes(one));
        const now = keepWords(
          left,
          since.map((word) => verdict(word)),
          1,
        );
        const after = words(putBack(now, out, before));
        expect(after.filter((word) => word < 'x')).toEqual(words(before));
        expect(after.slice(0, new Set(since).size).sort()).toEqual([...new Set(since)].sort());
      }),
    );
  });

  it('stay where they are if they were looked up again', () => {
    const out = [before[1]!];
    expect(words(putBack([entry('b'), before[0]!, ...before.slice(2)], out, before))).toEqual([
      'b',
      'a',
      'c',
      'd',
      'e',
    ]);
  });
});

describe('a clock that was set back', () => {
  const future = Array.from({ length: MOST_UNPINNED }, (_, place) => entry(`w${place}`, { when: 9e15 - place }));

  it('drops no new word, and puts it first', async () => {
    area.set('history', future);
    const kept = await STORED_HISTORY.change((before) => keepWords(before, [verdict('raz'), verdict('dwa')], 5));
    expect(words(kept).slice(0, 3)).toEqual(['raz', 'dwa', 'w0']);
    expect(kept).toHaveLength(MOST_UNPINNED);
    expect(words(await STORED_HISTORY.read())).toEqual(words(kept));
  });
});

describe('the stored history', () => {
  it('is read entry by entry, without wrong ones', () => {
    const good = entry('dom');
    expect(
      parseHistory([good, null, 'dom', { word: 'x' }, entry('', {}), entry('y', { ruleset: 'pfs-1900' as never })]),
    ).toEqual([good]);
    for (const wrong of [undefined, null, 'x', {}, 3]) expect(parseHistory(wrong)).toEqual([]);
  });

  it('makes simultaneous changes one after the other', async () => {
    await Promise.all(
      ['raz', 'dwa', 'trzy'].map((word, when) =>
        STORED_HISTORY.change((before) => keepWords(before, [verdict(word)], when)),
      ),
    );
    expect(words(await STORED_HISTORY.read())).toEqual(['trzy', 'dwa', 'raz']);
  });

  it('is reported to other pages', async () => {
    const heard: string[][] = [];
    const end = STORED_HISTORY.onChanged((history) => heard.push(words(history)));
    await STORED_HISTORY.change(() => [entry('dom')]);
    await clearHistory();
    end();
    await STORED_HISTORY.change(() => [entry('kot')]);
    expect(heard).toEqual([['dom'], []]);
  });

  it('is cleared with its pins and restored beside newer words', async () => {
    await STORED_HISTORY.change(() => [entry('dom', { pinned: true, when: 2 }), entry('kot', { when: 1 })]);
    const before = await clearHistory();
    expect(await STORED_HISTORY.read()).toEqual([]);
    await STORED_HISTORY.change(() => [entry('nowe', { when: 3 })]);
    await restoreHistory(before);
    expect(words(await STORED_HISTORY.read())).toEqual(['nowe', 'dom', 'kot']);
  });

  it('reports that it cannot be written', async () => {
    broken = true;
    await expect(STORED_HISTORY.change(() => [entry('dom')])).rejects.toThrow('Quota');
  });
});

describe('nothing is stored', () => {
  it('while the setting is off', async () => {
    await STORED_HISTORY.change(() => [entry('dom')]);
    area.set('settings', { history: false });
    expect(words(await STORED_HISTORY.change((before) => keepWords(before, [verdict('kot')], 1)))).toEqual(['dom']);
    expect(words(parseHistory(area.get('history')))).toEqual(['dom']);
  });

  it.each(['inIncognitoContext', 'incognito'] as const)('in a private window (%s)', async (sign) => {
    place[sign] = true;
    const kept = historyPlace(place);
    expect(words(await kept.change((before) => keepWords(before, [verdict('kot')], 1)))).toEqual(['kot']);
    expect(words(await kept.read())).toEqual(['kot']);
    expect([...area.keys()]).toEqual([]);
    // Each page has a memory of its own.
    expect(await historyPlace(place).read()).toEqual([]);
  });

  it('except in an ordinary window', async () => {
    await historyPlace(place).change((before) => keepWords(before, [verdict('kot')], 1));
    expect(words(parseHistory(area.get('history')))).toEqual(['kot']);
  });
});
