import { useEffect, useState } from 'preact/hooks';
import { ASK_AGAIN, ask, reached } from '../messages/ask.ts';
import { MOST_HOOKED_WORDS } from '../messages/table.ts';
import type { Hooks } from '../rules/hooks.ts';
import type { RulesetId } from '../rules/verdict.ts';

/** Hooks of the words, as far as they are there: some tens are asked for at a time, so that others are answered between. */
export function useHooks(words: readonly string[], ruleset: RulesetId): readonly Hooks[] {
  const [known, setKnown] = useState<readonly Hooks[]>([]);
  useEffect(() => {
    let outdated = false;
    const hooks: Hooks[] = [];
    const read = async () => {
      while (hooks.length < words.length) {
        const some = words.slice(hooks.length, hooks.length + MOST_HOOKED_WORDS);
        const answer = await reached(ask<'study-hooks'>({ name: 'study-hooks', words: some, ruleset }));
        // Without hooks the words are still there; a lexicon that has gone is told at the next question.
        if (outdated || answer.state === 'failed') return;
        if (answer.state === 'loading') await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
        else {
          hooks.push(...answer.hooks);
          setKnown([...hooks]);
        }
      }
    };
    setKnown([]);
    read();
    return () => {
      outdated = true;
    };
  }, [words, ruleset]);
  return known;
}
