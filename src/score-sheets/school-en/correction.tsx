import { useMemo, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { stateBefore } from '../play/school-en/correct.ts';
import type { TurnMove } from '../play/school-en/move.ts';
import type { State } from '../play/school-en/state.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorLine } from '../ui/notices.tsx';
import { draftOfPlay, draftTexts, NO_DRAFT } from './draft.ts';
import { TurnActions, TurnBoard } from './turn-board.tsx';

interface Props {
  state: State;
  /** Index of the turn. */
  turn: number;
  /** Returns the error; an empty text if the turn was corrected. */
  correct: (action: TurnMove) => string;
  closed: () => void;
}

/** The dialog that replaces an earlier turn by another word, an exchange or a pass, on the board of that turn. */
export function Correction({ state, turn, correct, closed }: Props) {
  const wrong = state.turns[turn];
  const before = useMemo(() => stateBefore(state, turn), [state, turn]);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    draftTexts(wrong && 'play' in wrong.action ? draftOfPlay(wrong.action.play) : NO_DRAFT),
  );
  const [error, setError] = useState('');
  // It was undone in another tab.
  if (!wrong) return null;
  const { player } = wrong;
  const { players } = state.setup;
  const move = (action: TurnMove) => {
    const refusal = correct(action);
    setError(refusal);
    if (refusal === '') closed();
  };
  return (
    <Dialog
      title={message('school_correct_title', Math.floor(turn / players.length) + 1, players[player] ?? '')}
      closed={closed}
      wide
    >
      <TurnBoard
        state={before}
        player={player}
        texts={texts}
        update={(changed) => {
          setError('');
          setTexts({ ...texts, ...changed });
        }}
        practice={false}
        move={move}
        label={message('school_correct')}
      />
      <TurnActions most={Math.min(before.bag, before.racks[player] ?? 0)} move={move} />
      <ErrorLine>{error}</ErrorLine>
    </Dialog>
  );
}
