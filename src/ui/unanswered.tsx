import { LexiconFailure } from './lexicon-failure.tsx';
import { LexiconProgress } from './lexicon-progress.tsx';
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
