import { useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { Spoken } from '../../ui/spoken.tsx';
import type { State } from '../play/7slow/state.ts';
import type { Sheet } from '../play/sheet.ts';
import { GameOptions } from '../ui/game-options.tsx';
import { ScoreSheet } from '../ui/score-sheet.tsx';
import { Correction } from './correction.tsx';
import type { Game, Saved } from './game.ts';
import { ResultView } from './result-view.tsx';
import { RoundView } from './round-view.tsx';
import { wordField } from './word-row.tsx';

interface Props {
  state: State;
  sheet: Sheet;
  game: Game;
  saved: Saved;
}

/** The running game: the current round and the sheet with all rounds. */
export function Table({ state, sheet, game, saved }: Props) {
  const [said, setSaid] = useState('');
  const [corrected, setCorrected] = useState<{ round: number; player: number } | null>(null);
  const present = state.rounds.length;
  const { kind } = state.setup.mode;
  const open = (row: number, column: number) => {
    const round = row + 1;
    const player = sheet.columns[column]?.player ?? column;
    const field = round === present ? document.getElementById(wordField(round, player)) : null;
    if (field) field.focus();
    else setCorrected({ round, player });
  };
  return (
    <div class="table">
      <div class="play">
        {state.finished ? (
          <ResultView state={state} />
        ) : (
          <RoundView state={state} game={game} saved={saved} say={setSaid} />
        )}
      </div>
      <div class="sheet-side">
        <h2>{message('game_sheet')}</h2>
        <ScoreSheet sheet={sheet} language="pl" open={open} present={state.finished ? undefined : present - 1} />
        {present > 0 && <p class="quiet">{message('game_correct_hint')}</p>}
        <GameOptions
          options={saved.kept.options}
          change={(options) => saved.keep({ options })}
          challenges={kind !== 'solo'}
          timed={kind !== 'untimed'}
        />
      </div>
      {corrected && (
        <Correction
          {...corrected}
          state={state}
          game={game}
          saved={saved}
          say={setSaid}
          closed={() => setCorrected(null)}
        />
      )}
      <Spoken text={said} />
    </div>
  );
}
