import { useLayoutEffect, useState } from 'preact/hooks';
import { ASK_AGAIN, reached, type Unreachable } from '../platform/messages/ask.ts';
import type { LexiconAnswer, NoWordAnswer } from '../platform/messages/table.ts';

/** Answer of the worker that it can only give with a lexicon and on a word, or why there is none. While it loads it is asked again by itself. */
type Answered<T> = LexiconAnswer<T> | NoWordAnswer | Unreachable;

/** Where a question stands; `idle` when nothing was asked. The last answer stays while the next one is on its way. */
export type Asked<T> = { state: 'idle' } | Answered<T>;

/**
 * Asks the worker whenever the question changes. The last question wins: answers to earlier ones are dropped, in whatever order
 * they come.
 * @param question tells one question from another; nothing is asked for the empty string.
 * @param ask sends it; what it throws means that the worker cannot be reached.
 * @returns the answer, and a function that asks again.
 */
export function useAsked<T>(
  question: string,
  ask: () => Promise<LexiconAnswer<T> | NoWordAnswer>,
): [Asked<T>, () => void] {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((number) => number + 1);

  // A new attempt asks the same question once more. Not after the next frame, as an effect would: that is 20 ms.
  useLayoutEffect(() => {
    if (question === '') {
      setAsked({ state: 'idle' });
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let outdated = false;
    reached(ask()).then((next) => {
      if (outdated) return;
      setAsked(next);
      if (next.state === 'loading') timer = setTimeout(again, ASK_AGAIN);
    });
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [question, attempt]);

  return [asked, again];
}
