/**
 * The worker's first import. The database opens and the storage is read while the rest of the script is evaluated, so it imports nothing
 * that takes time to evaluate.
 */

import { browser } from '../platform/browser.ts';
import { openLexiconDatabase } from '../platform/storage/lexicon-store.ts';
import {
  ACTIVE_LISTS_KEY,
  AIDS_KEY,
  EXCEPTIONS_KEY,
  MANAGED_KEY,
  SETTINGS_KEY,
} from '../platform/storage/stored-values.ts';

// The reader meets the same error and reports it.
openLexiconDatabase().catch(() => {});

/** Contents of the storage at the worker's start; empty if it cannot be read (a broken profile). */
export const storedAtStart: Promise<Record<string, unknown>> = browser.storage.local
  .get([ACTIVE_LISTS_KEY, AIDS_KEY, EXCEPTIONS_KEY, MANAGED_KEY, SETTINGS_KEY])
  .catch(() => ({}));

export const LAST_RULESET_KEY = 'askedLast';
export const LANGUAGE_KEY = 'language';

/** Contents of `storage.session` at the worker's start; empty if there is no such storage. */
export const sessionAtStart: Promise<Record<string, unknown>> = readSession();

async function readSession(): Promise<Record<string, unknown>> {
  try {
    return await browser.storage.session.get([LAST_RULESET_KEY, LANGUAGE_KEY]);
  } catch {
    return {};
  }
}
