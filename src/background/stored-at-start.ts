/** Evaluated with the worker's first import, so that reading the storage goes on while the database opens. */
import { browser } from '../browser.ts';
import { ACTIVE_LISTS_KEY, AIDS_KEY, EXCEPTIONS_KEY, MANAGED_KEY, SETTINGS_KEY } from '../storage/start-keys.ts';

/** What was stored when the worker started; nothing where the storage cannot be read (a broken profile). */
export const storedAtStart: Promise<Record<string, unknown>> = browser.storage.local
  .get([ACTIVE_LISTS_KEY, AIDS_KEY, EXCEPTIONS_KEY, MANAGED_KEY, SETTINGS_KEY])
  .catch(() => ({}));
