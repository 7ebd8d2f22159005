import type { Lexicons } from '../core/rules/lexicons.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import type { LexiconAnswer } from '../platform/messages/answers.ts';
import { LoadError } from '../platform/storage/errors.ts';
import type { LexiconSource } from '../platform/storage/lexicon-source.ts';
import { releaseOthers, sourcesOf } from './lexicons.ts';
import { userOverrides } from './overrides.ts';

/**
 * Milliseconds that a question waits for a lexicon before it is answered with `loading`. Loading takes about 15; only a first start on a
 * slow disk takes longer, and then the page shows that it is loading.
 */
const LOAD_TIMEOUT_MS = 400;

/** Returns the answer of `make`, or a state if a lexicon is not there `inTime` or cannot be loaded. */
export async function answerWithLexicon<T>(make: () => Promise<T>): Promise<LexiconAnswer<T>> {
  try {
    return { state: 'ready', ...(await make()) };
  } catch (error) {
    if (error instanceof StillLoading) return { state: 'loading', done: error.done };
    return { state: 'failed', code: error instanceof LoadError ? error.code : 'damaged' };
  } finally {
    // Another ruleset may be in use meanwhile.
    releaseOthers();
  }
}

/** A lexicon is still loading. */
class StillLoading extends Error {
  readonly done: number;

  constructor(done: number) {
    super('still loading');
    this.done = done;
  }
}

/** Returns the lexicon. @throws NotYet if it takes longer than a question waits; loading continues */
export async function withTimeout<T>(source: LexiconSource<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StillLoading(source.state.state === 'loading' ? source.state.done : 0));
    }, LOAD_TIMEOUT_MS);
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
export async function lexiconsWithTimeout(
  ruleset: RulesetId,
  { withSpelling = false, withExceptions = true } = {},
): Promise<Lexicons> {
  const { list, ...sources } = sourcesOf(ruleset);
  const [game, spelling, above] = await Promise.all([
    withTimeout(sources.game),
    withSpelling ? withTimeout(sources.spelling) : null,
    userOverrides(ruleset),
  ]);
  const { exceptions: _own, ...lists } = above;
  return { game, spelling, list, ...(withExceptions ? above : lists) };
}
