import { useLayoutEffect, useState } from 'preact/hooks';
import type { ExplainedVerdict } from '../core/explain/explanation.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import type { JudgedWords, LexiconAnswer, NoWordAnswer } from '../platform/messages/answers.ts';
import { combineAnswers } from '../platform/messages/answers.ts';
import { ASK_AGAIN_MS, answerOrFailure, ask, type FailedAnswer } from '../platform/messages/ask.ts';

/** An answer of the worker, or why there is none. While the lexicon is loading, the query is sent again automatically. */
type WorkerAnswer<T> = LexiconAnswer<T> | NoWordAnswer | FailedAnswer;

/** The state of a query; `idle` if there is none. The last answer remains until the next one arrives. */
export type QueryState<T> = { state: 'idle' } | WorkerAnswer<T>;

/**
 * Sends a query to the worker whenever `query` changes. Only the answer to the last query is used; answers to earlier ones are dropped.
 * @param query identifies the query; for the empty string nothing is sent
 * @param ask sends the query; an error means that the worker cannot be reached or refuses
 * @returns the state of the query, and a function that sends it again
 */
export function useWorkerQuery<T>(
  question: string,
  ask: () => Promise<LexiconAnswer<T> | NoWordAnswer>,
): [QueryState<T>, () => void] {
  const [current, setCurrent] = useState<QueryState<T>>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((number) => number + 1);

  // A new attempt sends the same query again. A layout effect, because an ordinary one runs after the next frame, 20 ms later.
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

/** The state of a query for verdicts. */
export type Answers = QueryState<JudgedWords>;

/**
 * Queries the verdicts on the words whenever the words or the rules change.
 * @param dependency another value on which the answers depend; if it changes, the query is sent again
 * @returns the state of the query, and a function that sends it again
 */
export function useAnswers(words: readonly string[], ruleset: RulesetId, dependency = ''): [Answers, () => void] {
  const question = words.length > 0 ? [ruleset, dependency, ...words].join(' ') : '';
  return useWorkerQuery(question, () => askFor(words, ruleset));
}

/** Resolves with the verdicts once the lexicons are loaded; empty if there is no answer. */
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
