import type { Player } from '../play/7slow/setup.ts';
import { ProblemLine } from '../ui/problem-line.tsx';
import type { Game } from './game.ts';
import { problemSentence } from './problem-words.ts';

interface Props {
  game: Pick<Game, 'problem'>;
  players: readonly Player[];
}

/** The reason why the last move was not possible. Problems with cards are shown beside the cards. */
export function GameProblem({ game: { problem }, players }: Props) {
  return <ProblemLine>{problem && problem.kind !== 'two-by-two' && problemSentence(problem, players)}</ProblemLine>;
}
