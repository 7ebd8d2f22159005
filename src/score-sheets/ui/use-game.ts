import { useMemo, useState } from 'preact/hooks';
import type { Outcome } from '../play/outcome.ts';
import { type GameRecord, type GameRules, newRecord, play, replay } from '../play/record.ts';
import { redoStep, type Together, undoStep } from '../play/steps.ts';
import type { SavedGames } from './use-saved-games.ts';

/** What a page does with the game that it shows. */
export interface PlayedGame<Setup, Move, State, Problem> {
  /** Null while there is no game. */
  state: State | null;
  /** Plays the moves one after the other, up to the first that is not possible; `problem` tells why it is not. */
  play: (...moves: Move[]) => void;
  /** Plays a move if it is possible; else gives why it is not, and `problem` stays as it was. */
  attempt: (move: Move) => Problem | null;
  /** Why the last move was not possible. */
  problem: Problem | null;
  /** Null where there is nothing to do. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** The move that undo would take back. */
  undoes: Move | undefined;
  /** Begins a game with this setup, in the place of the present one; why not, where the setup is not possible. */
  begin: (setup: Setup) => Problem | null;
  /** Puts the game away, so that another one can be set up; one in which nothing was played is forgotten. */
  putAway: () => void;
  /** Takes up this game in the place of the present one. */
  takeUp: (game: GameRecord<Setup, Move>) => void;
  /** Takes the game up that was put away; null where there is none. */
  bringBack: (() => void) | null;
}

/**
 * A game played by its rules on what is saved of it.
 * @param together which moves are undone and redone as one step; none if not given.
 */
export function useGame<Setup, Move, State, Problem>(
  rules: GameRules<Setup, Move, State, Problem>,
  { kept, keep, addToArchive }: SavedGames<GameRecord<Setup, Move>>,
  together: Together<Move> = () => false,
): PlayedGame<Setup, Move, State, Problem> {
  type Played = GameRecord<Setup, Move>;
  const [problem, setProblem] = useState<Problem | null>(null);
  const { game, last } = kept;
  const state = useMemo(() => {
    const replayed = game && replay(rules, game);
    return replayed?.ok ? replayed.value : null;
  }, [game]);

  /** Another game, or none, in the place of the present one; one in which nothing was played is forgotten. */
  const replace = (next: Played | null) => {
    setProblem(null);
    keep(({ game: present, last: former }) => {
      const isPlayed = present !== null && present.moves.length > 0;
      if (isPlayed && former) addToArchive(former);
      return { game: next, last: isPlayed ? present : former, draft: {}, clock: null };
    });
  };
  const step = (changed: (game: Played) => Played) => () => {
    setProblem(null);
    keep(({ game: present }) => (present ? { game: changed(present) } : {}));
  };

  const playMoves = (...moves: Move[]) =>
    keep(({ game: present }) => {
      if (!present) return {};
      let played = present;
      let refusal: Problem | null = null;
      for (const move of moves) {
        const outcome: Outcome<Played, Problem> = play(rules, played, move);
        if (!outcome.ok) {
          refusal = outcome.problem;
          break;
        }
        played = outcome.value;
      }
      setProblem(refusal);
      return { game: played };
    });

  return {
    state,
    problem,
    play: playMoves,
    attempt(move) {
      const moved = state && rules.apply(state, move);
      if (moved?.ok === false) return moved.problem;
      playMoves(move);
      return null;
    },
    undo: game?.moves.length ? step((present) => undoStep(present, together)) : null,
    redo: game?.undone.length ? step((present) => redoStep(present, together)) : null,
    undoes: game?.moves.at(-1),
    begin(setup) {
      const begun = newRecord(rules, setup, Date.now());
      if (!begun.ok) return begun.problem;
      replace(begun.value);
      return null;
    },
    takeUp: replace,
    putAway: () => replace(null),
    bringBack: last ? () => keep((newest) => ({ game: newest.last, last: newest.game, draft: {}, clock: null })) : null,
  };
}
