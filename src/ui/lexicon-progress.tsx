import { message } from './message.ts';

/** How much of the lexicon has arrived. @param done 0 to 1. */
export function LexiconProgress({ done }: { done: number }) {
  const percent = Math.round(done * 100);
  return (
    <label class="progress">
      {message('loading', percent)}
      <progress max={100} value={percent} />
    </label>
  );
}
