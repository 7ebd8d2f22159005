import type { Lexicons } from '../core/rules/lexicons.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import type { AnswerProblem, LexiconAnswer } from '../platform/messages/table.ts';
import type { LexiconSource } from '../platform/storage/lexicon-source.ts';
import { WordingError } from '../platform/storage/packaged-wording.ts';
import { DatabaseError, PackageError } from '../platform/storage/trouble.ts';
import { releaseOthers, sourcesOf } from './lexicons.ts';
import { aboveRules, NoFixedListError, OwnListError } from './overrides.ts';

/**
 * Milliseconds that a question waits for a lexicon before it is answered with `loading`. Loading takes about 15; only a first start on a
 * slow disk takes longer, and then the page shows that it is loading.
 */
const PATIENCE = 400;

/** Returns the answer of `make`, or a state if a lexicon is not there `inTime` or cannot be loaded. */
export async function whenLoaded<T>(make: () => Promise<T>): Promise<LexiconAnswer<T>> {
  try {
    return { state: 'ready', ...(await make()) };
  } catch (error) {
    if (error instanceof NotYet) return { state: 'loading', done: error.done };
    return { state: 'failed', problem: problemOf(error) };
  } finally {
    // Another ruleset may be in use meanwhile.
    releaseOthers();
  }
}

function problemOf(error: unknown): AnswerProblem {
  if (error instanceof WordingError) return 'wording';
  if (error instanceof NoFixedListError) return 'unimported';
  if (error instanceof OwnListError) return isOfNewerVersion(error.cause) ? 'newer' : 'list';
  return error instanceof PackageError ? error.problem : 'damaged';
}

const isOfNewerVersion = (cause: unknown): boolean => cause instanceof DatabaseError && cause.trouble === 'newer';

/** A lexicon is still loading. */
class NotYet extends Error {
  readonly done: number;

  constructor(done: number) {
    super('still loading');
    this.done = done;
  }
}

/** Returns the lexicon. @throws NotYet if it takes longer than a question waits; loading continues */
export async function inTime<T>(source: LexiconSource<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NotYet(source.state.state === 'loading' ? source.state.done : 0));
    }, PATIENCE);
  });
  try {
    return await Promise.race([source.load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the lexicons of a ruleset `inTime`, with the user's overrides, and the spelling lexicon if requested.
 * @param withExceptions false leaves out the user's exceptions; the word list stays
 */
export async function lexiconsInTime(
  ruleset: RulesetId,
  { withSpelling = false, withExceptions = true } = {},
): Promise<Lexicons> {
  const { list, ...sources } = sourcesOf(ruleset);
  const [game, spelling, above] = await Promise.all([
    inTime(sources.game),
    withSpelling ? inTime(sources.spelling) : null,
    aboveRules(ruleset),
  ]);
  const { exceptions: _own, ...lists } = above;
  return { game, spelling, list, ...(withExceptions ? above : lists) };
}
