import { useRef, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { WORD_INPUT } from '../../ui/typed-words.ts';
import { crossing, squareName, type Tile } from '../play/school-en/board.ts';
import { type Draft, retyped, textOf } from './draft.ts';

interface Props {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  /** Turns the word. */
  turn: () => void;
  /** True if the word can be played. */
  ready: boolean;
  play: () => void;
  /** Label of the button that plays it. */
  label: string;
}

/** The field to type the word in, for phones and for users who prefer typing to pressing squares. */
export function WordField({ draft, change, turn, ready, play, label }: Props) {
  const { square, direction, tiles } = draft;
  const [blank, setBlank] = useState(false);
  /** True if shift was held with the last key. Phone keyboards do not report it. */
  const shift = useRef(false);
  /** The text while a keyboard composes it. Changing it then would make some keyboards type it twice. */
  const [composed, setComposed] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const text = textOf(tiles);

  const changeTiles = (next: readonly Tile[]) => {
    change({ tiles: next });
    // The button for a blank applies to one letter.
    if (next.length > tiles.length) setBlank(false);
  };
  const typed = (input: HTMLInputElement) => {
    const { value, selectionStart } = input;
    const next = retyped(tiles, value, { blank: blank || shift.current });
    changeTiles(next);
    // The update is synchronous, so that the caret stays in its place.
    const fromEnd = value.length - (selectionStart ?? value.length);
    input.value = textOf(next);
    const caret = Math.max(0, input.value.length - fromEnd);
    input.setSelectionRange(caret, caret);
  };
  const submitted = (event: Event) => {
    event.preventDefault();
    if (ready) play();
  };
  return (
    <form class="word-form" onSubmit={submitted}>
      <button
        type="button"
        class="action direction"
        onClick={turn}
        aria-label={message(`school_turn_${crossing(direction)}`, squareName(square))}
      >
        {squareName(square)} <span aria-hidden="true">{direction === 'across' ? '→' : '↓'}</span>
      </button>
      <input
        {...WORD_INPUT}
        ref={field}
        class="word-field"
        autocapitalize="characters"
        lang="en"
        data-stored=""
        value={composed ?? text}
        aria-label={message(`school_word_${direction}`, squareName(square))}
        placeholder={message('school_word')}
        onKeyDown={(event) => {
          shift.current = event.shiftKey;
        }}
        onCompositionEnd={(event) => {
          setComposed(undefined);
          typed(event.currentTarget);
        }}
        onInput={(event) => {
          if (event.isComposing) {
            setComposed(event.currentTarget.value);
            changeTiles(retyped(tiles, event.currentTarget.value, { blank }));
          } else {
            typed(event.currentTarget);
          }
        }}
      />
      <button
        type="button"
        class="action"
        aria-pressed={blank}
        title={message('school_blank_next')}
        onClick={() => {
          setBlank(!blank);
          // Keeps the phone's keyboard open.
          field.current?.focus();
        }}
      >
        {message('school_blank')}
      </button>
      <button type="submit" class="action main" disabled={!ready}>
        {label}
      </button>
    </form>
  );
}
