import { useEffect, useState } from 'preact/hooks';
import type { JudgedInGame } from '../../platform/messages/answers.ts';
import { ask } from '../../platform/messages/ask.ts';
import { type QueryState, useWorkerQuery } from '../../ui/use-worker-query.ts';

/** Milliseconds without typing after which a word counts as complete. */
const COMPLETE_AFTER = 700;

/**
 * The verdict on a word of the game, asked for when the word is complete.
 * @param word lower case; empty for none
 * @param known `complete`: true if the word is known to be complete; `earlier`: words of earlier rounds with which it may clash
 * @returns the state of the question (`idle` while the word is being typed), and a function that asks again
 */
export function useWordVerdict(
  word: string,
  { complete, earlier }: { complete: boolean; earlier: readonly string[] },
): [QueryState<JudgedInGame>, () => void] {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(word), COMPLETE_AFTER);
    return () => clearTimeout(timer);
  }, [word]);
  const asked = complete || paused === word ? word : '';
  const question = asked && [asked, ...earlier].join(' ');
  const [answer, again] = useWorkerQuery<JudgedInGame>(question, () =>
    ask<'judge-in-game'>({ name: 'judge-in-game', word: asked, ruleset: '7slow', earlier: [...earlier] }),
  );
  // The last answer remains until the next one; for another word it does not apply.
  const other = answer.state === 'ready' && answer.verdict.word !== word;
  return [asked === '' || other ? { state: 'idle' } : answer, again];
}
