import { useLayoutEffect, useState } from 'preact/hooks';
import { ask } from '../messages/ask.ts';
import type { Judged } from '../messages/judged.ts';
import type { RulesetId } from '../rules/verdict.ts';
import type { LexiconProblem } from '../storage/lexicon-state.ts';

/** Where the question stands. */
export type Answers =
  /** Nothing was asked. */
  | { state: 'idle' }
  /** One verdict for each word, in order. They stay while the next ones are on their way. */
  | { state: 'ready'; judged: Judged[] }
  /** The lexicon is on its way; `done` is 0 to 1. It is asked again by itself. */
  | { state: 'loading'; done: number }
  | { state: 'failed'; problem: LexiconProblem | 'unreachable' };

/** Milliseconds until the worker is asked again while the lexicon is on its way. */
const ASK_AGAIN = 200;

/**
 * Asks the worker about the words as they or the rules change. The last question wins: answers to earlier ones are dropped, in
 * whatever order they come.
 * @returns the answers, and a function that asks again.
 */
export function useAnswers(words: readonly string[], ruleset: RulesetId): [Answers, () => void] {
  const [answers, setAnswers] = useState<Answers>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((number) => number + 1);
  const question = words.join(' ');

  // A new attempt asks the same question once more. Not after the next frame, as an effect would: that is 20 ms.
  useLayoutEffect(() => {
    if (question === '') {
      setAnswers({ state: 'idle' });
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let outdated = false;
    judgeAll(question.split(' '), ruleset).then((next) => {
      if (outdated) return;
      setAnswers(next);
      if (next.state === 'loading') timer = setTimeout(again, ASK_AGAIN);
    });
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [question, ruleset, attempt]);

  return [answers, again];
}

async function judgeAll(words: string[], ruleset: RulesetId): Promise<Answers> {
  try {
    const answers = await Promise.all(words.map((word) => ask<'judge'>({ name: 'judge', word, ruleset })));
    const waiting = answers.find((answer) => answer.state !== 'ready');
    if (waiting) return waiting;
    return { state: 'ready', judged: answers.filter((answer) => answer.state === 'ready') };
  } catch {
    return { state: 'failed', problem: 'unreachable' };
  }
}
