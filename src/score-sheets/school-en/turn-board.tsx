import { useMemo } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { Spoken } from '../../ui/spoken.tsx';
import { crossing } from '../play/school-en/board.ts';
import type { TurnMove } from '../play/school-en/move.ts';
import type { Play } from '../play/school-en/play.ts';
import { scorePlay } from '../play/school-en/score.ts';
import type { State } from '../play/school-en/state.ts';
import { Board } from './board.tsx';
import { type Draft, draftOfTexts, draftTexts, walk } from './draft.ts';
import { Laying } from './laying.tsx';
import { Preview } from './preview.tsx';
import { problemText } from './problem-text.ts';
import { RULESET } from './rules-in-use.ts';
import { shownBoard } from './shown-board.ts';

interface Props {
  state: State;
  /** The player whose turn it is. */
  player: number;
  /** The stored draft: see `draftTexts`. */
  texts: Readonly<Record<string, string>>;
  keep: (texts: Record<string, string>) => void;
  /** Whether words are looked up while they are laid. */
  practice: boolean;
  move: (move: TurnMove) => void;
  /** Label of the button that plays the word. */
  label?: string;
}

/** The board on which the player lays a word, the field to type it in, and its score. */
export function TurnBoard({ state, player, texts, keep, practice, move, label = message('school_play') }: Props) {
  const draft = useMemo(() => draftOfTexts(texts), [texts]);
  const { placed, next, beyond } = walk(state.board, draft);
  const typed = draft.tiles.length > 0;
  const scored = typed && beyond === 0 ? scorePlay(state.board, placed, state.racks[player]) : undefined;
  const play = scored?.ok ? scored.value : undefined;
  const wrong = scored?.ok === false ? problemText(scored.problem, state.setup.players) : '';
  const problem = beyond > 0 ? message('school_beyond') : wrong;

  const change = (changes: Partial<Draft>) => keep(draftTexts({ ...draft, ...changes }));
  const layWord = () => {
    if (play) move({ kind: 'play', tiles: placed });
  };
  const turn = () => change({ direction: crossing(draft.direction) });
  return (
    <>
      <Board
        tiles={shownBoard(state, placed)}
        laying={{
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
          play: layWord,
        }}
      />
      <Laying draft={draft} change={change} turn={turn} ready={play !== undefined} play={layWord} label={label} />
      {problem && <p class="problem">{problem}</p>}
      {play && <Preview play={play} check={practice ? RULESET : undefined} />}
      <Spoken text={play ? spokenPlay(play) : problem} />
    </>
  );
}

/** A short description of a play, for screen readers. */
function spokenPlay({ words, points }: Play): string {
  return [...words.map(({ word }) => word), message('points', points)].join(', ');
}
