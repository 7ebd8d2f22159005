import type { Answer, JudgeAnswer, Request } from '../messages/table.ts';
import { judge, needsSpelling } from '../rules/judge.ts';
import type { RulesetId } from '../rules/verdict.ts';
import type { LexiconSource } from '../storage/lexicon-source.ts';
import type { LexiconProblem } from '../storage/lexicon-state.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';
import { PackageError } from '../storage/trouble.ts';
import { judgedOf } from '../ui/judged.ts';
import { askedLast, rememberAsked } from './asked-last.ts';
import { keep, loadAhead, releaseOthers, sourcesOf } from './lexicons.ts';

/**
 * How long a question waits for a lexicon before it is answered with `loading`, in milliseconds. Reading one takes
 * about 15; only a first start on a slow disk takes longer, and then the asker wants to show that something goes on.
 */
const PATIENCE = 400;

/** Under which a word is judged when the question names no ruleset. */
const DEFAULT_RULESET: RulesetId = 'pfs-2018';

/**
 * Starts loading the game lexicon that the question is most likely about, the one asked for last, so that it is on its way while
 * the browser still delivers the question.
 */
export async function warmUp(): Promise<void> {
  loadAhead((await askedLast) ?? DEFAULT_RULESET);
}

/** Judges one word. Never guesses: without a lexicon that the verdict rests on there is a state. */
export async function judgeWord({ word, ruleset = DEFAULT_RULESET }: Request<'judge'>): Promise<Answer<'judge'>> {
  keep(ruleset);
  rememberAsked(ruleset);
  return answerUnder(word, ruleset);
}

/** The answer under one ruleset, whose lexicons the caller has seen to be kept. */
export async function answerUnder(word: string, ruleset: RulesetId): Promise<JudgeAnswer> {
  try {
    const { game, spelling, list } = sourcesOf(ruleset);
    const lexicons = { game: await inTime(game), spelling: null, list };
    if (!needsSpelling(word, ruleset, lexicons)) {
      return { state: 'ready', ...judgedOf(judge(word, ruleset, lexicons)) };
    }
    const both = { ...lexicons, spelling: await inTime(spelling) };
    return { state: 'ready', ...judgedOf(judge(word, ruleset, both)) };
  } catch (error) {
    if (error instanceof NotYet) return { state: 'loading', done: error.done };
    const problem: LexiconProblem = error instanceof PackageError ? error.problem : 'damaged';
    return { state: 'failed', problem };
  } finally {
    // Another ruleset may have been asked for meanwhile.
    releaseOthers();
  }
}

/**
 * Which other rulesets allow the word. Their lexicons are taken into memory for this question only; a lexicon that cannot be had
 * is no answer to the user's own question, so its ruleset is passed over.
 */
export async function otherRulesets({ word, ruleset }: Request<'other-rulesets'>): Promise<Answer<'other-rulesets'>> {
  const allowed: RulesetId[] = [];
  for (const other of RULESET_IDS) {
    if (other === ruleset) continue;
    try {
      const { game, list } = sourcesOf(other);
      const { verdict } = judge(word, other, { game: await game.load(), spelling: null, list });
      if (verdict === 'allowed') allowed.push(other);
    } catch {
      // See above.
    }
  }
  releaseOthers();
  return { allowed };
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
