import { useLayoutEffect, useState } from 'preact/hooks';
import type { ExplainedVerdict } from '../core/explain/explanation.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import type { JudgedWords, LexiconAnswer, NoWordAnswer } from '../platform/messages/answers.ts';
import { combineAnswers } from '../platform/messages/answers.ts';
import { ASK_AGAIN_MS, answerOrFailure, ask, type FailedAnswer } from '../platform/messages/ask.ts';

/** Answer of the worker that it can only give with a lexicon and on a word, or why there is none. While it loads it is asked again by itself. */
type WorkerAnswer<T> = LexiconAnswer<T> | NoWordAnswer | FailedAnswer;

/** Where a question stands; `idle` when nothing was asked. The last answer stays while the next one is on its way. */
export type QueryState<T> = { state: 'idle' } | WorkerAnswer<T>;

/**
 * Asks the worker whenever the question changes. The last question wins: answers to earlier ones are dropped, in whatever order
 * they come.
 * @param question tells one question from another; nothing is asked for the empty string.
 * @param ask sends it; what it throws means that the worker cannot be reached.
 * @returns the answer, and a function that asks again.
 */
export function useWorkerQuery<T>(
  question: string,
  ask: () => Promise<LexiconAnswer<T> | NoWordAnswer>,
): [QueryState<T>, () => void] {
  const [current, setCurrent] = useState<QueryState<T>>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((number) => number + 1);

  // A new attempt asks the same question once more. Not after the next frame, as an effect would: that is 20 ms.
  useLayoutEffect(() => {
    if (question === '') {
      setCurrent({ state: 'idle' });
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let outdated = false;
    answerOrFailure(ask()).then((next) => {
      if (outdated) return;
      setCurrent(next);
      if (next.state === 'loading') timer = setTimeout(again, ASK_AGAIN_MS);
    });
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [question, attempt]);

  return [current, again];
}

/** Where the question for verdicts stands. */
export type Answers = QueryState<JudgedWords>;

/**
 * Asks the worker about the words as they or the rules change.
 * @param dependency what else an answer depends on: another value asks again.
 * @returns the answers, and a function that asks again.
 */
export function useAnswers(words: readonly string[], ruleset: RulesetId, dependency = ''): [Answers, () => void] {
  const question = words.length > 0 ? [ruleset, dependency, ...words].join(' ') : '';
  return useWorkerQuery(question, () => askFor(words, ruleset));
}

/** The verdicts once the lexicons are there; none when they cannot be had. */
export async function onceJudged(words: readonly string[], ruleset: RulesetId): Promise<ExplainedVerdict[]> {
  for (;;) {
    const answer = await answerOrFailure(askFor(words, ruleset));
    if (answer.state === 'ready') return answer.judged;
    if (answer.state !== 'loading') return [];
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

function askFor(words: readonly string[], ruleset: RulesetId) {
  return combineAnswers(words.map((word) => ask<'judge'>({ name: 'judge', word, ruleset })));
}
