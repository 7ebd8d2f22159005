import { useEffect, useRef, useState } from 'preact/hooks';
import { rulesetName } from '../../../core/explain/ruleset-name.ts';
import { LONGEST_NOTE, type StoredException } from '../../../platform/storage/exceptions.ts';
import { message } from '../../../ui/message.ts';

interface Props {
  exception: StoredException;
  /** Resolves to true if the note was stored. */
  changeNote: (note: string) => Promise<boolean>;
  remove: () => void;
}

/** One exception: word, effect, ruleset, note. */
export function ExceptionRow({ exception, changeNote, remove }: Props) {
  const { word, ruleset, effect, note } = exception;
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <li>
      <div class="exception">
        <strong>{word}</strong>{' '}
        <span class={effect === 'admits' ? 'allowed' : 'disallowed'}>
          <span aria-hidden="true">{effect === 'admits' ? '✓' : '✗'}</span> {message(`exceptions_${effect}`)}
        </span>{' '}
        <span class="quiet">{message(`ruleset_short_${rulesetName(ruleset)}`)}</span>
        {editing ? (
          <NoteForm
            word={word}
            note={note}
            keep={async (changed) => {
              if (await changeNote(changed)) setEditing(false);
            }}
            leave={() => setEditing(false)}
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
  keep: (note: string) => void;
  leave: () => void;
}

/** The form that edits the note; Escape cancels. */
function NoteForm({ word, note, keep, leave }: NoteFormProps) {
  const [typed, setTyped] = useState(note);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      class="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        keep(typed.trim());
      }}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
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
      <button type="button" class="action" onClick={leave}>
        {message('lists_cancel')}
      </button>
    </form>
  );
}
