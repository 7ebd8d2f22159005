import { openLexicon } from '../lexicon/packed-lexicon.ts';
import type { Answer, Request } from '../messages/table.ts';
import { judge, needsSpelling } from '../rules/judge.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { LexiconSource } from '../storage/lexicon-source.ts';
import type { LexiconProblem } from '../storage/lexicon-state.ts';
import { PACKED } from '../storage/packed-index.ts';
import { PackageError } from '../storage/trouble.ts';

/**
 * How long a question waits for a lexicon before it is answered with `loading`, in milliseconds. Reading one takes
 * about 15; only a first start on a slow disk takes longer, and then the asker wants to show that something goes on.
 */
const PATIENCE = 400;

const game = new LexiconSource('pl-game', PACKED['pl-game'], openLexicon);
const spelling = new LexiconSource('pl-spelling', PACKED['pl-spelling'], openLexicon);
const LIST = { name: PACKED['pl-game'].name, edition: PACKED['pl-game'].edition };

/** Under which a word is judged when the question names no ruleset. */
const DEFAULT_RULESET: RulesetId = 'pfs-2018';

/** Starts loading the game lexicon, so that it is on its way while the browser still delivers the question. */
export function warmUp(): void {
  game.load().catch(() => {});
}

/** Judges one word. Never guesses: without a lexicon that the verdict rests on there is a state. */
export async function judgeWord(request: Request<'judge'>): Promise<Answer<'judge'>> {
  try {
    const ruleset = request.ruleset ?? DEFAULT_RULESET;
    const lexicons = { game: await inTime(game), spelling: null, list: LIST };
    if (!needsSpelling(request.word, ruleset, lexicons)) {
      return { state: 'ready', verdict: judge(request.word, ruleset, lexicons) };
    }
    const both = { ...lexicons, spelling: await inTime(spelling) };
    return { state: 'ready', verdict: judge(request.word, ruleset, both) };
  } catch (error) {
    if (error instanceof NotYet) return { state: 'loading', done: error.done };
    const problem: LexiconProblem = error instanceof PackageError ? error.problem : 'damaged';
    return { state: 'failed', problem };
  }
}

export function lexiconStates(): Answer<'lexicon-state'> {
  return { 'pl-game': game.state, 'pl-spelling': spelling.state };
}

/** Stores both lexicons after an installation or an update, so that the next start finds them. */
export async function installLexicons(): Promise<void> {
  await game.install();
  await spelling.install();
}

export async function reimportLexicons(): Promise<Answer<'reimport'>> {
  await game.reimport();
  await spelling.reimport();
  return lexiconStates();
}

/** A lexicon is still on its way. */
class NotYet extends Error {
  readonly done: number;

  constructor(done: number) {
    super('still loading');
    this.done = done;
  }
}

/** The lexicon, or `NotYet` when it takes longer than a question waits. Loading goes on. */
async function inTime<T>(source: LexiconSource<T>): Promise<T> {
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
