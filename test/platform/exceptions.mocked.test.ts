import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exceptionsUnder } from '../../src/core/rules/overrides.ts';
import { rulesetOf } from '../../src/core/rulesets/index.ts';
import { stubLocks } from './web-locks.ts';

/** The part of the extension API that the exceptions use. */
const area = new Map<string, unknown>();
const listeners = new Set<(changes: Record<string, { newValue?: unknown }>, area: string) => void>();
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    storage: {
      local: {
        async get(key: string) {
          return area.has(key) ? { [key]: structuredClone(area.get(key)) } : {};
        },
        async set(items: Record<string, unknown>) {
          for (const [key, value] of Object.entries(items)) {
            area.set(key, value);
            for (const listener of listeners) listener({ [key]: { newValue: value } }, 'local');
          }
        },
      },
      onChanged: {
        addListener: (listener: never) => listeners.add(listener),
        removeListener: (listener: never) => listeners.delete(listener),
      },
    },
  },
}));

stubLocks();

const { changeExceptions, LONGEST_NOTE, MOST_EXCEPTIONS, onExceptionsChanged, parseExceptions, readExceptions } =
  await import('../../src/platform/storage/exceptions.ts');

const KOT = { word: 'kot', ruleset: 'pfs-2018', effect: 'bars', note: 'ruling of May' } as const;
const HAUS = { word: 'Haus', ruleset: 'sd-2026', effect: 'admits', note: '' } as const;

beforeEach(() => area.clear());

describe('stored exceptions', () => {
  it('are empty at first, and keep their order', async () => {
    expect(await readExceptions()).toEqual([]);
    await changeExceptions((before) => [...before, KOT]);
    await changeExceptions((before) => [...before, HAUS]);
    expect(await readExceptions()).toEqual([KOT, HAUS]);
  });

  it('are reported to listeners', async () => {
    const heard: unknown[] = [];
    const end = onExceptionsChanged((exceptions) => heard.push(exceptions));
    await changeExceptions(() => [KOT]);
    end();
    await changeExceptions(() => []);
    expect(heard).toEqual([[KOT]]);
  });

  it('are complete if two tabs add one at the same time', async () => {
    await Promise.all([
      changeExceptions((before) => [...before, KOT]),
      changeExceptions((before) => [...before, HAUS]),
    ]);
    expect(await readExceptions()).toHaveLength(2);
  });

  it('are not stored if there are too many, and the earlier ones stay', async () => {
    await changeExceptions(() => [KOT]);
    const many = Array.from({ length: MOST_EXCEPTIONS + 1 }, () => KOT);
    await expect(changeExceptions(() => many)).rejects.toThrow(RangeError);
    expect(await readExceptions()).toEqual([KOT]);
  });

  it('that are wrong are left out, and the others stay', () => {
    const wrong = [
      { ...KOT, word: '' },
      { ...KOT, word: 1 },
      { ...KOT, ruleset: 'pfs-1900' },
      { ...KOT, effect: 'both' },
      { ...KOT, note: 'x'.repeat(LONGEST_NOTE + 1) },
      null,
      'kot',
    ];
    expect(parseExceptions([...wrong, HAUS])).toEqual([HAUS]);
    expect(parseExceptions([{ ...KOT, note: undefined }])).toEqual([{ ...KOT, note: '' }]);
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Array.isArray(parseExceptions(stored))).toBe(true);
      }),
    );
  });
});

describe('exceptions under a ruleset', () => {
  it('are those of the ruleset, by lookup form; the last one of a form counts', () => {
    const again = { ...KOT, word: 'KOT', effect: 'admits', note: 'changed' } as const;
    expect([...exceptionsUnder(rulesetOf('pfs-2018'), [KOT, HAUS, again])]).toEqual([
      ['kot', { effect: 'admits', note: 'changed' }],
    ]);
    const straße = { ...HAUS, word: 'Straße' };
    expect([...exceptionsUnder(rulesetOf('sd-2026'), [straße]).keys()]).toEqual(['strasse']);
  });
});
