/**
 * A countdown as data. It stores when it was started, not how much time has passed, so it survives closing the page. All times are
 * milliseconds; `now` is the value of `Date.now()` and is always passed.
 */
export interface Clock {
  /** The whole time. */
  readonly length: number;
  /** Time left at the last start, or now if it is paused. */
  readonly left: number;
  /** Time of the last start; null while it is paused. */
  readonly startedAt: number | null;
}

/** Returns a paused clock with its whole time. */
export function newClock(length: number): Clock {
  return { length, left: length, startedAt: null };
}

/** Returns the time left at `now`, never below 0 and never more than at the start, since the system's clock may be set back. */
export function timeLeft(clock: Clock, now: number): number {
  if (clock.startedAt === null) return clock.left;
  return Math.max(0, clock.left - Math.max(0, now - clock.startedAt));
}

/** Returns true when it is running with time left. */
export function isRunning(clock: Clock, now: number): boolean {
  return clock.startedAt !== null && timeLeft(clock, now) > 0;
}

/** Returns true when no time is left. */
export function isOver(clock: Clock, now: number): boolean {
  return timeLeft(clock, now) === 0;
}

/** Returns the started clock; a running clock is unchanged. */
export function start(clock: Clock, now: number): Clock {
  return clock.startedAt === null ? { ...clock, startedAt: now } : clock;
}

/** Returns the paused clock. */
export function pause(clock: Clock, now: number): Clock {
  return { ...clock, left: timeLeft(clock, now), startedAt: null };
}

/** Returns the clock paused with its whole time. */
export function reset(clock: Clock): Clock {
  return newClock(clock.length);
}
