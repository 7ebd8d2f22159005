import { message } from '../../ui/message.ts';
import type { WordScore } from '../play/7slow/score.ts';

/** The points of each card: “L 5+1 · U 5”, and the letters without a card. */
export function ScoreCards({ score: { cards, outside } }: { score: WordScore }) {
  const given = cards.map(({ card: { letter, bonus }, points, full }) =>
    full && bonus > 0 ? `${letter} ${points - bonus}+${bonus}` : `${letter} ${points}`,
  );
  const without = outside === '' ? [] : [message('game_7slow_outside', [...outside].join(' '))];
  return <p class="quiet">{[...given, ...without].join(' · ')}</p>;
}
