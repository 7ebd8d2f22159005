import { message, underscored } from '../../ui/message.ts';
import { squareName } from '../play/school-en/board.ts';
import type { Problem } from '../play/school-en/problem.ts';

/**
 * The sentence for a problem with a move.
 * @param players their names, by index
 */
export function problemText(problem: Problem, players: readonly string[]): string {
  switch (problem.kind) {
    case 'player-count':
      return message('school_problem_player_count', problem.least, problem.most);
    case 'name-repeated':
      return message('school_problem_name_repeated', players[problem.player] ?? problem.player + 1);
    case 'draw-players':
      return message('school_problem_draw_players', problem.players.map((player) => players[player]).join(', '));
    case 'no-such-letter':
      return message('school_problem_no_such_letter', problem.letter);
    case 'gap':
      return message('school_problem_gap', squareName(problem.square));
    case 'square-taken':
      return message('school_problem_square_taken', squareName(problem.square), problem.letter);
    case 'rack-too-small':
      return message('school_problem_rack_too_small', problem.rack, problem.needed);
    case 'rack-count':
      return message('school_problem_rack_count', players[problem.player] ?? '', problem.rack, problem.given);
    case 'no-more-tiles':
      return message('school_problem_no_more_tiles', problem.letter, problem.left);
    case 'bag-too-small':
      return message('school_problem_bag_too_small', problem.bag);
    case 'no-such-word':
      return message('school_problem_no_such_word', problem.word);
    case 'already-checked':
      return message('school_problem_already_checked', problem.word);
    case 'later-turn': {
      const row = Math.floor(problem.turn / players.length) + 1;
      const why = problemText(problem.problem, players);
      return message('school_problem_later_turn', players[problem.player] ?? '', row, why);
    }
    default:
      return message(`school_problem_${underscored(problem.kind)}`);
  }
}
