import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { browser } from '../browser.ts';
import { EXCEPTIONS_KEY, exclusively, onStored } from './stored-values.ts';

/** Maximum number of exceptions over all rulesets: enough for a club's rulings, and read in a millisecond. */
export const MOST_EXCEPTIONS = 2000;

/** Maximum length of an exception's word in UTF-16 units, as of any word that is judged. */
export const LONGEST_EXCEPTION_WORD = 100;

/** Maximum length of a note in UTF-16 units; the verdict shows it. */
export const LONGEST_NOTE = 200;

const ExceptionSchema = v.object({
  /** As the user typed it; `lookupKey` gives its key. */
  word: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_EXCEPTION_WORD)),
  ruleset: v.picklist(RULESET_IDS),
  effect: v.picklist(['admits', 'bars']),
  /** The user's reason; may be empty. */
  note: v.pipe(v.fallback(v.string(), ''), v.maxLength(LONGEST_NOTE)),
});

/** Lock of a change, over all tabs, so that none is lost. */
const LOCK = 'verdikt-exceptions';

/** A word that the user admits or bars under one ruleset. */
export type StoredException = v.InferOutput<typeof ExceptionSchema>;

/** Parses a stored or imported value of any shape; drops invalid exceptions. */
export function parseExceptions(stored: unknown): StoredException[] {
  if (!Array.isArray(stored)) return [];
  const whole = stored.map((one) => v.safeParse(ExceptionSchema, one)).filter((parsed) => parsed.success);
  return whole.map(({ output }) => output).slice(0, MOST_EXCEPTIONS);
}

/** Returns all exceptions in the order in which they were made. @throws Error of the browser if the storage cannot be read */
export async function readExceptions(): Promise<StoredException[]> {
  return parseExceptions((await browser.storage.local.get(EXCEPTIONS_KEY))[EXCEPTIONS_KEY]);
}

/**
 * Replaces the exceptions by the result of `change`; every context is notified through `onExceptionsChanged`.
 * @throws RangeError for more than `MOST_EXCEPTIONS`; Error of the browser if the storage cannot be read or written
 */
export async function changeExceptions(
  change: (before: readonly StoredException[]) => readonly StoredException[],
): Promise<StoredException[]> {
  return exclusively(LOCK, async () => {
    const changed = change(await readExceptions());
    if (changed.length > MOST_EXCEPTIONS) throw new RangeError(`more than ${MOST_EXCEPTIONS} exceptions`);
    const exceptions = parseExceptions(changed);
    await browser.storage.local.set({ [EXCEPTIONS_KEY]: exceptions });
    return exceptions;
  });
}

/** Calls `listener` after each change in any context. @returns a function that stops it */
export function onExceptionsChanged(listener: (exceptions: StoredException[]) => void): () => void {
  return onStored(EXCEPTIONS_KEY, (stored) => listener(parseExceptions(stored)));
}
