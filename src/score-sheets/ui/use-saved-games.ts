import { useEffect, useRef, useState } from 'preact/hooks';
import { type GameStore, type KeptGames, NO_GAMES, type ReadGames } from '../storage/games.ts';

/** What the players must know of how their game is kept. `unsaved`: the last change could not be written. */
export type StorageNotice = NonNullable<ReadGames<unknown>['trouble']> | 'unsaved';

/** The games of a kind, and the way to change them. */
export interface SavedGames<Game> {
  kept: KeptGames<Game>;
  notice: StorageNotice | null;
  /** Changes the named parts and writes at once; the game goes on where that fails. */
  keep: (change: KeptChange<Game>) => void;
  /** Puts a game into the archive. */
  addToArchive: (game: Game) => void;
  /** Where all of it is stored. */
  store: GameStore<Game>;
}

/** The parts that change, or what works them out from the newest state: two changes may come before the page is drawn again. */
export type KeptChange<Game> = Partial<KeptGames<Game>> | ((newest: KeptGames<Game>) => Partial<KeptGames<Game>>);

/** The games of a store, kept up with what other tabs change; null until they are read. */
export function useSavedGames<Game>(store: GameStore<Game>): SavedGames<Game> | null {
  const [read, setRead] = useState<Pick<SavedGames<Game>, 'kept' | 'notice'> | null>(null);
  const newest = useRef<KeptGames<Game>>(NO_GAMES);
  const show = (kept: KeptGames<Game>, notice: StorageNotice | null | undefined) => {
    newest.current = kept;
    setRead((before) => ({ kept, notice: notice === undefined ? (before?.notice ?? null) : notice }));
  };

  useEffect(() => {
    let changed = false;
    const end = store.onChanged((kept) => {
      changed = true;
      show(kept, null);
    });
    // What another tab writes meanwhile is newer than what this one reads.
    store.read().then(({ kept, trouble }) => changed || show(kept, trouble));
    return end;
  }, [store]);

  const keep = (change: KeptChange<Game>) => {
    const changed = typeof change === 'function' ? change(newest.current) : change;
    show({ ...newest.current, ...changed }, undefined);
    store.write(newest.current).catch(() => show(newest.current, 'unsaved'));
  };
  const addToArchive = (game: Game) => {
    store.addToArchive(game).catch(() => show(newest.current, 'unsaved'));
  };
  return read && { ...read, keep, addToArchive, store };
}
