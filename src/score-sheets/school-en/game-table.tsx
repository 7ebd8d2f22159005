import { useMemo, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { Spoken } from '../../ui/page.tsx';
import { type Clock, newClock, pause, reset, start } from '../play/clock.ts';
import type { GameError, Move, TurnMove } from '../play/school-en/move.ts';
import { schoolGame } from '../play/school-en/rules.ts';
import { sheetOf } from '../play/school-en/sheet.ts';
import { type Setup, type State, turnLength } from '../play/school-en/state.ts';
import type { SavedGame } from '../storage/school-en-game.ts';
import { GameBar } from '../ui/game-bar.tsx';
import { GameOptions } from '../ui/game-options.tsx';
import { ErrorLine } from '../ui/notices.tsx';
import { ScoreSheet } from '../ui/score-sheet.tsx';
import { sheetText } from '../ui/sheet-words.ts';
import { TurnClock } from '../ui/turn-clock.tsx';
import type { PlayedGame, SavedGames } from '../ui/use-game.ts';
import { Board } from './board.tsx';
import { Correction } from './correction.tsx';
import { DrawOrder } from './draw-order.tsx';
import { errorText } from './game.ts';
import { LastPlay, turnText } from './last-play.tsx';
import { Racks } from './racks.tsx';
import { Result, Scores, TilesLeft } from './scores.tsx';
import { shownBoard, TurnActions, TurnBoard } from './turn-board.tsx';

/**
 * Returns true if the move leaves board and turn unchanged, as a failed challenge does.
 * @param after the state after the move
 */
function leavesTurn(move: Move, { turns }: State): boolean {
  return move.kind === 'challenge' && turns.at(-1)?.action.kind === 'play';
}

/**
 * Returns the clock after a move. Each turn has the full time. Its clock runs if that of the previous turn did.
 * @param after the state after the move
 * @param now milliseconds, as `Date.now()` returns them
 */
export function clockAfter(clock: Clock, move: Move, after: State, now: number): Clock {
  if (leavesTurn(move, after)) return clock;
  const next = reset(clock);
  return clock.startedAt !== null && after.phase.kind === 'turn' ? start(next, now) : next;
}

interface Props {
  game: PlayedGame<Setup, Move, State, GameError>;
  state: State;
  saved: SavedGames<SavedGame>;
}

/** A game, from the draw for the order of play to the result. */
export function GameTable({ game, state, saved: { games, update } }: Props) {
  const sheet = useMemo(() => sheetOf(state), [state]);
  /** Index of the turn being corrected. */
  const [corrected, setCorrected] = useState<number | null>(null);
  const { phase, setup } = state;
  const clock = games.clock ?? newClock(turnLength(setup.time));
  /** In practice, words are checked while they are entered. */
  const { practice } = games.options;
  const error = game.error && errorText(game.error, setup.players);

  const move = (one: Move) => {
    const after = schoolGame.apply(state, one);
    game.play(one);
    if (!after.ok) return;
    const next = clockAfter(clock, one, after.value, Date.now());
    // During a challenge, the next player may already be entering a word.
    const cleared = leavesTurn(one, after.value) ? {} : { word: '' };
    update((newest) => ({ clock: next, draft: { ...newest.draft, ...cleared } }));
  };
  const correct = (turn: number) => (action: TurnMove) => {
    const refusal = game.attempt({ kind: 'correct', turn, action });
    return refusal ? errorText(refusal, setup.players) : '';
  };
  const updateDraft = (texts: Record<string, string>) => update((newest) => ({ draft: { ...newest.draft, ...texts } }));
  const bar = (
    <GameBar
      undo={game.undo}
      redo={game.redo}
      names={setup.players}
      rename={(names) => {
        const refusal = game.attempt({ kind: 'names', names });
        return refusal ? errorText(refusal, names) : '';
      }}
      newGame={game.putAway}
      underWay={state.turns.length > 0 && phase.kind !== 'ended'}
      title={message('school_title')}
      begun={games.game?.begun}
      text={state.turns.length > 0 ? sheetText(message('school_title'), sheet) : null}
    />
  );

  if (phase.kind === 'order') {
    return (
      <>
        <DrawOrder
          key={games.game?.moves.length}
          setup={setup}
          drawing={phase.players}
          again={game.undo !== null}
          move={move}
        />
        <ErrorLine>{error}</ErrorLine>
        {bar}
      </>
    );
  }
  const playing = phase.kind === 'turn';
  return (
    <>
      <div class="head">
        <Scores sheet={sheet} turn={playing ? phase.player : undefined} />
        {playing && <TurnClock clock={clock} change={(next) => update({ clock: next })} alarm={games.options} />}
      </div>
      {phase.kind === 'ended' && <Result sheet={sheet} />}
      <div class="table">
        <div>
          {playing ? (
            <>
              <TurnBoard
                state={state}
                player={phase.player}
                texts={games.draft}
                update={updateDraft}
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
          {phase.kind !== 'racks' && <ErrorLine>{error}</ErrorLine>}
        </div>
        <div class="beside">
          <LastPlay state={state} move={move} pause={() => update({ clock: pause(clock, Date.now()) })} />
          {phase.kind === 'racks' && (
            <Racks
              state={state}
              players={phase.players}
              because={phase.because}
              error={error}
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
          {playing && (
            <GameOptions options={games.options} change={(options) => update({ options })} challenges timed />
          )}
          {bar}
        </div>
      </div>
      {corrected !== null && (
        <Correction state={state} turn={corrected} correct={correct(corrected)} closed={() => setCorrected(null)} />
      )}
      <Spoken text={announcementOf(state)} />
    </>
  );
}

/** Returns the last event and the next player, for screen readers. */
function announcementOf(state: State): string {
  const { phase, turns, setup } = state;
  const last = turns.at(-1);
  const next =
    phase.kind === 'turn' ? message('school_to_play', setup.players[phase.player] ?? '') : message('school_over');
  return [...(last ? [turnText(last, state)] : []), next].join('. ');
}
