import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { CENTRE, type Direction, SIZE, type Square, squareName } from '../play/school-en/board.ts';
import { premiumAt } from '../play/school-en/premium.ts';
import { stepOnBoard } from './board-keys.ts';
import { takeFocus } from './take-focus.ts';
import { typedLetters } from './typed-tiles.ts';

/** A tile on the displayed board. */
export interface ShownTile {
  letter: string;
  blank: boolean;
  points: number;
  /** `draft`: being laid. `last`: of the last play. */
  state: 'draft' | 'last' | 'laid';
}

/** The word that is being laid, and the actions of keys and presses on it. */
export interface LayingOnBoard {
  /** The word's first square, and its direction. */
  start: Square;
  direction: Direction;
  /** Whether the scorer has chosen the square. Then pressing it turns the word. */
  chosen: boolean;
  /** Whether letters have been typed. Then arrow keys move only the focus, and the start of the word stays. */
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
  laying?: LayingOnBoard;
}

const ROWS = Array.from({ length: SIZE }, (_, row) => row);

/** The board as a grid with one tab stop: arrow keys move between squares, letters lay tiles. */
export function Board({ tiles, laying }: Props) {
  const { start = CENTRE, next = start } = laying ?? {};
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
    if (square === start && laying?.chosen) laying.turn();
    else laying?.choose(square);
  };
  const keyPressed = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.metaKey) return;
    const to = stepOnBoard(focused, event);
    if (to !== undefined) {
      focusOn(to);
      if (!laying?.typed) laying?.choose(to);
    } else if (event.ctrlKey || !laying || !layByKey(event, laying)) {
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
        aria-describedby={laying && 'board-keys'}
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
                    starts={square === start ? laying?.direction : undefined}
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

/**
 * Handles a key for the word.
 * @returns false for keys without an effect
 */
function layByKey({ key, shiftKey }: KeyboardEvent, { typed, turn, play, erase, clear, type }: LayingOnBoard): boolean {
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
      // The names of other keys have several letters.
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

/** The description of a square for screen readers: its name, its tile or premium, and whether the word starts there. */
function squareLabel(square: Square, tile: ShownTile | undefined, starts: Direction | undefined): string {
  const premium = premiumAt(square);
  const parts = [squareName(square)];
  if (tile) {
    parts.push(message(tile.blank ? 'school_square_blank' : 'school_square_tile', tile.letter, tile.points));
    if (tile.state !== 'laid') parts.push(message(`school_square_${tile.state}`));
  } else if (premium) {
    parts.push(message(`school_premium_${premium}`));
  }
  if (starts) parts.push(message(`school_starts_${starts}`));
  return parts.join(', ');
}
