import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocks } from './web-locks.ts';

/** The storage of the extension that all tabs share, and those of two tabs. */
const shared = new Map<string, unknown>();
let hasShared = true;
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    storage: {
      get session() {
        if (!hasShared) return undefined;
        return {
          get: async (key: string) => (shared.has(key) ? { [key]: shared.get(key) } : {}),
          set: async (items: Record<string, unknown>) => {
            for (const [key, value] of Object.entries(items)) shared.set(key, value);
          },
          remove: async (key: string) => void shared.delete(key),
        };
      },
    },
  },
}));

/** What the tab in front has stored. */
let tab = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => tab.set(key, value),
  removeItem: (key: string) => tab.delete(key),
});
stubLocks();

const { hashPin, matchesPin } = await import('../../src/platform/storage/pin.ts');
const { afterSecond, forgetTries, storedTries, tryPin } = await import('../../src/platform/storage/pin.ts');
const {
  forgetTable,
  storeTable: keepTable,
  readTable: keptTable,
} = await import('../../src/platform/storage/judge-table.ts');

const SET = { ruleset: 'pfs-2018', list: null, source: 'sjp.pl', notFound: 'disallowed', rest: 10 } as const;

beforeEach(() => {
  hasShared = true;
  shared.clear();
  tab = new Map();
});

describe('a PIN', () => {
  it('is stored as a hash with a salt of its own', async () => {
    const [one, other] = [await hashPin('27182818'), await hashPin('27182818')];
    expect(JSON.stringify(one)).not.toContain('2718');
    expect(one.salt).not.toBe(other.salt);
    expect(one.hash).not.toBe(other.hash);
    expect(await matchesPin('27182818', one)).toBe(true);
    for (const wrong of ['2718281', '27182817', '027182818', '']) expect(await matchesPin(wrong, one)).toBe(false);
  });

  it('is checked with the iterations of its hash', async () => {
    // By Python's hashlib.pbkdf2_hmac.
    const stored = {
      salt: 'b9a4ec5b-6f2e-4f6f-9d6c-5b6f0d2a7f10',
      iterations: 1000,
      hash: 'fabd152f4aa8315474a48881861b1f29cd80a528ba2fe097a32561a2b8ed0c5a',
    };
    expect(await matchesPin('2718', stored)).toBe(true);
    expect(await matchesPin('2718', { ...stored, iterations: 1001 })).toBe(false);
  });
});

describe('a stored table', () => {
  it('is read as stored, and only if it is complete', async () => {
    const pin = await hashPin('2718');
    for (const table of [
      { ...SET, pin },
      { ...SET, pin: null },
    ]) {
      keepTable(table);
      expect(await keptTable()).toEqual(table);
    }
    forgetTable();
    expect(await keptTable()).toBeNull();
    for (const damaged of [
      '',
      '{',
      'null',
      '[]',
      JSON.stringify(SET),
      JSON.stringify({ ...SET, pin: '27' }),
      JSON.stringify({ ...SET, pin: { ...pin, salt: '' } }),
      JSON.stringify({ ...SET, pin: { ...pin, hash: 'x' } }),
      JSON.stringify({ ...SET, pin: { ...pin, iterations: 0 } }),
      JSON.stringify({ ...SET, pin: { ...pin, iterations: 1e12 } }),
      JSON.stringify({ ...SET, rest: 11, pin }),
    ]) {
      tab.set('table', damaged);
      expect(await keptTable(), damaged).toBeNull();
    }
  });

  it('of an earlier version keeps its PIN, which is no longer stored in clear', async () => {
    tab.set('table', JSON.stringify({ ...SET, pin: '2718' }));
    const table = await keptTable();
    expect(tab.get('table')).not.toContain('2718"');
    expect(tab.get('table')).toBe(JSON.stringify(table));
    expect(await matchesPin('2718', table!.pin!)).toBe(true);
    tab.set('table', JSON.stringify({ ...SET, pin: '' }));
    expect(await keptTable()).toEqual({ ...SET, pin: null });
  });

  it('of an earlier version keeps the rule for words that are not found', async () => {
    const { notFound: unfound, ...rest } = SET;
    tab.set('table', JSON.stringify({ ...rest, unfound, pin: null }));
    expect(await keptTable()).toEqual({ ...SET, pin: null });
  });
});

describe('wrong PINs', () => {
  /** Tries wrong PINs, and waits before each next one. @returns the delay after each */
  const wrongOnes = async (pin: Awaited<ReturnType<typeof hashPin>>, count: number) => {
    const waits: number[] = [];
    for (let tried = 0; tried < count; tried++) {
      const attempt = await tryPin('0000', pin);
      if (attempt.state !== 'wrong') throw new Error(attempt.state);
      waits.push(attempt.tries.wait);
      let { tries } = attempt;
      while (tries.wait > 0) tries = afterSecond(tries, pin);
    }
    return waits;
  };
  /** The fewest possible iterations. */
  const quick = async () => {
    const salt = crypto.randomUUID();
    return { salt, iterations: 1, hash: '0'.repeat(64) };
  };

  it('delay the next try after every third one, up to a minute', async () => {
    const pin = await quick();
    const waits = await wrongOnes(pin, 27);
    expect(waits.filter((_, place) => place % 3 === 2)).toEqual([2, 4, 8, 16, 32, 60, 60, 60, 60]);
    expect(waits.filter((wait, place) => place % 3 !== 2 && wait > 0)).toEqual([]);
  });

  it('are not checked during a delay, nor is the right one', async () => {
    const pin = await hashPin('2718');
    await wrongOnes(pin, 2);
    expect(await tryPin('0000', pin)).toMatchObject({ state: 'wrong', tries: { wrong: 3, wait: 2 } });
    expect(await tryPin('2718', pin)).toMatchObject({ state: 'refused', tries: { wrong: 3, wait: 2 } });
    afterSecond(afterSecond(storedTries(pin), pin), pin);
    expect(await tryPin('2718', pin)).toEqual({ state: 'right' });
  });

  it('count before they are checked, so that a reload gains nothing', async () => {
    const pin = await quick();
    const counted: number[] = [];
    const derive = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async () => {
      counted.push(storedTries(pin).wrong);
      return new ArrayBuffer(32);
    });
    await tryPin('0000', pin);
    derive.mockRestore();
    expect(counted).toEqual([1]);
  });

  it('count in all tabs with the table, so that a copied tab gains nothing', async () => {
    const pin = await quick();
    const first = tab;
    const copy = new Map(tab);
    await wrongOnes(pin, 2);
    tab = copy;
    expect(storedTries(pin).wrong).toBe(0);
    expect(await tryPin('0000', pin)).toMatchObject({ state: 'wrong', tries: { wrong: 3, wait: 2 } });
    // The first tab, which knows of no delay, has to wait as well.
    tab = first;
    expect(await tryPin('0000', pin)).toMatchObject({ state: 'refused', tries: { wrong: 3, wait: 2 } });
  });

  it('delay no less if a page still counts down an earlier delay', async () => {
    const pin = await quick();
    await wrongOnes(pin, 2);
    const earlier = await tryPin('0000', pin);
    if (earlier.state !== 'wrong') throw new Error(earlier.state);
    afterSecond(afterSecond(earlier.tries, pin), pin);
    await wrongOnes(pin, 2);
    const later = await tryPin('0000', pin);
    afterSecond(earlier.tries, pin);
    expect(later).toMatchObject({ state: 'wrong', tries: storedTries(pin) });
    expect(storedTries(pin)).toMatchObject({ wrong: 6, wait: 4 });
  });

  it('count in the tab alone if tabs share no storage', async () => {
    hasShared = false;
    const pin = await quick();
    expect(await wrongOnes(pin, 6)).toEqual([0, 0, 2, 0, 0, 4]);
    forgetTries(pin);
    expect(tab.size).toBe(0);
  });

  it('start again with another PIN, and are removed with the table', async () => {
    const pin = await quick();
    await wrongOnes(pin, 3);
    expect(storedTries(await quick())).toMatchObject({ wrong: 0, wait: 0 });
    forgetTries(pin);
    expect(tab.size).toBe(0);
    await expect.poll(() => shared.size).toBe(0);
  });

  it('are zero if the stored value is damaged', async () => {
    const pin = await quick();
    for (const damaged of ['', '{', 'null', '{}', JSON.stringify({ salt: pin.salt, wrong: -1, wait: 0 })]) {
      tab.set('pin-tries', damaged);
      expect(storedTries(pin)).toEqual({ salt: pin.salt, wrong: 0, wait: 0 });
    }
  });
});
