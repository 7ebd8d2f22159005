import type { Move } from '../play/7slow/move.ts';
import type { Problem } from '../play/7slow/problem.ts';
import type { Setup } from '../play/7slow/setup.ts';
import type { State } from '../play/7slow/state.ts';
import type { GameRecord } from '../play/record.ts';
import type { PlayedGame } from '../ui/use-game.ts';
import type { SavedGames } from '../ui/use-saved-games.ts';

/** A game on the page. */
export type Game = PlayedGame<Setup, Move, State, Problem>;

/** The storage of games. */
export type Saved = SavedGames<GameRecord<Setup, Move>>;
