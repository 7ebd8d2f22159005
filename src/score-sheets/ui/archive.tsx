import { useEffect, useState } from 'preact/hooks';
import { day } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import type { Sheet } from '../play/sheet.ts';
import type { ArchivedGame } from '../storage/games.ts';
import { Dialog } from './dialog.tsx';
import { resultText } from './sheet-words.ts';
import type { SavedGames } from './use-game.ts';

interface Props<Game> {
  saved: SavedGames<Game>;
  /** Returns the sheet of a game; null if the game is invalid. */
  sheetOf: (game: Game) => Sheet | null;
  takeUp: (game: Game) => void;
  /** Resumes the game before the current one; null if there is none. */
  bringBack: (() => void) | null;
}

/** A game of the list. */
interface Entry<Game> {
  game: Game;
  /** Time of archiving in milliseconds; absent for the game before the current one. */
  archived?: number;
  open: () => Promise<void>;
  remove: () => Promise<void>;
}

/** The list of earlier games, which can be resumed or deleted; renders nothing if there are none. */
export function Archive<Game extends { readonly begun?: number }>({
  saved: { games, update, store },
  sheetOf,
  takeUp,
  bringBack,
}: Props<Game>) {
  const [archive, setArchive] = useState<readonly ArchivedGame<Game>[]>([]);
  const [asking, setAsking] = useState<Entry<Game> | null>(null);
  const [failed, setFailed] = useState(false);
  const orFail = (task: Promise<void>) => void task.catch(() => setFailed(true));
  useEffect(() => {
    const read = () => orFail(store.archive().then(setArchive));
    const end = store.onArchiveChanged(read);
    read();
    return end;
  }, [store]);

  const entries: Entry<Game>[] = archive.map(({ archived, game }) => ({
    game,
    archived,
    open: async () => {
      // If the browser ends in between, this order stores the game twice instead of losing it.
      takeUp(game);
      await store.deleteFromArchive(archived);
    },
    remove: () => store.deleteFromArchive(archived),
  }));
  if (games.last && bringBack) {
    const remove = async () => update({ last: null });
    entries.unshift({ game: games.last, open: async () => bringBack(), remove });
  }
  const nameOf = ({ game, archived }: Entry<Game>) => {
    const sheet = sheetOf(game);
    const time = game.begun ?? archived;
    return [time && day(new Date(time).toISOString()), sheet && resultText(sheet)].filter(Boolean).join(': ');
  };
  return (
    <>
      {failed && <p class="problem">{message('game_storage_unreadable')}</p>}
      {entries.length > 0 && (
        <details class="archive">
          <summary>{message('game_archive', entries.length)}</summary>
          <ul>
            {entries.map((entry) => {
              const name = nameOf(entry);
              return (
                <li key={entry.archived ?? 'last'}>
                  <span>{name}</span>
                  <button
                    type="button"
                    class="action"
                    aria-label={message('game_action_of', message('game_open'), name)}
                    onClick={() => orFail(entry.open())}
                  >
                    {message('game_open')}
                  </button>
                  <button
                    type="button"
                    class="action"
                    aria-label={message('game_action_of', message('lists_delete'), name)}
                    onClick={() => setAsking(entry)}
                  >
                    {message('lists_delete')}
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
      {asking && (
        <Dialog title={message('game_delete_title')} closed={() => setAsking(null)}>
          <p>{nameOf(asking)}</p>
          <p>{message('game_delete_question')}</p>
          <div class="game-actions">
            <button
              type="button"
              class="action main"
              onClick={() => {
                setAsking(null);
                orFail(asking.remove());
              }}
            >
              {message('lists_delete')}
            </button>
            <button type="button" class="action" onClick={() => setAsking(null)}>
              {message('lists_cancel')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
