import { useId, useMemo, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { Spoken } from '../../ui/page.tsx';
import { crossing, type PlacedTile, type Tile } from '../play/school-en/board.ts';
import type { TurnMove } from '../play/school-en/move.ts';
import { scorePlay } from '../play/school-en/score.ts';
import type { Play, State } from '../play/school-en/state.ts';
import { tilePoints } from '../play/school-en/tiles.ts';
import { Board, type ShownTile } from './board.tsx';
import { type Draft, draftOfTexts, draftTexts, walk } from './draft.ts';
import { errorText, RULESET } from './game.ts';
import { Preview } from './preview.tsx';
import { WordField } from './word-field.tsx';

/** Returns the board to display: its tiles, those of the last play marked, and the tiles of the draft. */
export function shownBoard({ board, turns }: State, placed: readonly PlacedTile[]): (ShownTile | undefined)[] {
  const last = turns.at(-1)?.action;
  const marked = new Set(last?.kind === 'play' ? last.play.tiles.map(({ square }) => square) : []);
  const drafted = new Map(placed.map((tile) => [tile.square, tile]));
  return board.map((tile, square) => {
    const draft = drafted.get(square);
    if (draft) return shown(draft, 'draft');
    return tile ? shown(tile, marked.has(square) ? 'last' : 'earlier') : undefined;
  });
}

function shown({ letter, blank }: Tile, state: ShownTile['state']): ShownTile {
  return { letter, blank, points: tilePoints(letter, { blank }), state };
}

interface TurnActionsProps {
  /** Maximum number of tiles to exchange: those on the rack, but no more than the bag holds. */
  most: number;
  move: (move: TurnMove) => void;
}

/** The actions other than playing a word. */
export function TurnActions({ most, move }: TurnActionsProps) {
  const counting = useId();
  const [exchanging, setExchanging] = useState(false);
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const exchange = (count: number) => {
    setExchanging(false);
    move({ kind: 'exchange', count });
  };
  return (
    <div class="turn-actions">
      <div class="game-actions">
        {most > 0 && (
          <button
            type="button"
            class="action"
            aria-expanded={exchanging}
            aria-controls={counting}
            onClick={() => setExchanging(!exchanging)}
          >
            {message('school_exchange')}
          </button>
        )}
        <button type="button" class="action" onClick={() => move({ kind: 'pass' })}>
          {message('school_pass')}
        </button>
      </div>
      <fieldset id={counting} class="exchange" hidden={!exchanging || most === 0}>
        <legend>{message('school_exchange_count')}</legend>
        {counts.map((count) => (
          <button key={count} type="button" class="action" onClick={() => exchange(count)}>
            {count}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

interface TurnBoardProps {
  state: State;
  /** The player whose turn it is. */
  player: number;
  /** The stored draft: see `draftTexts`. */
  texts: Readonly<Record<string, string>>;
  update: (texts: Record<string, string>) => void;
  /** True if words are looked up while they are entered. */
  practice: boolean;
  move: (move: TurnMove) => void;
  /** Label of the button that plays the word. */
  label?: string;
}

/** The board on which the player enters a word, the field to type it in, and its score. */
export function TurnBoard({
  state,
  player,
  texts,
  update,
  practice,
  move,
  label = message('school_play'),
}: TurnBoardProps) {
  const draft = useMemo(() => draftOfTexts(texts), [texts]);
  const { placed, next, beyond } = walk(state.board, draft);
  const typed = draft.tiles.length > 0;
  const scored = typed && beyond === 0 ? scorePlay(state.board, placed, state.racks[player]) : undefined;
  const play = scored?.ok ? scored.value : undefined;
  const wrong = scored?.ok === false ? errorText(scored.error, state.setup.players) : '';
  const error = beyond > 0 ? message('school_beyond') : wrong;

  const change = (changes: Partial<Draft>) => update(draftTexts({ ...draft, ...changes }));
  const playWord = () => {
    if (play) move({ kind: 'play', tiles: placed });
  };
  const turn = () => change({ direction: crossing(draft.direction) });
  return (
    <>
      <Board
        tiles={shownBoard(state, placed)}
        input={{
          start: draft.square,
          direction: draft.direction,
          chosen: texts.square !== undefined,
          typed,
          next: typed ? next : draft.square,
          choose: (square) => change({ square }),
          turn,
          type: (letter, blank) => change({ tiles: [...draft.tiles, { letter, blank }] }),
          erase: () => change({ tiles: draft.tiles.slice(0, -1) }),
          clear: () => change({ tiles: [] }),
          play: playWord,
        }}
      />
      <WordField draft={draft} change={change} turn={turn} ready={play !== undefined} play={playWord} label={label} />
      {error && <p class="problem">{error}</p>}
      {play && <Preview play={play} check={practice ? RULESET : undefined} />}
      <Spoken text={play ? spokenPlay(play) : error} />
    </>
  );
}

/** Returns a short description of a play, for screen readers. */
function spokenPlay({ words, points }: Play): string {
  return [...words.map(({ word }) => word), message('points', points)].join(', ');
}
