import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Clock,
  isOver,
  isRunning,
  newClock,
  pause,
  reset,
  start,
  timeLeft,
} from '../../src/score-sheets/play/clock.ts';

const NOON = 1_700_000_000_000;

describe('clock', () => {
  it('counts down from its start and stops at zero', () => {
    const running = start(newClock(30_000), NOON);
    expect(timeLeft(running, NOON)).toBe(30_000);
    expect(timeLeft(running, NOON + 29_999)).toBe(1);
    expect(isRunning(running, NOON + 29_999)).toBe(true);
    expect(timeLeft(running, NOON + 40_000)).toBe(0);
    expect(isRunning(running, NOON + 30_000)).toBe(false);
    expect(isOver(running, NOON + 30_000)).toBe(true);
  });

  it('stops while paused, and continues from there', () => {
    const paused = pause(start(newClock(30_000), NOON), NOON + 12_000);
    expect(timeLeft(paused, NOON + 500_000)).toBe(18_000);
    expect(isRunning(paused, NOON + 500_000)).toBe(false);
    expect(timeLeft(start(paused, NOON + 500_000), NOON + 501_000)).toBe(17_000);
  });

  it('cannot be started twice, and starts again after a reset', () => {
    const running = start(newClock(30_000), NOON);
    expect(start(running, NOON + 5000)).toEqual(running);
    expect(reset(running)).toEqual(newClock(30_000));
  });

  it('gains no time if the system clock is set back', () => {
    expect(timeLeft(start(newClock(30_000), NOON), NOON - 60_000)).toBe(30_000);
  });

  it('survives storage, and counts the running times only', () => {
    const stretches = fc.array(fc.record({ run: fc.nat(9000), rest: fc.nat(9000) }), { maxLength: 8 });
    fc.assert(
      fc.property(stretches, (all) => {
        let clock: Clock = newClock(30_000);
        let now = NOON;
        for (const { run, rest } of all) {
          clock = JSON.parse(JSON.stringify(start(clock, now)));
          now += run;
          clock = pause(clock, now);
          now += rest;
        }
        const ran = all.reduce((sum, { run }) => sum + run, 0);
        expect(timeLeft(clock, now)).toBe(Math.max(0, 30_000 - ran));
      }),
    );
  });
});
