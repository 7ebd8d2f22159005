import { LexiconFailure } from './lexicon-failure.tsx';
import { message } from './message.ts';
import type { Asked } from './use-asked.ts';

interface Props {
  /** A question that has no answer yet. */
  asked: Exclude<Asked<unknown>, { state: 'ready' }>;
  /** Asks once more. */
  again: () => void;
}

/** What stands in the place of an answer: how far the lexicon is, or why there is none; that there is nothing to judge. Nothing while nothing was asked. */
export function Unanswered({ asked, again }: Props) {
  switch (asked.state) {
    case 'idle':
      return null;
    case 'loading':
      return <LexiconProgress done={asked.done} />;
    case 'failed':
      return <LexiconFailure problem={asked.problem} tried={again} />;
    case 'no-word':
      return <p>{asked.sentence}</p>;
  }
}

/** How much of the lexicon has arrived. @param done 0 to 1. */
function LexiconProgress({ done }: { done: number }) {
  const percent = Math.round(done * 100);
  return (
    <label class="progress">
      {message('loading', percent)}
      <progress max={100} value={percent} />
    </label>
  );
}
