import { useMemo, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { Spoken } from '../../ui/spoken.tsx';
import { newClock, pause } from '../play/clock.ts';
import type { Move, TurnMove } from '../play/school-en/move.ts';
import type { Problem } from '../play/school-en/problem.ts';
import { schoolGame } from '../play/school-en/rules.ts';
import { type Setup, turnLength } from '../play/school-en/setup.ts';
import { sheetOf } from '../play/school-en/sheet.ts';
import type { State } from '../play/school-en/state.ts';
import type { SavedGame } from '../storage/school-en-game.ts';
import { GameBar } from '../ui/game-bar.tsx';
import { GameOptions } from '../ui/game-options.tsx';
import { ProblemLine } from '../ui/problem-line.tsx';
import { ScoreSheet } from '../ui/score-sheet.tsx';
import { sheetText } from '../ui/sheet-words.ts';
import { TurnClock } from '../ui/turn-clock.tsx';
import type { PlayedGame } from '../ui/use-game.ts';
import type { SavedGames } from '../ui/use-saved-games.ts';
import { Board } from './board.tsx';
import { clockAfter, leavesTurn } from './clock-of-turn.ts';
import { Correction } from './correction.tsx';
import { DrawOrder } from './draw-order.tsx';
import { LastPlay, turnText } from './last-play.tsx';
import { problemText } from './problem-text.ts';
import { Racks } from './racks.tsx';
import { Result } from './result.tsx';
import { Scores } from './scores.tsx';
import { shownBoard } from './shown-board.ts';
import { TilesLeft } from './tiles-left.tsx';
import { TurnActions } from './turn-actions.tsx';
import { TurnBoard } from './turn-board.tsx';

interface Props {
  game: PlayedGame<Setup, Move, State, Problem>;
  state: State;
  saved: SavedGames<SavedGame>;
}

/** A game from the draw for the order to the result. */
export function GameTable({ game, state, saved: { kept, keep } }: Props) {
  const sheet = useMemo(() => sheetOf(state), [state]);
  /** Index of the turn being corrected. */
  const [corrected, setCorrected] = useState<number | null>(null);
  const { phase, setup } = state;
  const clock = kept.clock ?? newClock(turnLength(setup.time));
  /** For practice, words are checked while they are laid. */
  const { practice } = kept.options;
  const problem = game.problem && problemText(game.problem, setup.players);

  const move = (one: Move) => {
    const after = schoolGame.apply(state, one);
    game.play(one);
    if (!after.ok) return;
    const next = clockAfter(clock, one, after.value, Date.now());
    // The next player may already be laying a word during a challenge of the last one.
    const laid = leavesTurn(one, after.value) ? {} : { word: '' };
    keep((newest) => ({ clock: next, draft: { ...newest.draft, ...laid } }));
  };
  const correct = (turn: number) => (action: TurnMove) => {
    const refusal = game.attempt({ kind: 'correct', turn, action });
    return refusal ? problemText(refusal, setup.players) : '';
  };
  const keepTexts = (texts: Record<string, string>) => keep((newest) => ({ draft: { ...newest.draft, ...texts } }));
  const bar = (
    <GameBar
      undo={game.undo}
      redo={game.redo}
      names={setup.players}
      rename={(names) => {
        const refusal = game.attempt({ kind: 'names', names });
        return refusal ? problemText(refusal, names) : '';
      }}
      newGame={game.putAway}
      underWay={state.turns.length > 0 && phase.kind !== 'ended'}
      title={message('school_title')}
      begun={kept.game?.begun}
      text={state.turns.length > 0 ? sheetText(message('school_title'), sheet) : null}
    />
  );

  if (phase.kind === 'order') {
    return (
      <>
        <DrawOrder
          key={kept.game?.moves.length}
          setup={setup}
          drawing={phase.players}
          again={game.undo !== null}
          move={move}
        />
        <ProblemLine>{problem}</ProblemLine>
        {bar}
      </>
    );
  }
  const playing = phase.kind === 'turn';
  return (
    <>
      <div class="head">
        <Scores sheet={sheet} turn={playing ? phase.player : undefined} />
        {playing && <TurnClock clock={clock} change={(next) => keep({ clock: next })} alarm={kept.options} />}
      </div>
      {phase.kind === 'ended' && <Result sheet={sheet} />}
      <div class="table">
        <div>
          {playing ? (
            <>
              <TurnBoard
                state={state}
                player={phase.player}
                texts={kept.draft}
                keep={keepTexts}
                practice={practice}
                move={move}
              />
              <TurnActions most={Math.min(state.bag, state.racks[phase.player] ?? 0)} move={move} />
              <p id="board-keys" class="quiet keys">
                {message('school_keys')}
              </p>
            </>
          ) : (
            <Board tiles={shownBoard(state, [])} />
          )}
          {phase.kind !== 'racks' && <ProblemLine>{problem}</ProblemLine>}
        </div>
        <div class="beside">
          <LastPlay state={state} move={move} pause={() => keep({ clock: pause(clock, Date.now()) })} />
          {phase.kind === 'racks' && (
            <Racks
              state={state}
              players={phase.players}
              because={phase.because}
              problem={problem}
              enter={(letters) => game.play({ kind: 'racks', letters })}
            />
          )}
          <ScoreSheet
            sheet={sheet}
            language="en"
            open={(row, column) => setCorrected(row * setup.players.length + column)}
          />
          {state.turns.length > 0 && <p class="quiet">{message('game_correct_hint')}</p>}
          <TilesLeft state={state} />
          {playing && <GameOptions options={kept.options} change={(options) => keep({ options })} challenges timed />}
          {bar}
        </div>
      </div>
      {corrected !== null && (
        <Correction state={state} turn={corrected} correct={correct(corrected)} closed={() => setCorrected(null)} />
      )}
      <Spoken text={saidOf(state)} />
    </>
  );
}

/** The last event and the next player, for screen readers. */
function saidOf(state: State): string {
  const { phase, turns, setup } = state;
  const last = turns.at(-1);
  const next =
    phase.kind === 'turn' ? message('school_to_play', setup.players[phase.player] ?? '') : message('school_over');
  return [...(last ? [turnText(last, state)] : []), next].join('. ');
}
