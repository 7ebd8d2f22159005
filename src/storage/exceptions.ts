import * as v from 'valibot';
import { browser } from '../browser.ts';
import { RULESET_IDS } from '../rulesets/index.ts';
import { alone } from './alone.ts';
import { onStored } from './on-stored.ts';
import { EXCEPTIONS_KEY } from './start-keys.ts';

/** Exceptions that are kept at most, over all rulesets: enough for a club's list of rulings, and read in a millisecond. */
export const MOST_EXCEPTIONS = 2000;

/** UTF-16 units of a word that an exception may be about, as of any word that is judged. */
export const LONGEST_EXCEPTION_WORD = 100;

/** UTF-16 units of a note: it stands in the verdict, which is no place for an essay. */
export const LONGEST_NOTE = 200;

const ExceptionSchema = v.object({
  /** As the user typed it; `lookedUp` gives the key under which it is the same word as another one. */
  word: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_EXCEPTION_WORD)),
  ruleset: v.picklist(RULESET_IDS),
  effect: v.picklist(['admits', 'bars']),
  /** Why, in the user's own words; empty when none was given. */
  note: v.pipe(v.fallback(v.string(), ''), v.maxLength(LONGEST_NOTE)),
});

/** Held by whoever changes exceptions, in any tab: one that another tab has just made is not lost. */
const LOCK = 'verdikt-exceptions';

/** A word that the user admits or bars under one ruleset, whatever lists and rules say. */
export type StoredException = v.InferOutput<typeof ExceptionSchema>;

/** Stored or imported value of any shape → the exceptions in it that are whole; what is wrong is left out. */
export function parseExceptions(stored: unknown): StoredException[] {
  if (!Array.isArray(stored)) return [];
  const whole = stored.map((one) => v.safeParse(ExceptionSchema, one)).filter((parsed) => parsed.success);
  return whole.map(({ output }) => output).slice(0, MOST_EXCEPTIONS);
}

/**
 * All exceptions, in the order in which they were made.
 * @throws Error of the browser when the storage cannot be read.
 */
export async function readExceptions(): Promise<StoredException[]> {
  return parseExceptions((await browser.storage.local.get(EXCEPTIONS_KEY))[EXCEPTIONS_KEY]);
}

/**
 * Stores what `change` makes of the exceptions; every context hears of it through `onExceptionsChanged`.
 * @throws RangeError when they would be more than `MOST_EXCEPTIONS`; Error of the browser when the storage cannot be read or written.
 */
export async function changeExceptions(
  change: (before: readonly StoredException[]) => readonly StoredException[],
): Promise<StoredException[]> {
  return alone(LOCK, async () => {
    const changed = change(await readExceptions());
    if (changed.length > MOST_EXCEPTIONS) throw new RangeError(`more than ${MOST_EXCEPTIONS} exceptions`);
    const exceptions = parseExceptions(changed);
    await browser.storage.local.set({ [EXCEPTIONS_KEY]: exceptions });
    return exceptions;
  });
}

/** Calls `listener` after each change made in any context; gives a function that ends it. */
export function onExceptionsChanged(listener: (exceptions: StoredException[]) => void): () => void {
  return onStored(EXCEPTIONS_KEY, (stored) => listener(parseExceptions(stored)));
}
