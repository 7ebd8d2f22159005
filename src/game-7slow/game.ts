import type { Move } from '../games/7slow/move.ts';
import type { Problem } from '../games/7slow/problem.ts';
import type { Setup } from '../games/7slow/setup.ts';
import type { State } from '../games/7slow/state.ts';
import type { GameRecord } from '../games/record.ts';
import type { PlayedGame } from '../ui/game/use-game.ts';
import type { SavedGames } from '../ui/game/use-saved-games.ts';

/** A game on the page. */
export type Game = PlayedGame<Setup, Move, State, Problem>;

/** The storage of games. */
export type Saved = SavedGames<GameRecord<Setup, Move>>;
