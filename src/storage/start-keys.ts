/**
 * Where `storage.local` holds what the worker reads before its first answer, all in one read. Apart from the schemas of these values,
 * because nothing else is evaluated before that read begins.
 */

/** Ruleset → id of the user's word list that its verdicts rest on. */
export const ACTIVE_LISTS_KEY = 'activeLists';

/** The user's choices. */
export const SETTINGS_KEY = 'settings';

/** Which aids are switched on. */
export const AIDS_KEY = 'aids';

/** The user's own exceptions. */
export const EXCEPTIONS_KEY = 'exceptions';

/** What an administrator has set, as the browser gave it last. */
export const MANAGED_KEY = 'managed';
