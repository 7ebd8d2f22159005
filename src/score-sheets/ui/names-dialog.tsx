import { useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { Dialog } from './dialog.tsx';
import { playerNames } from './player-names.ts';
import { PlayerSetup } from './player-setup.tsx';
import { ProblemLine } from './problem-line.tsx';

interface Props {
  names: readonly string[];
  /** Changes the names; tells why they are not possible, an empty text when they are. */
  rename: (names: string[]) => string;
  closed: () => void;
}

/** The names of the players, to be changed while the game goes on. */
export function NamesDialog({ names, rename, closed }: Props) {
  const [typed, setTyped] = useState(names);
  const [problem, setProblem] = useState('');
  const submitted = (event: Event) => {
    event.preventDefault();
    const refusal = rename(playerNames(typed));
    setProblem(refusal);
    if (refusal === '') closed();
  };
  return (
    <Dialog title={message('game_names')} closed={closed}>
      <form onSubmit={submitted}>
        <PlayerSetup names={typed} change={setTyped} least={names.length} most={names.length} />
        <ProblemLine>{problem}</ProblemLine>
        <div class="game-actions">
          <button type="submit" class="action main">
            {message('game_names_done')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
