import * as v from 'valibot';
import { browser } from '../browser.ts';
import { hexadecimal } from './bytes.ts';
import { exclusively } from './stored-values.ts';

/** Format of a PIN. Without a PIN, a long press leaves. */
export const PIN = /^\d{4,8}$/;

/** Iterations of PBKDF2 for a new PIN: a check takes 35 ms on a laptop, about 100 ms on a device three times slower. */
const ITERATIONS = 200_000;

/** Maximum number of stored iterations, so that a check ends. */
const MOST_ITERATIONS = 10_000_000;

/**
 * A stored PIN. The hash only prevents that it is read at a glance: a person with the browser's profile can try all PINs of four digits
 * within minutes.
 */
export const PinHash = v.object({
  /** Random, new each time a PIN is set. */
  salt: v.pipe(v.string(), v.uuid()),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ITERATIONS)),
  /** 256 bits of PBKDF2 with SHA-256, in hexadecimal. */
  hash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

export type PinHash = v.InferOutput<typeof PinHash>;

export async function hashPin(pin: string): Promise<PinHash> {
  const salt = crypto.randomUUID();
  return { salt, iterations: ITERATIONS, hash: await derive(pin, salt, ITERATIONS) };
}

/** Returns true when the hash is that of the PIN. */
export async function matchesPin(typed: string, { salt, iterations, hash }: PinHash): Promise<boolean> {
  return (await derive(typed, salt, iterations)) === hash;
}

async function derive(pin: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations };
  return hexadecimal(await crypto.subtle.deriveBits(derivation, key, 256));
}

/** Number of wrong PINs between two waits. */
const BETWEEN_WAITS = 3;

/** Longest wait in seconds. */
const LONGEST_WAIT = 60;

const Tries = v.object({
  /** Salt of the PIN. */
  salt: v.string(),
  /** Number of wrong PINs since this PIN was set. */
  wrong: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * Seconds until the next PIN is accepted. Not a point in time, because a clock can be set; so only time counts in which the page is open.
   */
  wait: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_WAIT)),
});

/** The attempts at a PIN. */
export type Tries = v.InferOutput<typeof Tries>;

export type Attempt =
  | { state: 'right' }
  | { state: 'wrong'; tries: Tries }
  /** The PIN was not checked. */
  | { state: 'refused'; tries: Tries };

/** In the tab's storage, like the table: reloading shortens no wait. */
const TRIES_KEY = 'pin-tries';

/** Lock of a check, so that two tabs do not count the same number. */
const LOCK = 'verdikt-pin';

/** Key of the number of wrong PINs, for all tabs: duplicating a tab copies the tab's storage with the table. */
const sharedKey = ({ salt }: PinHash) => `wrong-pins-${salt}`;

/** Returns the attempts that this tab knows. */
export function storedTries({ salt }: PinHash): Tries {
  const none = { salt, wrong: 0, wait: 0 };
  try {
    const { success, output } = v.safeParse(Tries, JSON.parse(sessionStorage.getItem(TRIES_KEY) ?? ''));
    return success && output.salt === salt ? output : none;
  } catch {
    return none;
  }
}

function storeTries(tries: Tries): void {
  sessionStorage.setItem(TRIES_KEY, JSON.stringify(tries));
}

/** Returns the attempts after a second of the wait, and stores them unless another page has tried since. */
export function afterSecond(tries: Tries, pin: PinHash): Tries {
  const after = { ...tries, wait: Math.max(0, tries.wait - 1) };
  if (storedTries(pin).wrong === tries.wrong) storeTries(after);
  return after;
}

/** Removes the attempts when the table is left. */
export function forgetTries(pin: PinHash): void {
  sessionStorage.removeItem(TRIES_KEY);
  browser.storage.session?.remove(sharedKey(pin)).catch(() => {});
}

/** Checks a PIN. After three wrong ones the next has to wait 2 seconds, after three more 4, then 8, up to a minute. */
export async function tryPin(typed: string, pin: PinHash): Promise<Attempt> {
  return exclusively(LOCK, async (): Promise<Attempt> => {
    const before = await triesOfAllTabs(pin);
    if (before.wait > 0) {
      storeTries(before);
      return { state: 'refused', tries: before };
    }
    const wrong = before.wrong + 1;
    const tries = { ...before, wrong, wait: wrong % BETWEEN_WAITS === 0 ? waitAfter(wrong) : 0 };
    // Stored before the check, so that reloading gives no free attempt.
    storeTries(tries);
    await browser.storage.session?.set({ [sharedKey(pin)]: wrong }).catch(() => {});
    return (await matchesPin(typed, pin)) ? { state: 'right' } : { state: 'wrong', tries };
  });
}

/** Returns the wait in seconds after a number of wrong PINs. */
function waitAfter(wrong: number): number {
  return wrong < BETWEEN_WAITS ? 0 : Math.min(LONGEST_WAIT, 2 ** Math.floor(wrong / BETWEEN_WAITS));
}

/** Returns the attempts that this tab knows; if another tab has tried since, the wait begins again. */
async function triesOfAllTabs(pin: PinHash): Promise<Tries> {
  const own = storedTries(pin);
  const key = sharedKey(pin);
  const stored = (await browser.storage.session?.get(key).catch(() => undefined))?.[key];
  const wrong = typeof stored === 'number' ? stored : 0;
  return wrong > own.wrong ? { ...own, wrong, wait: waitAfter(wrong) } : own;
}
