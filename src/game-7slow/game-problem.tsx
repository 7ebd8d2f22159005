import type { Player } from '../games/7slow/setup.ts';
import { ProblemLine } from '../ui/game/problem-line.tsx';
import type { Game } from './game.ts';
import { problemSentence } from './problem-words.ts';

interface Props {
  game: Pick<Game, 'problem'>;
  players: readonly Player[];
}

/** Why the last move was not possible; what is wrong with the cards is told beside them. */
export function GameProblem({ game: { problem }, players }: Props) {
  return <ProblemLine>{problem && problem.kind !== 'two-by-two' && problemSentence(problem, players)}</ProblemLine>;
}
