import { message } from '../../ui/message.ts';
import type { GameError, Move } from '../play/7slow/move.ts';
import type { Player, Setup, State } from '../play/7slow/state.ts';
import type { GameRecord } from '../play/record.ts';
import { ErrorLine } from '../ui/notices.tsx';
import type { PlayedGame, SavedGames } from '../ui/use-game.ts';

/** The game of the page. */
export type Game = PlayedGame<Setup, Move, State, GameError>;

/** The stored games of the page. */
export type Saved = SavedGames<GameRecord<Setup, Move>>;

/** Returns a short description of the move, as it appears after “Undo: ”. */
export function moveName(move: Move, { setup }: State): string {
  const by = 'player' in move ? move.player : 'author' in move ? move.author : undefined;
  const name = by === undefined ? '' : (setup.players[by]?.name ?? '');
  return message(`game_7slow_move_${move.kind}`, name);
}

/** Returns true if the two moves are one step: a challenge and its answer, or a word and its refusal for a certain clash. */
export function movedTogether(earlier: Move, later: Move): boolean {
  if (earlier.kind === 'challenge') return later.kind === 'answer';
  return (
    earlier.kind === 'word' &&
    later.kind === 'refuse' &&
    later.because === 'family' &&
    earlier.player === later.player &&
    earlier.round === later.round
  );
}

/** Returns the sentence for an error. Errors that no control of the page can cause share one sentence. */
export function errorText(error: GameError, players: readonly Player[]): string {
  const named = (player: number) => players[player]?.name ?? '';
  switch (error.kind) {
    case 'name-repeated':
      return message('game_names_twice');
    case 'no-such-card':
      return message('game_7slow_no_such_card', error.letter);
    case 'two-by-two':
      return message('game_7slow_two_by_two_round', error.round);
    case 'fastest-missing':
      return message('game_7slow_fastest_missing');
    case 'words-missing':
      return message('game_7slow_words_missing', error.players.map(named).join(', '));
    case 'time-missing':
      return message('game_7slow_time_missing');
    case 'fastest-twice':
      return message('game_7slow_fastest_twice', named(error.player), error.other);
    case 'challenge-open':
      return message('game_7slow_challenge_open');
    case 'already-checked':
      return message('game_7slow_already_checked', error.word);
    default:
      return message('game_not_possible');
  }
}

interface Props {
  game: Pick<Game, 'error'>;
  players: readonly Player[];
}

/** The reason why the last move was not possible. Errors of cards are shown beside the cards. */
export function GameErrorLine({ game: { error }, players }: Props) {
  return <ErrorLine>{error && error.kind !== 'two-by-two' && errorText(error, players)}</ErrorLine>;
}
