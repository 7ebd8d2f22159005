import { useEffect, useRef, useState } from 'preact/hooks';
import { ASK_AGAIN, ask, reached } from '../messages/ask.ts';
import { MOST_HOOKED_WORDS } from '../messages/table.ts';
import type { Hooks } from '../rules/hooks.ts';
import type { RulesetId } from '../rules/verdict.ts';

/**
 * Hooks by word, as far as they are there: some tens are asked for at a time, so that others are answered between. What is known stays while
 * more words come.
 */
export function useHooks(words: readonly string[], ruleset: RulesetId): ReadonlyMap<string, Hooks> {
  const known = useRef<ReadonlyMap<string, Hooks>>(new Map());
  const [, setNumber] = useState(0);
  useEffect(() => {
    let outdated = false;
    const read = async () => {
      for (;;) {
        const some = words.filter((word) => !known.current.has(word)).slice(0, MOST_HOOKED_WORDS);
        if (outdated || some.length === 0) return;
        const answer = await reached(ask<'study-hooks'>({ name: 'study-hooks', words: some, ruleset }));
        // Without hooks the words are still there; a lexicon that has gone is told at the next question.
        if (outdated || answer.state === 'failed') return;
        if (answer.state === 'loading') await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
        else {
          const { hooks } = answer;
          known.current = new Map([...known.current, ...some.flatMap((word, i) => pair(word, hooks[i]))]);
          setNumber((number) => number + 1);
        }
      }
    };
    read();
    return () => {
      outdated = true;
    };
  }, [words, ruleset]);
  return known.current;
}

function pair(word: string, hooks: Hooks | undefined): [string, Hooks][] {
  return hooks ? [[word, hooks]] : [];
}
