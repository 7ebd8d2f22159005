/** Why a loaded lexicon does not come from the database. */
export type DatabaseTrouble =
  /** It cannot be opened: a private window, a broken profile, an older copy of the extension that blocks it. */
  | 'unavailable'
  /** A newer version of the extension has upgraded it to a format that this one cannot read. */
  | 'newer'
  /** The browser has no room for the shards. */
  | 'full'
  /** Another error of the database while shards were read or written. */
  | 'broken';

/** State of a lexicon in this worker. No verdict rests on a lexicon that is not `ready`. */
export type LexiconState =
  /** Not needed since the worker started. */
  | { state: 'idle' }
  /** Loading; `done` is the share of the compressed bytes that have arrived, 0 to 1. */
  | { state: 'loading'; done: number }
  /** In memory, read from the shards of the database, every checksum right. */
  | { state: 'ready'; from: 'database' }
  /** In memory, read from the package; its shards are being written to the database. */
  | { state: 'ready'; from: 'package'; database: 'importing' }
  /** In memory, read from the package; the database has it for the next start of the worker. */
  | { state: 'ready'; from: 'package'; database: 'imported' }
  /** In memory, read from the package at every start of the worker, because there is no usable database. */
  | { state: 'ready'; from: 'package'; database: DatabaseTrouble }
  /** Not usable. The next question tries again. */
  | { state: 'failed'; problem: LexiconProblem };

/** Why there is no lexicon. */
export type LexiconProblem =
  /** The file is missing from the package or cannot be read. */
  | 'package'
  /** The file of the package is not what was shipped: the extension must be installed again. */
  | 'damaged'
  /** The user's word list for the ruleset is missing or damaged: import it again, or choose the open list. */
  | 'list'
  /** The user's word list was stored by a newer version: update the extension. */
  | 'newer'
  /** The list that the organisation has fixed for the ruleset is missing: import it. */
  | 'unimported';
