/** Reads `storage.session` with the worker's first import, while the rest is evaluated. */
import { browser } from '../platform/browser.ts';

export const ASKED_LAST_KEY = 'askedLast';
export const LANGUAGE_KEY = 'language';

/** Contents of `storage.session` at the worker's start; empty if there is no such storage. */
export const sessionAtStart: Promise<Record<string, unknown>> = readSession();

async function readSession(): Promise<Record<string, unknown>> {
  try {
    return await browser.storage.session.get([ASKED_LAST_KEY, LANGUAGE_KEY]);
  } catch {
    return {};
  }
}
