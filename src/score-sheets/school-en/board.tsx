import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import {
  CENTRE,
  type Direction,
  placeOf,
  premiumAt,
  SIZE,
  SQUARES,
  type Square,
  squareName,
} from '../play/school-en/board.ts';
import { takeFocus } from '../ui/dialog.tsx';
import { typedLetters } from './draft.ts';

/**
 * Returns the square that a key moves to: the same square at the edge, undefined for other keys. With Ctrl, Home and End move to the corners
 * of the board.
 */
export function stepOnBoard(
  from: Square,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): Square | undefined {
  const { row, column } = placeOf(from);
  switch (key) {
    case 'ArrowRight':
      return column + 1 < SIZE ? from + 1 : from;
    case 'ArrowLeft':
      return column > 0 ? from - 1 : from;
    case 'ArrowDown':
      return row + 1 < SIZE ? from + SIZE : from;
    case 'ArrowUp':
      return row > 0 ? from - SIZE : from;
    case 'Home':
      return ctrlKey ? 0 : from - column;
    case 'End':
      return ctrlKey ? SQUARES - 1 : from - column + SIZE - 1;
    default:
      return undefined;
  }
}

/** A tile on the displayed board. */
export interface ShownTile {
  letter: string;
  blank: boolean;
  points: number;
  /** `draft`: not played yet. `last`: of the last play. `earlier`: of an earlier play. */
  state: 'draft' | 'last' | 'earlier';
}

/** The word that is being entered, and the actions of keys and presses. */
interface BoardInput {
  /** The word's first square, and its direction. */
  start: Square;
  direction: Direction;
  /** True if the user has chosen the square. Pressing it again turns the word. */
  chosen: boolean;
  /** True if letters have been typed. Then arrow keys move only the focus, not the start of the word. */
  typed: boolean;
  /** The square of the next typed letter; null beyond the edge. */
  next: Square | null;
  choose: (square: Square) => void;
  turn: () => void;
  type: (letter: string, blank: boolean) => void;
  erase: () => void;
  clear: () => void;
  play: () => void;
}

interface Props {
  /** The tile on each square, row by row. */
  tiles: readonly (ShownTile | undefined)[];
  /** Absent if the board is read-only. */
  input?: BoardInput;
}

const ROWS = Array.from({ length: SIZE }, (_, row) => row);

/** The board as a grid with one tab stop: arrow keys move between squares, letters place tiles. */
export function Board({ tiles, input }: Props) {
  const { start = CENTRE, next = start } = input ?? {};
  const [focused, setFocused] = useState(start);
  const grid = useRef<HTMLTableElement>(null);

  const focusOn = (square: Square) => {
    setFocused(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus({ preventScroll: true });
  };
  // Typing, erasing and turning move the place of the next letter; the focus follows if it is on the board.
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement)) focusOn(next ?? start);
    else setFocused(next ?? start);
  }, [next, start]);
  useLayoutEffect(() => takeFocus(grid.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? null), []);

  const pressed = (square: Square) => {
    setFocused(square);
    if (square === start && input?.chosen) input.turn();
    else input?.choose(square);
  };
  const keyPressed = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.metaKey) return;
    const to = stepOnBoard(focused, event);
    if (to !== undefined) {
      focusOn(to);
      if (!input?.typed) input?.choose(to);
    } else if (event.ctrlKey || !input || !handleKey(event, input)) {
      return;
    }
    event.preventDefault();
  };
  const clicked = (event: Event) => {
    const square = (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset.square;
    if (square !== undefined) pressed(Number(square));
  };
  return (
    <div class="board">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows and cells are those of a grid
        role="grid"
        aria-label={message('school_board')}
        aria-describedby={input && 'board-keys'}
        onClick={clicked}
        onKeyDown={keyPressed}
      >
        <thead>
          <tr>
            <td />
            {ROWS.map((column) => (
              <th key={column} scope="col">
                {squareName(column).charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {ROWS.map((column) => {
                const square = row * SIZE + column;
                return (
                  <Cell
                    key={square}
                    square={square}
                    tile={tiles[square]}
                    starts={square === start ? input?.direction : undefined}
                    isStop={square === focused}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Handles a key for the word. Returns false for keys without an effect. */
function handleKey({ key, shiftKey }: KeyboardEvent, { typed, turn, play, erase, clear, type }: BoardInput): boolean {
  switch (key) {
    case ' ':
      turn();
      return true;
    case 'Enter':
      (typed ? play : turn)();
      return true;
    case 'Backspace':
      erase();
      return true;
    case 'Escape':
      clear();
      return true;
    default: {
      // Keys without a character have longer names.
      const letter = [...key].length === 1 ? typedLetters(key) : '';
      if (letter !== '') type(letter, shiftKey);
      return letter !== '';
    }
  }
}

interface CellProps {
  square: Square;
  tile: ShownTile | undefined;
  /** Direction of the word that starts here; absent if none does. */
  starts: Direction | undefined;
  /** Whether this square is the board's tab stop. */
  isStop: boolean;
}

function Cell({ square, tile, starts, isStop }: CellProps) {
  const premium = premiumAt(square);
  const classes = ['square', tile ? `tile-${tile.state}` : premium, starts && `start ${starts}`];
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
      role="gridcell"
      class={classes.filter(Boolean).join(' ')}
      data-square={square}
      tabIndex={isStop ? 0 : -1}
      aria-selected={starts !== undefined}
    >
      <span class="spoken">{squareLabel(square, tile, starts)}</span>
      {tile ? (
        <span lang="en" aria-hidden="true" class={tile.blank ? 'blank' : undefined}>
          {tile.letter}
          {!tile.blank && <small>{tile.points}</small>}
        </span>
      ) : (
        premium && (
          <span class="premium" aria-hidden="true">
            {message(`school_short_${premium}`)}
          </span>
        )
      )}
    </td>
  );
}

/** Returns the description of a square for screen readers: its name, its tile or premium, and whether the word starts there. */
function squareLabel(square: Square, tile: ShownTile | undefined, starts: Direction | undefined): string {
  const premium = premiumAt(square);
  const parts = [squareName(square)];
  if (tile) {
    parts.push(message(tile.blank ? 'school_square_blank' : 'school_square_tile', tile.letter, tile.points));
    if (tile.state !== 'earlier') parts.push(message(`school_square_${tile.state}`));
  } else if (premium) {
    parts.push(message(`school_premium_${premium}`));
  }
  if (starts) parts.push(message(`school_starts_${starts}`));
  return parts.join(', ');
}
