import { useEffect, useState } from 'preact/hooks';
import { ask } from '../messages/ask.ts';
import type { JudgedInGame } from '../messages/table.ts';
import { type Asked, useAsked } from '../ui/use-asked.ts';

/** Milliseconds without a letter after which a word is taken for complete. */
const COMPLETE_AFTER = 700;

/**
 * The verdict on a word of the game, once it is complete.
 * @param word lower case; empty for none.
 * @param known `complete`: is it known to be complete, and not still being typed? `earlier`: words of earlier rounds that it may clash with.
 * @returns where the question stands, `idle` while the word is being typed; a function that asks again.
 */
export function useWordVerdict(
  word: string,
  { complete, earlier }: { complete: boolean; earlier: readonly string[] },
): [Asked<JudgedInGame>, () => void] {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(word), COMPLETE_AFTER);
    return () => clearTimeout(timer);
  }, [word]);
  const asked = complete || paused === word ? word : '';
  const question = asked && [asked, ...earlier].join(' ');
  const [answer, again] = useAsked<JudgedInGame>(question, () =>
    ask<'judge-in-game'>({ name: 'judge-in-game', word: asked, ruleset: '7slow', earlier: [...earlier] }),
  );
  // The last answer stays until the next one comes; on another word it says nothing.
  const other = answer.state === 'ready' && answer.verdict.word !== word;
  return [asked === '' || other ? { state: 'idle' } : answer, again];
}
