import { message } from '../../ui/message.ts';
import { type Card, COLUMN_POINTS } from '../play/7slow/card.ts';
import type { CardClash } from '../play/7slow/two-by-two.ts';
import { ProblemLine } from '../ui/problem-line.tsx';

interface Props {
  /** By place. */
  cards: readonly (Card | null)[];
  clashes: readonly CardClash[];
}

/** Names the cards that break the rule "2 na 2" and must be replaced. */
export function AreaProblem({ cards, clashes }: Props) {
  return (
    <ProblemLine>
      {clashes
        .map(({ place, rule }) =>
          message(`game_7slow_clash_${rule}`, cards[place]?.letter ?? '', COLUMN_POINTS[place] ?? 0),
        )
        .join(' ')}
    </ProblemLine>
  );
}
