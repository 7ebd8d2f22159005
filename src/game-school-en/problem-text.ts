import { squareName } from '../games/school-en/board.ts';
import type { Problem } from '../games/school-en/problem.ts';
import { message } from '../ui/message.ts';

/**
 * Why a move is not possible, as a sentence.
 * @param players their names, by index.
 */
export function problemText(problem: Problem, players: readonly string[]): string {
  return message(`school_problem_${problem.kind.replaceAll('-', '_')}`, ...fillings(problem, players));
}

function fillings(problem: Problem, players: readonly string[]): (string | number)[] {
  switch (problem.kind) {
    case 'player-count':
      return [problem.least, problem.most];
    case 'name-missing':
    case 'name-repeated':
    case 'no-such-player':
      return [players[problem.player] ?? problem.player + 1];
    case 'draw-players':
      return [problem.players.map((player) => players[player]).join(', ')];
    case 'no-such-letter':
      return [problem.letter];
    case 'off-board':
    case 'gap':
      return [squareName(problem.square)];
    case 'square-taken':
      return [squareName(problem.square), problem.letter];
    case 'rack-too-small':
      return [problem.rack, problem.needed];
    case 'no-more-tiles':
      return [problem.letter, problem.left];
    case 'bag-too-small':
      return [problem.bag, problem.needed];
    case 'no-such-word':
    case 'already-checked':
      return [problem.word];
    default:
      return [];
  }
}
