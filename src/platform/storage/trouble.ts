import type { DatabaseTrouble, LexiconProblem } from './lexicon-state.ts';

/** The database failed; the package can still serve. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly trouble: DatabaseTrouble;

  constructor(trouble: DatabaseTrouble, doing: string, cause: unknown) {
    super(`${doing}: ${describe(cause)}`, { cause });
    this.trouble = trouble;
  }
}

/** The bytes of a lexicon are not what was stored or shipped. */
export class DamagedError extends Error {
  override name = 'DamagedError';
}

/** The package could not give the lexicon. */
export class PackageError extends Error {
  override name = 'PackageError';
  readonly problem: LexiconProblem;

  constructor(problem: LexiconProblem, doing: string, cause: unknown) {
    super(`${doing}: ${describe(cause)}`, { cause });
    this.problem = problem;
  }
}

/** Converts an error of reading or writing into one that says what it means. Browsers abort with blank errors. */
export function databaseError(doing: string, cause: unknown): DatabaseError {
  if (cause instanceof DatabaseError) return cause;
  return new DatabaseError(isQuota(cause) ? 'full' : 'broken', doing, cause);
}

function isQuota(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError';
}

/** Returns a sentence for any thrown value. Firefox rejects with null, Chromium with errors without a message. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return cause == null ? 'the browser gave no reason' : String(cause);
  return cause.message === '' ? cause.name : `${cause.name}: ${cause.message}`;
}
