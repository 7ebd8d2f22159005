import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { fileDay, fileName, saveFile } from '../../ui/save-file.ts';
import { Dialog } from './dialog.tsx';
import { ErrorLine } from './notices.tsx';
import { PlayerSetup, playerNames } from './player-setup.tsx';

interface NamesDialogProps {
  names: readonly string[];
  /** Changes the names. Returns the error; an empty text if there is none. */
  rename: (names: string[]) => string;
  closed: () => void;
}

/** The dialog in which the names of the players are changed during the game. */
function NamesDialog({ names, rename, closed }: NamesDialogProps) {
  const [typed, setTyped] = useState(names);
  const [error, setError] = useState('');
  const submitted = (event: Event) => {
    event.preventDefault();
    const refusal = rename(playerNames(typed));
    setError(refusal);
    if (refusal === '') closed();
  };
  return (
    <Dialog title={message('game_names')} closed={closed}>
      <form onSubmit={submitted}>
        <PlayerSetup names={typed} change={setTyped} least={names.length} most={names.length} />
        <ErrorLine>{error}</ErrorLine>
        <div class="game-actions">
          <button type="submit" class="action main">
            {message('game_names_done')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface GameBarProps {
  /** Null if there is no move to undo or redo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Short description of the move that `undo` takes back. */
  undoes?: string;
  /** Names of the players, in the order of the setup. */
  names: readonly string[];
  /** Changes the names. Returns the error; an empty text if there is none. */
  rename: (names: string[]) => string;
  newGame: () => void;
  /** True while the game has not ended: then a new game asks first. */
  underWay: boolean;
  /** The sheet as text, for the clipboard and for a file; null while it is empty. */
  text: string | null;
  /** Title of the page and start of the game, for the name of the file. */
  title: string;
  begun: number | undefined;
}

/** The buttons of a game: undo and redo (also Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z), copy and save the sheet, rename players, new game. */
export function GameBar({ undo, redo, undoes, names, rename, newGame, underWay, text, title, begun }: GameBarProps) {
  const [asking, setAsking] = useState(false);
  const [renaming, setRenaming] = useState(false);
  useShortcuts(undo, redo);
  const save = (content: string) =>
    saveFile(
      new Blob([content], { type: 'text/plain' }),
      fileName([title, fileDay(begun ?? Date.now()), ...names], 'txt'),
    );
  return (
    <div class="game-bar">
      <button
        type="button"
        class="action"
        disabled={!undo}
        title={undoes ? message('game_undo_what', undoes) : message('undo')}
        onClick={() => undo?.()}
      >
        <span aria-hidden="true">↶</span> <span class="label">{message('undo')}</span>
      </button>
      <button type="button" class="action" title={message('game_redo')} disabled={!redo} onClick={() => redo?.()}>
        <span aria-hidden="true">↷</span> <span class="label">{message('game_redo')}</span>
      </button>
      {text !== null && <CopyButton text={text} />}
      {text !== null && (
        <button type="button" class="action" onClick={() => save(text)}>
          {message('game_save')}
        </button>
      )}
      <button type="button" class="action" onClick={() => setRenaming(true)}>
        {message('game_names')}
      </button>
      <button type="button" class="action" onClick={() => (underWay ? setAsking(true) : newGame())}>
        {message('game_new')}
      </button>
      {renaming && <NamesDialog names={names} rename={rename} closed={() => setRenaming(false)} />}
      {asking && (
        <Dialog title={message('game_new_title')} closed={() => setAsking(false)}>
          <p>{message('game_new_question')}</p>
          <div class="game-actions">
            <button
              type="button"
              class="action main"
              onClick={() => {
                setAsking(false);
                newGame();
              }}
            >
              {message('game_new_confirm')}
            </button>
            <button type="button" class="action" onClick={() => setAsking(false)}>
              {message('game_new_cancel')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Milliseconds for which the button shows that it has copied. */
const COPIED_SHOWN = 2000;

function CopyButton({ text }: { text: string }) {
  const [done, setDone] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDone(null), COPIED_SHOWN);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone('copied'),
      () => setDone('failed'),
    );
  return (
    <>
      <button type="button" class="action" onClick={copy}>
        {done ? message(`game_copy_${done}`) : message('game_copy')}
      </button>
      <span class="spoken" role="status">
        {done && message(`game_copy_${done}`)}
      </span>
    </>
  );
}

/** Handles the keys of undo and redo. In a text field with text that is not a move yet, the browser handles them. */
function useShortcuts(undo: (() => void) | null, redo: (() => void) | null): void {
  // Before the paint: a key pressed before an effect would undo or redo the state of one move ago.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      if (document.querySelector('dialog[open]') || hasTyped(event.target)) return;
      const act = key === 'y' || event.shiftKey ? redo : undo;
      event.preventDefault();
      act?.();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo, redo]);
}

/** Returns true for a text field whose text differs from the game's value, which its attribute `data-stored` has. */
function hasTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text' && target.value !== (target.dataset.stored ?? '');
}
