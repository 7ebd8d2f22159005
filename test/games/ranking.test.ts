import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ranking } from '../../src/score-sheets/play/players.ts';

describe('ranking', () => {
  it('compares by the first difference', () => {
    expect(
      ranking([
        [10, 3],
        [12, 1],
        [10, 4],
      ]),
    ).toEqual([
      { player: 1, place: 1, shared: false },
      { player: 2, place: 2, shared: false },
      { player: 0, place: 3, shared: false },
    ]);
  });

  it('skips the places after a shared one', () => {
    expect(ranking([[5], [9], [9], [1]])).toEqual([
      { player: 1, place: 1, shared: true },
      { player: 2, place: 1, shared: true },
      { player: 0, place: 3, shared: false },
      { player: 3, place: 4, shared: false },
    ]);
  });

  it('counts a missing criterion as zero', () => {
    expect(ranking([[5], [5, 0], [5, 1]]).map(({ player, place }) => [player, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  it('places each player after all better ones', () => {
    const merits = fc.array(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2, maxLength: 2 }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(merits, (all) => {
        const better = (one: readonly number[], other: readonly number[]) =>
          one[0] !== other[0] ? one[0]! > other[0]! : one[1]! > other[1]!;
        for (const { player, place, shared } of ranking(all)) {
          const own = all[player]!;
          expect(place).toBe(1 + all.filter((other) => better(other, own)).length);
          expect(shared).toBe(all.filter((other) => !better(other, own) && !better(own, other)).length > 1);
        }
      }),
    );
  });
});
