/**
 * Keys of `storage.local` that the worker reads before its first answer, in one read. They are apart from the schemas, because nothing else
 * is evaluated before that read begins.
 */

/** Ruleset → id of the user's word list. */
export const ACTIVE_LISTS_KEY = 'activeLists';

/** The user's settings. */
export const SETTINGS_KEY = 'settings';

/** Features that are off by default. */
export const AIDS_KEY = 'aids';

/** The user's own exceptions. */
export const EXCEPTIONS_KEY = 'exceptions';

/** The administrator's policy, as the browser gave it last. */
export const MANAGED_KEY = 'managed';
