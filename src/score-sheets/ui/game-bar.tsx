import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { fileDay, fileName, saveFile } from '../../ui/save-file.ts';
import { Dialog } from './dialog.tsx';
import { NamesDialog } from './names-dialog.tsx';

interface Props {
  /** What each button does; null where there is nothing to do. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** The move that would be undone, in a few words. */
  undoes?: string;
  /** Of the players, in the order of the setup. */
  names: readonly string[];
  /** Changes them; tells why they are not possible, an empty text when they are. */
  rename: (names: string[]) => string;
  newGame: () => void;
  /** A game is under way: ask before another one takes its place. */
  underWay: boolean;
  /** The sheet as text, for the clipboard and for a file; null while there is nothing on it. */
  text: string | null;
  /** Title of the page and when the game was begun, for the name of the file. */
  title: string;
  begun: number | undefined;
}

/** Undo and redo, also by Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z; copying and saving the sheet; other names; a new game, which asks first. */
export function GameBar({ undo, redo, undoes, names, rename, newGame, underWay, text, title, begun }: Props) {
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

/** Milliseconds for which the button says that it has copied. */
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

/** Undo and redo by keys, but for a text field with something typed that is no move yet: there they are the browser's. */
function useShortcuts(undo: (() => void) | null, redo: (() => void) | null): void {
  // With the drawing itself: an effect comes after the paint, and a key pressed before it would do what was possible one move ago.
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

/** Is it a text field whose text differs from what the game has, as the field's `data-kept` tells? */
function hasTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text' && target.value !== (target.dataset.kept ?? '');
}
