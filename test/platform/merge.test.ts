import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_ROOM,
  canonicalJson,
  type Entries,
  type Entry,
  ITEM_ROOM,
  isItem,
  mergeEntries,
  packEntries,
  pendingEntries,
  unpackEntries,
  type Values,
  withChanges,
  withNewcomer,
} from '../../src/platform/storage/sync-entries.ts';

/** Few paths and times, so that changes collide. */
const path = fc.constantFrom('setting play', 'site example.org', 'exception pfs-2018 kot', 'pin sd-2026 __proto__');
const value = fc.oneof(fc.string(), fc.boolean(), fc.record({ word: fc.string(), note: fc.string() }));
const at = fc.integer({ min: 0, max: 5 });
const entry: fc.Arbitrary<Entry> = fc.oneof(
  at.map((time): Entry => [time]),
  fc.tuple(at, value).map(([time, one]): Entry => [time, one]),
);
const entries: fc.Arbitrary<Entries> = fc.dictionary(path, entry, { noNullPrototype: true });
const values: fc.Arbitrary<Values> = fc.dictionary(path, value, { noNullPrototype: true });

describe('merging the data of two machines', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(entries, entries, entries, (one, two, three) => {
        expect(mergeEntries(one, two)).toEqual(mergeEntries(two, one));
        expect(mergeEntries(mergeEntries(one, two), three)).toEqual(mergeEntries(one, mergeEntries(two, three)));
        expect(mergeEntries(one, one)).toEqual(one);
        expect(mergeEntries(mergeEntries(one, two), two)).toEqual(mergeEntries(one, two));
      }),
    );
  });

  it('keeps the later change of each value, also a deletion; at equal times a value', () => {
    const one: Entries = { 'setting play': [2, true], 'setting hooks': [1, true], 'pin pfs-2018 kot': [3] };
    const two: Entries = { 'setting play': [1, false], 'setting hooks': [2], 'pin pfs-2018 kot': [3, {}] };
    expect(mergeEntries(one, two)).toEqual({
      'setting play': [2, true],
      'setting hooks': [2],
      'pin pfs-2018 kot': [3, {}],
    });
  });

  it('recognises equal values by their fields in any order', () => {
    expect(canonicalJson({ a: 1, b: [{ d: 1, c: 2 }] })).toBe(canonicalJson({ b: [{ c: 2, d: 1 }], a: 1 }));
    expect(pendingEntries({ 'pin a b': [1, { a: 1, b: 2 }] }, { 'pin a b': { b: 2, a: 1 } })).toEqual([]);
  });
});

describe('local changes', () => {
  it('are later than known ones on any clock, and missing values are deleted', () => {
    fc.assert(
      fc.property(entries, values, values, at, (known, held, current, now) => {
        const after = withChanges(known, held, current, now);
        for (const one of new Set([...Object.keys(held), ...Object.keys(current)])) {
          if (canonicalJson(held[one]) === canonicalJson(current[one])) expect(after[one]).toEqual(known[one]);
          else {
            expect(after[one]?.[1]).toEqual(current[one]);
            expect(after[one]?.[0]).toBeGreaterThan(known[one]?.[0] ?? -1);
            expect(mergeEntries(known, after)[one]).toEqual(after[one]);
          }
        }
      }),
    );
  });

  it('on a new machine yield to those of the others, without deletions', () => {
    fc.assert(
      fc.property(entries, values, at, (known, current, now) => {
        const after = withNewcomer(known, current, now);
        for (const one of Object.keys(known)) if (known[one]?.[1] !== undefined) expect(after[one]).toEqual(known[one]);
        for (const one of Object.keys(current)) expect(after[one]?.[1]).toBeDefined();
      }),
    );
  });

  it('are the same on all machines after each exchange, in any order', () => {
    const change = fc.record({ machine: fc.nat(2), path, value: fc.option(value, { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(fc.oneof(change, fc.nat(2)), { maxLength: 30 }), (steps) => {
        const machines = [0, 1, 2].map(() => ({ known: {} as Entries, held: {} as Values, now: {} as Values }));
        let shared: Entries = {};
        const exchange = (machine: number, time: number) => {
          const state = machines[machine]!;
          state.known = mergeEntries(withChanges(state.known, state.held, state.now, time), shared);
          for (const [one, [, taken]] of pendingEntries(state.known, state.now))
            state.now = changed(state.now, one, taken);
          state.held = state.now;
          shared = unpackEntries(packEntries(state.known).items);
        };
        for (const [time, step] of steps.entries()) {
          if (typeof step === 'number') exchange(step, time);
          else machines[step.machine]!.now = changed(machines[step.machine]!.now, step.path, step.value);
        }
        for (const machine of [0, 1, 2, 0, 1, 2]) exchange(machine, steps.length);
        expect(machines[1]!.now).toEqual(machines[0]!.now);
        expect(machines[2]!.now).toEqual(machines[0]!.now);
      }),
    );
  });
});

describe('items of the shared storage', () => {
  /** More than fits. */
  const many: Entries = Object.fromEntries(
    Array.from({ length: 1500 }, (_, number) => {
      const word = `żółw${number}`;
      return [`exception pfs-2018 ${word}`, [number, { word, effect: 'bars', note: 'ż<'.repeat(40) }]];
    }),
  );

  it('contain all entries that fit, within the limits of the browser', () => {
    const all: Entries = { ...many, 'setting play': [0, true] };
    const { items, unfit } = packEntries(all);
    const sizes = Object.entries(items).map(([key, item]) => {
      return key.length + new TextEncoder().encode(JSON.stringify(item).replaceAll('<', '\\u003C')).length;
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8192);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(102_400);
    expect(sizes.length).toBeLessThanOrEqual(512);
    expect([ITEM_ROOM, ALL_ROOM]).toEqual([8000, 100_000]);
    const there = unpackEntries(items);
    expect(Object.keys(there).length + unfit.length).toBe(1501);
    expect(there['setting play']).toEqual([0, true]);
    // The latest fit, except those whose item is full.
    expect(there['exception pfs-2018 żółw1499']).toBeDefined();
    expect(unfit).toContain('exception pfs-2018 żółw0');
  });

  it('are the same for entries that did not fit', () => {
    const { items } = packEntries(many);
    expect(packEntries(unpackEntries(items)).items).toEqual(items);
  });

  it('ignore values that are no entries', () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (stored) => void unpackEntries(stored)));
    const item = { 'setting play': [1, true], constructor: [1, 1], 'pin a b': [-1, 1], 'pin a c': ['1'], 'pin a d': 1 };
    expect(unpackEntries({ 'values-1': item, other: item })).toEqual({ 'setting play': [1, true] });
    expect(isItem('other')).toBe(false);
  });
});

function changed(values: Values, one: string, value: unknown): Values {
  const { [one]: _, ...others } = values;
  return value === undefined ? others : { ...others, [one]: value };
}
