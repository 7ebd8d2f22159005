import * as v from 'valibot';
import { browser } from '../browser.ts';

/**
 * Messages to the extension's pages that are open, of which one, or none, says that it is meant. Messages that the worker answers have a
 * table of their own (`table.ts`).
 */

/** Sends a message to every open page of the extension. @returns whether one of them says that it is meant. */
export async function isTakenByPage(message: object): Promise<boolean> {
  try {
    return (await browser.runtime.sendMessage(message)) === true;
  } catch {
    // Nobody is there to hear it.
    return false;
  }
}

/**
 * Hears such messages on a page. What scripts on other pages send is not heard, nor what the schema refuses.
 * @param isMeant does what the message asks for, and says whether it is for this page
 * @returns a function that ends it
 */
export function onSentToPages<T>(
  schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>,
  isMeant: (message: T) => boolean,
): () => void {
  const heard = (message: unknown, { url }: { url?: string | undefined }) => {
    const { success, output } = v.safeParse(schema, message);
    const isOwn = url?.startsWith(browser.runtime.getURL(''));
    return success && isOwn && isMeant(output) ? Promise.resolve(true) : undefined;
  };
  browser.runtime.onMessage.addListener(heard);
  return () => browser.runtime.onMessage.removeListener(heard);
}
