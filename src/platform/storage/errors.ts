/**
 * The failures between the browser and an answer. Errors and answers carry one of these codes; the interface has the sentences
 * (`failed_…`).
 */
export type ErrorCode = DatabaseErrorCode | AnswerErrorCode | RequestErrorCode;

/** The reason why the database failed. */
export type DatabaseErrorCode =
  /** It cannot be opened: a private window, a broken profile, an older copy of the extension that blocks it. */
  | 'unavailable'
  /** A newer version of the extension has upgraded it to a format that this one cannot read. */
  | 'newer'
  /** The browser has no room for the shards. */
  | 'full'
  /** Another error of the database while shards were read or written. */
  | 'broken';

/** The reason why there is no answer: a lexicon, a list or the sentences of a verdict are missing. */
export type AnswerErrorCode =
  /** A file is missing from the package or cannot be read. */
  | 'package'
  /** The file of the package is not what was shipped: the extension must be installed again. */
  | 'damaged'
  /** The user's word list for the ruleset is missing or damaged: import it again, or choose the open list. */
  | 'list'
  /** The user's word list was stored by a newer version: update the extension. */
  | 'newer'
  /** The list that the organisation has fixed for the ruleset is missing: import it. */
  | 'unimported'
  /** The sentences of verdicts cannot be read. */
  | 'wording';

/** The reason why the worker refused a request, or did not answer. */
export type RequestErrorCode =
  /** The message is unknown or invalid. */
  | 'request'
  /** A content script may not send it. */
  | 'sender'
  /** It finds words and the user is at play. */
  | 'play'
  /** It belongs to a feature that is switched off. */
  | 'off'
  /** The tab has sent too many requests. */
  | 'busy'
  /** Answering it failed. */
  | 'error'
  /** The worker cannot be reached: the extension was updated or removed under an open page. */
  | 'unreachable';

/** An error with a code. `doing` says what was attempted. */
class CodedError<Code extends ErrorCode> extends Error {
  readonly code: Code;

  constructor(code: Code, doing: string, cause: unknown) {
    super(`${doing}: ${describe(cause)}`, { cause });
    this.code = code;
  }
}

/** The database failed; the package can still serve. */
export class DatabaseError extends CodedError<DatabaseErrorCode> {
  override name = 'DatabaseError';
}

/** Data that an answer needs cannot be loaded. No answer may rest on other data. */
export class LoadError extends CodedError<AnswerErrorCode> {
  override name = 'LoadError';
}

/** Stored or shipped bytes are not what they were. */
export class DamagedError extends Error {
  override name = 'DamagedError';
}

/** Returns the error of reading or writing the database as a `DatabaseError`. Browsers abort with blank errors. */
export function asDatabaseError(doing: string, cause: unknown): DatabaseError {
  if (cause instanceof DatabaseError) return cause;
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new DatabaseError(isFull ? 'full' : 'broken', doing, cause);
}

/** Returns a sentence for any thrown value. Firefox rejects with null, Chromium with errors without a message. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return cause == null ? 'the browser gave no reason' : String(cause);
  return cause.message === '' ? cause.name : `${cause.name}: ${cause.message}`;
}
