import type { RulesetId } from '../../core/rules/verdict.ts';
import { lowerCase } from '../../core/words/normalise.ts';
import { message, underscored } from '../../ui/message.ts';
import { squareName } from '../play/school-en/board.ts';
import type { GameError } from '../play/school-en/move.ts';

/** The ruleset of this page. */
export const RULESET: RulesetId = 'school-en';

/** Converts words of the board to queries in lower case, because capitals on the board do not mark names or abbreviations. */
export function asLookedUp(words: readonly string[]): string[] {
  return words.map(lowerCase);
}

/**
 * Returns the sentence for an error.
 * @param players the players' names, by index
 */
export function errorText(error: GameError, players: readonly string[]): string {
  switch (error.kind) {
    case 'player-count':
      return message('school_problem_player_count', error.least, error.most);
    case 'name-repeated':
      return message('school_problem_name_repeated', players[error.player] ?? error.player + 1);
    case 'draw-players':
      return message('school_problem_draw_players', error.players.map((player) => players[player]).join(', '));
    case 'no-such-letter':
      return message('school_problem_no_such_letter', error.letter);
    case 'gap':
      return message('school_problem_gap', squareName(error.square));
    case 'square-taken':
      return message('school_problem_square_taken', squareName(error.square), error.letter);
    case 'rack-too-small':
      return message('school_problem_rack_too_small', error.rack, error.needed);
    case 'rack-count':
      return message('school_problem_rack_count', players[error.player] ?? '', error.rack, error.given);
    case 'no-more-tiles':
      return message('school_problem_no_more_tiles', error.letter, error.left);
    case 'bag-too-small':
      return message('school_problem_bag_too_small', error.bag);
    case 'no-such-word':
      return message('school_problem_no_such_word', error.word);
    case 'already-checked':
      return message('school_problem_already_checked', error.word);
    case 'later-turn': {
      const row = Math.floor(error.turn / players.length) + 1;
      const why = errorText(error.error, players);
      return message('school_problem_later_turn', players[error.player] ?? '', row, why);
    }
    default:
      return message(`school_problem_${underscored(error.kind)}`);
  }
}
