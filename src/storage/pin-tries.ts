import * as v from 'valibot';
import { browser } from '../browser.ts';
import { alone } from './alone.ts';
import { matchesPin, type PinHash } from './pin.ts';

/** Wrong PINs between two waits. */
const BETWEEN_WAITS = 3;

/** Seconds of the longest wait. */
const LONGEST_WAIT = 60;

const Tries = v.object({
  /** Salt of the PIN that was tried. */
  salt: v.string(),
  /** Wrong PINs since this one was set. */
  wrong: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Seconds until the next PIN is taken. No point in time: a clock can be set, and by this only time counts in which the page is open. */
  wait: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_WAIT)),
});

/** What has been tried for a PIN. */
export type Tries = v.InferOutput<typeof Tries>;

export type Attempt =
  | { state: 'right' }
  | { state: 'wrong'; tries: Tries }
  /** The PIN was not looked at. */
  | { state: 'refused'; tries: Tries };

/** In the storage of the tab, as the table is: reloading shortens no wait. */
const KEY = 'pin-tries';

/** Held while a PIN is checked, so that two tabs do not count the same number. */
const LOCK = 'verdikt-pin';

/** Where all tabs find the number of wrong PINs: the browser's command that duplicates a tab copies the storage of the tab, table included. */
const sharedKey = ({ salt }: PinHash) => `wrong-pins-${salt}`;

/** What this tab knows of what has been tried. */
export function storedTries({ salt }: PinHash): Tries {
  const none = { salt, wrong: 0, wait: 0 };
  try {
    const { success, output } = v.safeParse(Tries, JSON.parse(sessionStorage.getItem(KEY) ?? ''));
    return success && output.salt === salt ? output : none;
  } catch {
    return none;
  }
}

function storeTries(tries: Tries): void {
  sessionStorage.setItem(KEY, JSON.stringify(tries));
}

/** The tries when a second of the wait has passed; stored, unless this page is not the last that has tried. */
export function afterSecond(tries: Tries, pin: PinHash): Tries {
  const after = { ...tries, wait: Math.max(0, tries.wait - 1) };
  if (storedTries(pin).wrong === tries.wrong) storeTries(after);
  return after;
}

/** Forgets what has been tried: the table is left. */
export function forgetTries(pin: PinHash): void {
  sessionStorage.removeItem(KEY);
  browser.storage.session?.remove(sharedKey(pin)).catch(() => {});
}

/** Checks a PIN. Three wrong ones make the next wait for 2 seconds, three more for 4, then 8, up to a minute. */
export async function tryPin(typed: string, pin: PinHash): Promise<Attempt> {
  return alone(LOCK, async (): Promise<Attempt> => {
    const before = await triesOfAllTabs(pin);
    if (before.wait > 0) {
      storeTries(before);
      return { state: 'refused', tries: before };
    }
    const wrong = before.wrong + 1;
    const tries = { ...before, wrong, wait: wrong % BETWEEN_WAITS === 0 ? waitAfter(wrong) : 0 };
    // Before it is checked: nobody gets a try for nothing by loading the page anew meanwhile.
    storeTries(tries);
    await browser.storage.session?.set({ [sharedKey(pin)]: wrong }).catch(() => {});
    return (await matchesPin(typed, pin)) ? { state: 'right' } : { state: 'wrong', tries };
  });
}

/** Seconds of the last wait that so many wrong PINs have brought. */
function waitAfter(wrong: number): number {
  return wrong < BETWEEN_WAITS ? 0 : Math.min(LONGEST_WAIT, 2 ** Math.floor(wrong / BETWEEN_WAITS));
}

/** What this tab knows; where another tab has tried since, the wait begins again. */
async function triesOfAllTabs(pin: PinHash): Promise<Tries> {
  const own = storedTries(pin);
  const key = sharedKey(pin);
  const stored = (await browser.storage.session?.get(key).catch(() => undefined))?.[key];
  const wrong = typeof stored === 'number' ? stored : 0;
  return wrong > own.wrong ? { ...own, wrong, wait: waitAfter(wrong) } : own;
}
