/** Why the database is not what a loaded lexicon came from. */
export type DatabaseTrouble =
  /** It cannot be opened: a private window, a broken profile, an older copy of the extension that blocks it. */
  | 'unavailable'
  /** A newer version of the extension has stored it in a form that this one does not read. */
  | 'newer'
  /** The browser gives no room for the shards. */
  | 'full'
  /** Another error of the database while shards were read or written. */
  | 'broken';

/**
 * Where one lexicon stands in this worker. Every state but `ready` means that no verdict may rest on it.
 */
export type LexiconState =
  /** Nobody has asked for it since the worker started. */
  | { state: 'idle' }
  /** On its way; `done` is the share of the compressed bytes that have arrived, 0 to 1. */
  | { state: 'loading'; done: number }
  /** In memory, read from the shards of the database, every checksum right. */
  | { state: 'ready'; from: 'database' }
  /** In memory, read from the package; its shards are being written to the database. */
  | { state: 'ready'; from: 'package'; database: 'importing' }
  /** In memory, read from the package; the database holds it now and serves the next start of the worker. */
  | { state: 'ready'; from: 'package'; database: 'imported' }
  /** In memory, read from the package at every start of the worker, because there is no usable database. */
  | { state: 'ready'; from: 'package'; database: DatabaseTrouble }
  /** Not usable. The next question tries again. */
  | { state: 'failed'; problem: LexiconProblem };

/** Why there is no lexicon at all. */
export type LexiconProblem =
  /** The file is missing from the package or cannot be read. */
  | 'package'
  /** The file of the package is not what was shipped: the extension must be installed again. */
  | 'damaged'
  /** The user's own word list for the ruleset is missing or damaged: it is imported again, or the open list chosen in its place. */
  | 'list'
  /** The user's own word list for the ruleset was stored by a newer version: the extension is updated. */
  | 'newer'
  /** The list that the user's organisation has fixed for the ruleset is not on this machine: it is imported. */
  | 'unimported';
