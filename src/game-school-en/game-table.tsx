import { useMemo } from 'preact/hooks';
import { type Clock, newClock, pause, reset, start } from '../games/clock.ts';
import type { Move } from '../games/school-en/move.ts';
import type { Problem } from '../games/school-en/problem.ts';
import { schoolGame } from '../games/school-en/rules.ts';
import { scorePlay } from '../games/school-en/score.ts';
import { type Setup, turnLength } from '../games/school-en/setup.ts';
import { sheetOf } from '../games/school-en/sheet.ts';
import type { State } from '../games/school-en/state.ts';
import type { SavedGame } from '../storage/school-en-game.ts';
import { GameBar } from '../ui/game/game-bar.tsx';
import { ProblemLine } from '../ui/game/problem-line.tsx';
import { ScoreSheet } from '../ui/game/score-sheet.tsx';
import { sheetText } from '../ui/game/sheet-words.ts';
import { TurnClock } from '../ui/game/turn-clock.tsx';
import type { PlayedGame } from '../ui/game/use-game.ts';
import type { SavedGames } from '../ui/game/use-saved-games.ts';
import { message } from '../ui/message.ts';
import { Spoken } from '../ui/spoken.tsx';
import { Board } from './board.tsx';
import { type Draft, draftOfTexts, draftTexts, walk } from './draft.ts';
import { DrawOrder } from './draw-order.tsx';
import { LastPlay, turnText } from './last-play.tsx';
import { Laying } from './laying.tsx';
import { Preview } from './preview.tsx';
import { problemText } from './problem-text.ts';
import { Racks } from './racks.tsx';
import { Result } from './result.tsx';
import { RULESET } from './rules-in-use.ts';
import { Scores } from './scores.tsx';
import { shownBoard } from './shown-board.ts';
import { TilesLeft } from './tiles-left.tsx';
import { TurnActions } from './turn-actions.tsx';

interface Props {
  game: PlayedGame<Setup, Move, State, Problem>;
  state: State;
  saved: SavedGames<SavedGame>;
}

/** A game from the drawing of the order to its result. */
export function GameTable({ game, state, saved: { kept, keep } }: Props) {
  const sheet = useMemo(() => sheetOf(state), [state]);
  const draft = useMemo(() => draftOfTexts(kept.draft), [kept.draft]);
  const { phase, setup } = state;
  const clock = kept.clock ?? newClock(turnLength(setup.time));
  /** Words are checked as they are laid, for practice. */
  const practice = kept.draft.practice === 'on';
  const problem = game.problem && problemText(game.problem, setup.players);

  const move = (one: Move) => {
    const after = schoolGame.apply(state, one);
    game.play(one);
    if (!after.ok) return;
    const next = keepsTurn(one, after.value) ? clock : clockAfter(clock, after.value, Date.now());
    keep((newest) => ({ clock: next, draft: { ...newest.draft, word: '' } }));
  };
  const changeDraft = (next: Draft) => keep((newest) => ({ draft: { ...newest.draft, ...draftTexts(next) } }));
  const bar = (
    <GameBar
      undo={game.undo}
      redo={game.redo}
      newGame={game.putAway}
      underWay={state.turns.length > 0 && phase.kind !== 'ended'}
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
  const walked = walk(state.board, draft);
  const isTyped = playing && draft.tiles.length > 0;
  const scored = isTyped ? scorePlay(state.board, walked.placed, state.racks[phase.player]) : undefined;
  const fits = walked.beyond === 0;
  const ready = fits && scored?.ok === true;
  const layWord = () => {
    if (fits) move({ kind: 'play', tiles: walked.placed });
  };
  return (
    <>
      <div class="head">
        <Scores sheet={sheet} turn={playing ? phase.player : undefined} />
        {playing && <TurnClock clock={clock} change={(next) => keep({ clock: next })} />}
      </div>
      {phase.kind === 'ended' && <Result sheet={sheet} />}
      <div class="table">
        <div>
          <Board
            tiles={shownBoard(state, isTyped ? walked.placed : [])}
            start={draft.square}
            direction={draft.direction}
            chosen={kept.draft.square !== undefined}
            typingAt={isTyped ? walked.next : draft.square}
            typed={isTyped}
            readOnly={!playing}
            choose={(square) => changeDraft({ ...draft, square })}
            turn={() => changeDraft({ ...draft, direction: draft.direction === 'across' ? 'down' : 'across' })}
            type={(letter, blank) => changeDraft({ ...draft, tiles: [...draft.tiles, { letter, blank }] })}
            erase={() => changeDraft({ ...draft, tiles: draft.tiles.slice(0, -1) })}
            clear={() => changeDraft({ ...draft, tiles: [] })}
            play={layWord}
          />
          {playing && (
            <>
              <Laying draft={draft} change={changeDraft} ready={ready} play={layWord} />
              <ProblemLine>
                {isTyped && !fits
                  ? message('school_beyond')
                  : scored && !scored.ok
                    ? problemText(scored.problem, setup.players)
                    : problem}
              </ProblemLine>
              {fits && scored?.ok && <Preview play={scored.value} check={practice ? RULESET : undefined} />}
              <TurnActions most={Math.min(state.bag, state.racks[phase.player] ?? 0)} move={move} />
              <p id="board-keys" class="quiet keys">
                {message('school_keys')}
              </p>
            </>
          )}
        </div>
        <div class="beside">
          <LastPlay state={state} move={move} pause={() => keep({ clock: pause(clock, Date.now()) })} />
          {phase.kind === 'racks' && (
            <>
              <Racks
                state={state}
                players={phase.players}
                because={phase.because}
                enter={(racks) => game.play(...racks)}
              />
              <ProblemLine>{problem}</ProblemLine>
            </>
          )}
          <ScoreSheet sheet={sheet} language="en" />
          <TilesLeft state={state} />
          {playing && (
            <label class="choice">
              <input
                type="checkbox"
                checked={practice}
                onChange={(event) => {
                  const on = event.currentTarget.checked;
                  keep((newest) => ({ draft: { ...newest.draft, practice: on ? 'on' : 'off' } }));
                }}
              />
              {message('school_practice')}
            </label>
          )}
          {bar}
        </div>
      </div>
      <Spoken text={saidOf(state)} />
    </>
  );
}

/** Does the turn go on as it was? A challenge that fails leaves the board and whoever's turn it is. */
function keepsTurn(move: Move, { turns }: State): boolean {
  return move.kind === 'challenge' && turns.at(-1)?.action.kind === 'play';
}

/** The clock of the next turn runs where that of the last one did. */
function clockAfter(clock: Clock, { phase }: State, now: number): Clock {
  const next = reset(clock);
  return clock.startedAt !== null && phase.kind === 'turn' ? start(next, now) : next;
}

/** What has happened and who is next, for screen readers. */
function saidOf(state: State): string {
  const { phase, turns, setup } = state;
  const last = turns.at(-1);
  const next =
    phase.kind === 'turn' ? message('school_to_play', setup.players[phase.player] ?? '') : message('school_over');
  return [...(last ? [turnText(last, state)] : []), next].join('. ');
}
