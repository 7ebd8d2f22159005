import { useState } from 'preact/hooks';
import { counted, message } from '../../ui/message.ts';
import { Spoken } from '../../ui/page.tsx';
import { result } from '../play/7slow/sheet.ts';
import { SOLO_GOAL, type State } from '../play/7slow/state.ts';
import type { WordScore } from '../play/7slow/word.ts';
import type { Sheet } from '../play/sheet.ts';
import { Dialog } from '../ui/dialog.tsx';
import { GameOptions } from '../ui/game-options.tsx';
import { ScoreSheet } from '../ui/score-sheet.tsx';
import { type Game, GameErrorLine, type Saved } from './game.tsx';
import { RoundArea } from './round-cards.tsx';
import { RoundView } from './round-view.tsx';
import { Fastest, SoloTime } from './timing.tsx';
import { WordRow, wordField } from './word-row.tsx';

interface CorrectionProps {
  state: State;
  round: number;
  player: number;
  game: Game;
  saved: Saved;
  announce: (text: string) => void;
  closed: () => void;
}

/** The dialog that shows and corrects a word of an earlier round with its cards. */
function Correction({ state, round, player, game, saved, announce, closed }: CorrectionProps) {
  const [score, setScore] = useState<WordScore | null>(null);
  const played = state.rounds[round - 1];
  // It was undone in another tab.
  if (!played) return null;
  return (
    <Dialog title={message('game_7slow_correct_title', round, state.setup.players[player]?.name ?? '')} closed={closed}>
      <RoundArea state={state} round={round} game={game} score={score} />
      <ol class="words">
        <WordRow
          state={state}
          round={round}
          player={player}
          game={game}
          saved={saved}
          done={closed}
          showCards={setScore}
          announce={announce}
        />
      </ol>
      {state.setup.mode.kind === 'timed' && (
        <Fastest
          state={state}
          round={round}
          choose={(fastest) => game.play({ kind: 'fastest', round, player: fastest })}
        />
      )}
      {state.setup.mode.kind === 'solo' && <SoloTime round={round} inTime={played.inTime} game={game} />}
      <GameErrorLine game={game} players={state.setup.players} />
    </Dialog>
  );
}

/** The winner, and the tie-break if totals are equal. */
function ResultView({ state }: { state: State }) {
  const { mode, players } = state.setup;
  const { players: results, ranking, tieBreak, soloWon } = result(state);
  const winners = ranking.filter(({ place }) => place === 1).map(({ player }) => players[player]?.name ?? '');
  const total = results[ranking[0]?.player ?? 0]?.total ?? 0;
  const line =
    mode.kind === 'solo'
      ? message(soloWon ? 'game_7slow_solo_won' : 'game_7slow_solo_lost', total, SOLO_GOAL[mode.level])
      : counted(winners.length > 1 ? 'game_7slow_share' : 'game_7slow_wins', total, winners.join(', '));
  return (
    <section class="result" role="status">
      <h2>{message('game_7slow_over')}</h2>
      <p class="winner">{line}</p>
      {mode.kind !== 'solo' && tieBreak?.kind === 'word' && <p>{message('game_7slow_tie_word', tieBreak.nth)}</p>}
      {mode.kind !== 'solo' && tieBreak?.kind === 'shared' && <p>{message('game_7slow_tie_shared')}</p>}
      {mode.kind !== 'solo' && (
        <ol class="ranking">
          {ranking.map(({ player, place }) => (
            <li key={player}>
              {place}. {players[player]?.name} <strong>{results[player]?.total}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface TableProps {
  state: State;
  sheet: Sheet;
  game: Game;
  saved: Saved;
}

/** The running game: the current round and the sheet with all rounds. */
export function Table({ state, sheet, game, saved }: TableProps) {
  const [announcement, setAnnouncement] = useState('');
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
          <RoundView state={state} game={game} saved={saved} announce={setAnnouncement} />
        )}
      </div>
      <div class="sheet-side">
        <h2>{message('game_sheet')}</h2>
        <ScoreSheet sheet={sheet} language="pl" open={open} present={state.finished ? undefined : present - 1} />
        {present > 0 && <p class="quiet">{message('game_correct_hint')}</p>}
        <GameOptions
          options={saved.games.options}
          change={(options) => saved.update({ options })}
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
          announce={setAnnouncement}
          closed={() => setCorrected(null)}
        />
      )}
      <Spoken text={announcement} />
    </div>
  );
}
