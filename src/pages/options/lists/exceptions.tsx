import { useEffect, useRef, useState } from 'preact/hooks';
import { rulesetName } from '../../../core/explain/explanation.ts';
import {
  changeExceptions,
  LONGEST_NOTE,
  MOST_EXCEPTIONS,
  onExceptionsChanged,
  readExceptions,
  type StoredException,
} from '../../../platform/storage/exceptions.ts';
import { figure } from '../../../ui/figures.ts';
import { message } from '../../../ui/message.ts';
import { useSettings } from '../../../ui/page.tsx';
import { VerdictSign } from '../../../ui/verdict-components.tsx';
import { Folded } from '../sections.tsx';
import { UndoLine, useEditing } from './editing.tsx';
import { ExceptionForm, isSameException } from './exception-form.tsx';

/** The exception last removed, or replaced by another on the same word, and its place. */
interface Removed {
  exception: StoredException;
  place: number;
  replaced: boolean;
}

/** The user's exceptions: single words that are allowed or barred, each with a note. */
export function Exceptions() {
  const { policy } = useSettings();
  const [exceptions, setExceptions] = useState<readonly StoredException[] | undefined>();
  const [removed, setRemoved] = useState<Removed | undefined>();
  const [error, setError] = useState('');
  const list = useRef<HTMLUListElement>(null);
  /** The word whose row gets the focus when it is displayed again. */
  const toFocus = useRef<StoredException | undefined>(undefined);

  useEffect(() => {
    readExceptions().then(setExceptions, () => setError(message('exceptions_unreadable')));
    return onExceptionsChanged(setExceptions);
  }, []);
  useEffect(() => {
    const place = exceptions?.findIndex((one) => toFocus.current && isSameException(one, toFocus.current)) ?? -1;
    if (place < 0) return;
    toFocus.current = undefined;
    list.current?.children[place]?.querySelector<HTMLElement>('.remove')?.focus();
  }, [exceptions]);

  /** @returns whether it is stored */
  const change = async (changed: (before: readonly StoredException[]) => readonly StoredException[]) => {
    setRemoved(undefined);
    setError('');
    try {
      setExceptions(await changeExceptions(changed));
      return true;
    } catch (error) {
      const tooMany = error instanceof RangeError;
      setError(tooMany ? message('exceptions_too_many', figure(MOST_EXCEPTIONS)) : message('save_failed'));
      return false;
    }
  };
  const remove = async (exception: StoredException) => {
    const place = exceptions?.indexOf(exception) ?? 0;
    const gone = await change((before) => before.filter((one) => !isSameException(one, exception)));
    if (gone) setRemoved({ exception, place, replaced: false });
  };
  const add = async (exception: StoredException) => {
    const place = exceptions?.findIndex((one) => isSameException(one, exception)) ?? -1;
    const replaced = exceptions?.[place];
    const added = await change((before) =>
      replaced ? before.map((one) => (isSameException(one, exception) ? exception : one)) : [...before, exception],
    );
    if (added && replaced) setRemoved({ exception: replaced, place, replaced: true });
    return added;
  };
  const restore = async ({ exception, place }: Removed) => {
    toFocus.current = exception;
    await change((before) => {
      const others = before.filter((one) => !isSameException(one, exception));
      return [...others.slice(0, place), exception, ...others.slice(place)];
    });
  };

  return (
    <section class="exceptions">
      <h2>{message('exceptions_title')}</h2>
      <p class="quiet">{message('exceptions_hint')}</p>
      {Object.keys(policy.lists).length > 0 && <p class="managed">{message('managed_exceptions')}</p>}
      {exceptions && exceptions.length > 0 && (
        <ul ref={list}>
          {exceptions.map((exception) => (
            <ExceptionRow
              key={`${exception.ruleset} ${exception.word}`}
              exception={exception}
              changeNote={(note) =>
                change((before) => before.map((one) => (isSameException(one, exception) ? { ...one, note } : one)))
              }
              remove={() => remove(exception)}
            />
          ))}
        </ul>
      )}
      {removed && (
        <UndoLine
          text={message(removed.replaced ? 'exceptions_replaced' : 'exceptions_removed', removed.exception.word)}
          undo={() => restore(removed)}
          takesFocus={!removed.replaced}
        />
      )}
      <Folded title={message('exceptions_add')}>
        <ExceptionForm add={add} />
      </Folded>
      <p class="problem" role="alert">
        {error}
      </p>
    </section>
  );
}

interface Props {
  exception: StoredException;
  /** Resolves to true if the note was stored. */
  changeNote: (note: string) => Promise<boolean>;
  remove: () => void;
}

/** One exception: word, effect, ruleset, note. */
function ExceptionRow({ exception, changeNote, remove }: Props) {
  const { word, ruleset, effect, note } = exception;
  const [editing, setEditing, editButton] = useEditing();

  return (
    <li>
      <div class="exception">
        <strong>{word}</strong>{' '}
        <span class={effect === 'admits' ? 'allowed' : 'disallowed'}>
          <VerdictSign outcome={effect === 'admits' ? 'allowed' : 'disallowed'} /> {message(`exceptions_${effect}`)}
        </span>{' '}
        <span class="quiet">{message(`ruleset_short_${rulesetName(ruleset)}`)}</span>
        {editing ? (
          <NoteForm
            word={word}
            note={note}
            save={async (changed) => {
              if (await changeNote(changed)) setEditing(false);
            }}
            cancel={() => setEditing(false)}
          />
        ) : (
          note && <p class="note-text">{note}</p>
        )}
      </div>
      {!editing && (
        <div class="row-actions">
          <button
            ref={editButton}
            type="button"
            class="action"
            aria-label={message('exceptions_edit_note', word)}
            onClick={() => setEditing(true)}
          >
            {message('exceptions_note')}
          </button>
          <button type="button" class="action remove" aria-label={message('options_remove', word)} onClick={remove}>
            ✕
          </button>
        </div>
      )}
    </li>
  );
}

interface NoteFormProps {
  word: string;
  note: string;
  save: (note: string) => void;
  cancel: () => void;
}

/** The form that edits the note; Escape cancels. */
function NoteForm({ word, note, save, cancel }: NoteFormProps) {
  const [typed, setTyped] = useState(note);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      class="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        save(typed.trim());
      }}
      onKeyDown={(event) => event.key === 'Escape' && cancel()}
    >
      <input
        ref={input}
        type="text"
        value={typed}
        maxLength={LONGEST_NOTE}
        aria-label={message('exceptions_edit_note', word)}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="action">
        {message('lists_save')}
      </button>
      <button type="button" class="action" onClick={cancel}>
        {message('lists_cancel')}
      </button>
    </form>
  );
}
