/**
 * A countdown as data: it knows when it was started, never how late it is, so that it survives closing the page.
 * All times are milliseconds; `now` is what `Date.now()` says and is always given.
 */
export interface Clock {
  /** The whole time. */
  readonly length: number;
  /** What was left when it was started last, or is left while it stands. */
  readonly left: number;
  /** When it was started last; null while it stands. */
  readonly startedAt: number | null;
}

/** A clock that stands with its whole time. */
export function newClock(length: number): Clock {
  return { length, left: length, startedAt: null };
}

/** Time left at `now`, never below 0 and never more than when it was started (the system's clock may be set back). */
export function timeLeft(clock: Clock, now: number): number {
  if (clock.startedAt === null) return clock.left;
  return Math.max(0, clock.left - Math.max(0, now - clock.startedAt));
}

/** Is it running, with time left? */
export function isRunning(clock: Clock, now: number): boolean {
  return clock.startedAt !== null && timeLeft(clock, now) > 0;
}

/** Has all its time gone? */
export function isOver(clock: Clock, now: number): boolean {
  return timeLeft(clock, now) === 0;
}

/** Started or going on; a running clock is left as it is. */
export function start(clock: Clock, now: number): Clock {
  return clock.startedAt === null ? { ...clock, startedAt: now } : clock;
}

/** Stopped with what is left of its time. */
export function pause(clock: Clock, now: number): Clock {
  return { ...clock, left: timeLeft(clock, now), startedAt: null };
}

/** Standing with its whole time again. */
export function reset(clock: Clock): Clock {
  return newClock(clock.length);
}
