import * as v from 'valibot';
import { browser } from '../browser.ts';

/**
 * Messages to open pages of the extension, of which at most one answers that it is meant. Messages to the worker have a table of their own
 * (`table.ts`).
 */

/** Sends a message to every open page of the extension. @returns true if one answers that it is meant */
export async function isTakenByPage(message: object): Promise<boolean> {
  try {
    return (await browser.runtime.sendMessage(message)) === true;
  } catch {
    // No page is open.
    return false;
  }
}

/**
 * Listens to such messages on a page. Ignores messages of content scripts and invalid ones.
 * @param isMeant acts on the message and returns true if it is for this page
 * @returns a function that stops it
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
