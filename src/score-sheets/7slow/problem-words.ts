import { message } from '../../ui/message.ts';
import type { Problem } from '../play/7slow/problem.ts';
import type { Player } from '../play/7slow/setup.ts';

/** The sentence for a problem. Problems that no control of the page can cause share one sentence. */
export function problemSentence(problem: Problem, players: readonly Player[]): string {
  const named = (player: number) => players[player]?.name ?? '';
  switch (problem.kind) {
    case 'name-repeated':
      return message('game_names_twice');
    case 'no-such-card':
      return message('game_7slow_no_such_card', problem.letter);
    case 'two-by-two':
      return message('game_7slow_two_by_two_round', problem.round);
    case 'fastest-missing':
      return message('game_7slow_fastest_missing');
    case 'words-missing':
      return message('game_7slow_words_missing', problem.players.map(named).join(', '));
    case 'time-missing':
      return message('game_7slow_time_missing');
    case 'fastest-twice':
      return message('game_7slow_fastest_twice', named(problem.player), problem.other);
    case 'challenge-open':
      return message('game_7slow_challenge_open');
    case 'already-checked':
      return message('game_7slow_already_checked', problem.word);
    default:
      return message('game_not_possible');
  }
}
