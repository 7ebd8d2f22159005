import { useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { areaOf } from '../play/7slow/area.ts';
import { proposedBonus } from '../play/7slow/bonus-seen.ts';
import type { WordScore } from '../play/7slow/score.ts';
import type { State } from '../play/7slow/state.ts';
import { ProblemLine } from '../ui/problem-line.tsx';
import { AreaCards } from './area-cards.tsx';
import type { Game } from './game.ts';
import { problemSentence } from './problem-words.ts';

interface Props {
  state: State;
  /** Counted from 1. */
  round: number;
  game: Game;
  /** Score of the current word. */
  score: WordScore | null;
  /** Index of the place that has the focus at first. */
  focused?: number | undefined;
}

/** The area of a round that has begun. Typing corrects a card. */
export function RoundArea({ state, round, game, score, focused }: Props) {
  const [wrong, setWrong] = useState<string | null>(null);
  const { problem } = game;
  const cards = areaOf(state, round);
  const seen = state.rounds.flatMap(({ dealt }) => dealt);
  return (
    <>
      <AreaCards
        cards={cards}
        proposed={(letter) => ({ letter, bonus: proposedBonus(letter, seen).bonus })}
        change={(place, card) => {
          setWrong(null);
          const old = cards[place];
          // An emptied card remains until another letter is typed.
          if (card && (card.letter !== old?.letter || card.bonus !== old.bonus))
            game.play({ kind: 'card', round, place, card });
        }}
        wrongLetter={setWrong}
        focused={focused}
        used={score ? new Map(score.cards.map(({ place, points }) => [place, points])) : undefined}
      />
      <ProblemLine>{problem?.kind === 'two-by-two' && problemSentence(problem, state.setup.players)}</ProblemLine>
      <ProblemLine>{wrong !== null && message('game_7slow_no_such_card', wrong)}</ProblemLine>
    </>
  );
}
