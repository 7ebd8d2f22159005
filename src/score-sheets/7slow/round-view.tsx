import { useEffect, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import type { WordScore } from '../play/7slow/score.ts';
import { ROUNDS, TIMER_LENGTH } from '../play/7slow/setup.ts';
import type { State } from '../play/7slow/state.ts';
import { unfinished } from '../play/7slow/unfinished.ts';
import { newClock, pause, start } from '../play/clock.ts';
import { TurnClock } from '../ui/turn-clock.tsx';
import { Fastest } from './fastest.tsx';
import type { Game, Saved } from './game.ts';
import { GameProblem } from './game-problem.tsx';
import { NewCards } from './new-cards.tsx';
import { RoundArea } from './round-area.tsx';
import { RoundEnd } from './round-end.tsx';
import { SoloCard } from './solo-card.tsx';
import { SoloTime } from './solo-time.tsx';
import { WordRow, wordField } from './word-row.tsx';

interface Props {
  state: State;
  game: Game;
  saved: Saved;
  /** Called with text for screen readers. */
  say: (text: string) => void;
}

/** The first button of the choice of the fastest player. */
const firstName = () => document.querySelector<HTMLElement>('.play .fastest button:enabled');

/** Name of the draft that stores that the players have left a complete round. */
const GONE_ON = 'next';

/** The current round, from its new cards to its bonuses. */
export function RoundView({ state, game, saved, say }: Props) {
  const [score, setScore] = useState<WordScore | null>(null);
  /** Place of the last typed card: its bonus may still follow. */
  const [lastCard, setLastCard] = useState<number | undefined>();
  const { mode, players } = state.setup;
  const round = state.rounds.length;
  const present = state.rounds[round - 1];
  const missing = unfinished(state);
  const dealing = round === 0 || (GONE_ON in saved.kept.draft && !missing && round < ROUNDS);
  const clock = saved.kept.clock ?? newClock(TIMER_LENGTH);
  const allWritten = present?.words.every((written) => written !== null) === true;

  const stay = () => saved.keep(({ draft: { [GONE_ON]: _, ...draft } }) => ({ draft }));
  // A round reopened by undoing must be left again; otherwise its bonuses would not be seen.
  useEffect(() => {
    if (missing && GONE_ON in saved.kept.draft) stay();
  }, [missing === null]);

  // All players are ready. In a solo game, the timer must first say whether the word was in time.
  const timerDone = mode.kind === 'solo' ? missing === null : allWritten;
  useEffect(() => {
    if (timerDone && clock.startedAt !== null) saved.keep({ clock: pause(clock, Date.now()) });
  }, [timerDone]);

  const fastest = (player: number) => {
    game.play({ kind: 'fastest', round, player });
    // Turning the timer starts it; correcting the name does not.
    if (allWritten) return;
    saved.keep(({ clock: running }) => ({ clock: running ?? start(newClock(TIMER_LENGTH), Date.now()) }));
  };
  /** In a solo game the timer is laid on its side: it stops, and that says whether the word was in time. */
  const changeClock = (changed: typeof clock) => {
    saved.keep({ clock: changed });
    const laidDown = mode.kind === 'solo' && clock.startedAt !== null && changed.startedAt === null;
    const inTime = changed.left > 0;
    // With the full time left, it was reset.
    if (laidDown && changed.left < changed.length) game.play({ kind: 'time', round, inTime });
  };
  const wordDone = (player: number) => {
    if (mode.kind === 'solo' && clock.startedAt !== null) changeClock(pause(clock, Date.now()));
    const fields = [...players.keys()].map((other) => document.getElementById(wordField(round, other)));
    const following = [...fields.slice(player + 1), ...fields.slice(0, player)];
    const empty = following.find((field) => field instanceof HTMLInputElement && field.value === '');
    // Synchronously, because a quick typist is already typing the next word.
    if (empty) empty.focus();
    // After the last word the end of the round appears, unless the name of the fastest is still missing.
    else setTimeout(() => (document.getElementById('round-end') ?? firstName())?.focus());
  };

  return (
    <>
      <h2>{message('game_7slow_round', dealing ? round + 1 : round, ROUNDS)}</h2>
      {dealing ? (
        <NewCards dealt={setLastCard} state={state} game={game} saved={saved} back={round > 0 ? stay : null} />
      ) : (
        <>
          <RoundArea state={state} round={round} game={game} score={score} focused={lastCard} />
          {mode.kind === 'timed' && (
            <div class="timing">
              <Fastest state={state} round={round} choose={fastest} />
              <TurnClock clock={clock} change={changeClock} alarm={saved.kept.options} />
            </div>
          )}
          {mode.kind === 'untimed' && present?.fastest != null && (
            <p>{message('game_7slow_leads_round', players[present.fastest]?.name ?? '')}</p>
          )}
          {mode.kind === 'solo' && (
            <div class="timing">
              <SoloCard state={state} />
              <TurnClock clock={clock} change={changeClock} alarm={saved.kept.options} />
            </div>
          )}
          <h3>{message('game_7slow_words')}</h3>
          <ol class="words">
            {players.map(({ name }, player) => (
              <WordRow
                key={`${round} ${name}`}
                state={state}
                round={round}
                player={player}
                game={game}
                saved={saved}
                done={wordDone}
                showCards={setScore}
                say={say}
              />
            ))}
          </ol>
          {mode.kind === 'solo' && <SoloTime round={round} inTime={present?.inTime ?? null} game={game} />}
          <GameProblem game={game} players={players} />
          <RoundEnd
            state={state}
            missing={missing}
            next={() => saved.keep(({ draft }) => ({ draft: { ...draft, [GONE_ON]: '1' } }))}
            finish={() => game.play({ kind: 'finish' })}
          />
        </>
      )}
    </>
  );
}
