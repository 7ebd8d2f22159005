import { useMemo, useState } from 'preact/hooks';
import type { Outcome } from '../../games/outcome.ts';
import { type GameRecord, type GameRules, newRecord, play, redo, replay, undo } from '../../games/record.ts';
import type { SavedGames } from './use-saved-games.ts';

/** What a page does with the game that it shows. */
export interface PlayedGame<Setup, Move, State, Problem> {
  /** Null while there is no game. */
  state: State | null;
  /** Plays the moves one after the other, up to the first that is not possible; `problem` tells why it is not. */
  play: (...moves: Move[]) => void;
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
  /** Takes the game up that was put away; null where there is none. */
  bringBack: (() => void) | null;
}

/**
 * A game played by its rules on what is saved of it.
 * @param together is the later of two moves in a row undone and redone together with the earlier one?
 */
export function useGame<Setup, Move, State, Problem>(
  rules: GameRules<Setup, Move, State, Problem>,
  { kept, keep }: SavedGames<GameRecord<Setup, Move>>,
  together: (earlier: Move, later: Move) => boolean = () => false,
): PlayedGame<Setup, Move, State, Problem> {
  type Record = GameRecord<Setup, Move>;
  const [problem, setProblem] = useState<Problem | null>(null);
  const { game, last } = kept;
  const state = useMemo(() => {
    const replayed = game && replay(rules, game);
    return replayed?.ok ? replayed.value : null;
  }, [game]);

  const change = (changed: (game: Record) => Outcome<Record, Problem>) =>
    keep((newest) => {
      if (!newest.game) return {};
      const outcome = changed(newest.game);
      setProblem(outcome.ok ? null : outcome.problem);
      return outcome.ok ? { game: outcome.value } : {};
    });
  const step = (changed: (game: Record) => Record) => () =>
    change((present) => ({ ok: true, value: changed(present) }));

  return {
    state,
    problem,
    play(...moves) {
      keep(({ game: present }) => {
        if (!present) return {};
        let played = present;
        let refusal: Problem | null = null;
        for (const move of moves) {
          const outcome: Outcome<Record, Problem> = play(rules, played, move);
          if (!outcome.ok) {
            refusal = outcome.problem;
            break;
          }
          played = outcome.value;
        }
        setProblem(refusal);
        return { game: played };
      });
    },
    undo: game?.moves.length ? step((present) => undoTogether(present, together)) : null,
    redo: game?.undone.length ? step((present) => redoTogether(present, together)) : null,
    undoes: game?.moves.at(-1),
    begin(setup) {
      const begun = newRecord(rules, setup);
      if (!begun.ok) return begun.problem;
      setProblem(null);
      keep(({ game: present, last: former }) => ({
        game: begun.value,
        last: present?.moves.length ? present : former,
        draft: {},
        clock: null,
      }));
      return null;
    },
    putAway() {
      setProblem(null);
      keep(({ game: present, last: former }) => ({
        game: null,
        last: present?.moves.length ? present : former,
        draft: {},
        clock: null,
      }));
    },
    bringBack: last ? () => keep((newest) => ({ game: newest.last, last: newest.game, draft: {}, clock: null })) : null,
  };
}

function undoTogether<Setup, Move>(
  game: GameRecord<Setup, Move>,
  together: (earlier: Move, later: Move) => boolean,
): GameRecord<Setup, Move> {
  const [earlier, later] = game.moves.slice(-2);
  const both = earlier !== undefined && later !== undefined && together(earlier, later);
  return both ? undo(undo(game)) : undo(game);
}

function redoTogether<Setup, Move>(
  game: GameRecord<Setup, Move>,
  together: (earlier: Move, later: Move) => boolean,
): GameRecord<Setup, Move> {
  const [later, earlier] = game.undone.slice(-2);
  const both = earlier !== undefined && later !== undefined && together(earlier, later);
  return both ? redo(redo(game)) : redo(game);
}
