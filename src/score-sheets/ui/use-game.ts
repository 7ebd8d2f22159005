import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type GameRecord,
  type GameRules,
  newRecord,
  type Outcome,
  play,
  redoStep,
  replay,
  type Together,
  undoStep,
} from '../play/record.ts';
import { type GameStore, NO_GAMES, type ReadGames, type StoredGames } from '../storage/games.ts';

/** A notice about the storage of the game. `unsaved`: the last change could not be written. */
export type StorageNotice = NonNullable<ReadGames<unknown>['error']> | 'unsaved';

/** The stored games of a kind, with functions that change them. */
export interface SavedGames<Game> {
  games: StoredGames<Game>;
  notice: StorageNotice | null;
  /** Changes parts of the stored data and writes them. If that fails, the page continues with the changed data. */
  update: (change: GamesChange<Game>) => void;
  /** Puts a game into the archive. */
  addToArchive: (game: Game) => void;
  /** The store of these games. */
  store: GameStore<Game>;
}

/** The changed parts, or a function that computes them from the newest data: several changes may precede the next render. */
type GamesChange<Game> = Partial<StoredGames<Game>> | ((newest: StoredGames<Game>) => Partial<StoredGames<Game>>);

/** Returns the games of a store, updated after changes by other tabs; null until they are read. */
export function useSavedGames<Game>(store: GameStore<Game>): SavedGames<Game> | null {
  const [read, setRead] = useState<Pick<SavedGames<Game>, 'games' | 'notice'> | null>(null);
  const newest = useRef<StoredGames<Game>>(NO_GAMES);
  const show = (games: StoredGames<Game>, notice: StorageNotice | null | undefined) => {
    newest.current = games;
    setRead((before) => ({ games, notice: notice === undefined ? (before?.notice ?? null) : notice }));
  };

  useEffect(() => {
    let changed = false;
    const end = store.onChanged((games) => {
      changed = true;
      show(games, null);
    });
    // A change by another tab in the meantime is newer than the data read.
    store.read().then(({ games, error }) => changed || show(games, error));
    return end;
  }, [store]);

  const update = (change: GamesChange<Game>) => {
    const changed = typeof change === 'function' ? change(newest.current) : change;
    show({ ...newest.current, ...changed }, undefined);
    store.write(newest.current).catch(() => show(newest.current, 'unsaved'));
  };
  const addToArchive = (game: Game) => {
    store.addToArchive(game).catch(() => show(newest.current, 'unsaved'));
  };
  return read && { ...read, update, addToArchive, store };
}

/** The game of a page, with the page's actions. */
export interface PlayedGame<Setup, Move, State, Failure> {
  /** Null while there is no game. */
  state: State | null;
  /** Plays the moves up to the first that is not possible, whose reason becomes `error`. */
  play: (...moves: Move[]) => void;
  /** Plays a move. Returns the reason if it is not possible, and leaves `error` unchanged. */
  attempt: (move: Move) => Failure | null;
  /** The reason why the last move was not possible; null if it was. */
  error: Failure | null;
  /** Null if there is no move to undo or redo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** The move that `undo` takes back. */
  undoes: Move | undefined;
  /** Begins a game that replaces the current one. Returns the reason if the setup is not possible. */
  begin: (setup: Setup) => Failure | null;
  /** Puts the current game away. A game without moves is deleted. */
  putAway: () => void;
  /** Resumes this game, which replaces the current one. */
  takeUp: (game: GameRecord<Setup, Move>) => void;
  /** Resumes the game that was put away; null if there is none. */
  bringBack: (() => void) | null;
}

/**
 * Returns the stored game as played by its rules.
 * @param together tells which moves are undone and redone as one step; by default none
 */
export function useGame<Setup, Move, State, Failure>(
  rules: GameRules<Setup, Move, State, Failure>,
  { games, update, addToArchive }: SavedGames<GameRecord<Setup, Move>>,
  together: Together<Move> = () => false,
): PlayedGame<Setup, Move, State, Failure> {
  type Played = GameRecord<Setup, Move>;
  const [error, setError] = useState<Failure | null>(null);
  const { game, last } = games;
  const state = useMemo(() => {
    const replayed = game && replay(rules, game);
    return replayed?.ok ? replayed.value : null;
  }, [game]);

  /** Replaces the current game. A game without moves is deleted. */
  const replace = (next: Played | null) => {
    setError(null);
    update(({ game: present, last: former }) => {
      const isPlayed = present !== null && present.moves.length > 0;
      if (isPlayed && former) addToArchive(former);
      return { game: next, last: isPlayed ? present : former, draft: {}, clock: null };
    });
  };
  const step = (changed: (game: Played) => Played) => () => {
    setError(null);
    update(({ game: present }) => (present ? { game: changed(present) } : {}));
  };

  const playMoves = (...moves: Move[]) =>
    update(({ game: present }) => {
      if (!present) return {};
      let played = present;
      let refusal: Failure | null = null;
      for (const move of moves) {
        const outcome: Outcome<Played, Failure> = play(rules, played, move);
        if (!outcome.ok) {
          refusal = outcome.error;
          break;
        }
        played = outcome.value;
      }
      setError(refusal);
      return { game: played };
    });

  return {
    state,
    error,
    play: playMoves,
    attempt(move) {
      const moved = state && rules.apply(state, move);
      if (moved?.ok === false) return moved.error;
      playMoves(move);
      return null;
    },
    undo: game?.moves.length ? step((present) => undoStep(present, together)) : null,
    redo: game?.undone.length ? step((present) => redoStep(present, together)) : null,
    undoes: game?.moves.at(-1),
    begin(setup) {
      const begun = newRecord(rules, setup, Date.now());
      if (!begun.ok) return begun.error;
      replace(begun.value);
      return null;
    },
    takeUp: replace,
    putAway: () => replace(null),
    bringBack: last
      ? () => update((newest) => ({ game: newest.last, last: newest.game, draft: {}, clock: null }))
      : null,
  };
}
