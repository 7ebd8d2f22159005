import { useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import type { WordScore } from '../play/7slow/score.ts';
import type { State } from '../play/7slow/state.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Fastest } from './fastest.tsx';
import type { Game, Saved } from './game.ts';
import { GameProblem } from './game-problem.tsx';
import { RoundArea } from './round-area.tsx';
import { SoloTime } from './solo-time.tsx';
import { WordRow } from './word-row.tsx';

interface Props {
  state: State;
  round: number;
  player: number;
  game: Game;
  saved: Saved;
  say: (text: string) => void;
  closed: () => void;
}

/** A word of an earlier round with its cards, to view or correct. */
export function Correction({ state, round, player, game, saved, say, closed }: Props) {
  const [score, setScore] = useState<WordScore | null>(null);
  const played = state.rounds[round - 1];
  // It was undone in another tab.
  if (!played) return null;
  return (
    <Dialog title={message('game_7slow_correct_title', round, state.setup.players[player]?.name ?? '')} closed={closed}>
      <RoundArea state={state} round={round} game={game} score={score} />
      <ol class="words">
        <WordRow
          state={state}
          round={round}
          player={player}
          game={game}
          saved={saved}
          done={closed}
          showCards={setScore}
          say={say}
        />
      </ol>
      {state.setup.mode.kind === 'timed' && (
        <Fastest
          state={state}
          round={round}
          choose={(fastest) => game.play({ kind: 'fastest', round, player: fastest })}
        />
      )}
      {state.setup.mode.kind === 'solo' && <SoloTime round={round} inTime={played.inTime} game={game} />}
      <GameProblem game={game} players={state.setup.players} />
    </Dialog>
  );
}
