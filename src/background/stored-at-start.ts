/** Reads the storage with the worker's first import, while the database opens. */
import { browser } from '../platform/browser.ts';
import {
  ACTIVE_LISTS_KEY,
  AIDS_KEY,
  EXCEPTIONS_KEY,
  MANAGED_KEY,
  SETTINGS_KEY,
} from '../platform/storage/stored-values.ts';

/** Contents of the storage at the worker's start; empty if it cannot be read (a broken profile). */
export const storedAtStart: Promise<Record<string, unknown>> = browser.storage.local
  .get([ACTIVE_LISTS_KEY, AIDS_KEY, EXCEPTIONS_KEY, MANAGED_KEY, SETTINGS_KEY])
  .catch(() => ({}));
