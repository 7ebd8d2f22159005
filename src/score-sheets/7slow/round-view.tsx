import { useEffect, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import type { GameError } from '../play/7slow/move.ts';
import { roundResult, soloRounds, unfinished } from '../play/7slow/round.ts';
import { ROUNDS, type State, TIMER_LENGTH } from '../play/7slow/state.ts';
import type { WordScore } from '../play/7slow/word.ts';
import { newClock, pause, start } from '../play/clock.ts';
import { TurnClock } from '../ui/turn-clock.tsx';
import { errorText, type Game, GameErrorLine, type Saved } from './game.tsx';
import { NewCards, RoundArea } from './round-cards.tsx';
import { Fastest, SoloCard, SoloTime } from './timing.tsx';
import { WordRow, wordField } from './word-row.tsx';

interface RoundEndProps {
  state: State;
  /** The reason why the round is not complete; null if it is. */
  missing: GameError | null;
  next: () => void;
  finish: () => void;
}

/** The result of the round with the button for the next one, or what the round still lacks. */
function RoundEnd({ state, missing, next, finish }: RoundEndProps) {
  const round = state.rounds.length;
  const begun = state.rounds[round - 1]?.words.some((written) => written !== null);
  return (
    <div class="round-end">
      <div role="status">
        {missing
          ? begun && <p class="quiet">{errorText(missing, state.setup.players)}</p>
          : bonusLines(state, round).map((line) => <p key={line}>{line}</p>)}
      </div>
      {!missing && (
        <button id="round-end" type="button" class="action main" onClick={round < ROUNDS ? next : finish}>
          {round < ROUNDS ? message('game_7slow_next_round', round + 1) : message('game_7slow_finish')}
        </button>
      )}
    </div>
  );
}

/** Returns the sentences about bonuses, the timer and the card of the fastest player. */
function bonusLines(state: State, round: number): string[] {
  const { mode, players } = state.setup;
  const { bonuses } = roundResult(state, round);
  if (mode.kind === 'solo') {
    const solo = soloRounds(state).at(-1);
    if (!solo) return [];
    const { bonus, penalty, next } = solo;
    return [
      bonus > 0 ? message('game_7slow_solo_bonus', bonus) : message('game_7slow_solo_no_bonus'),
      ...(penalty ? [message('game_7slow_solo_penalty')] : []),
      ...(round < ROUNDS ? [message('game_7slow_solo_next', next)] : []),
    ];
  }
  const fastest = state.rounds[round - 1]?.fastest ?? -1;
  const fastestName = players[fastest]?.name ?? '';
  const lines = players.flatMap(({ name }, player) => {
    if (bonuses[player] === 2) {
      return [
        players.length > 4 ? message('game_7slow_second_bonus_three', name) : message('game_7slow_second_bonus', name),
      ];
    }
    return bonuses[player] === 1 ? [message('game_7slow_first_bonus', name, fastestName)] : [];
  });
  const bonusText = lines.length > 0 ? lines : [message('game_7slow_no_bonus')];
  const handed = mode.kind === 'timed' && players.length > 2 && round < ROUNDS;
  return handed ? [...bonusText, message('game_7slow_hand_card', fastestName)] : bonusText;
}

interface RoundViewProps {
  state: State;
  game: Game;
  saved: Saved;
  /** Called with text for screen readers. */
  announce: (text: string) => void;
}

/** Returns the first button of the choice of the fastest player. */
const firstName = () => document.querySelector<HTMLElement>('.play .fastest button:enabled');

/** Name of the draft that is set once the players have left a complete round. */
const GONE_ON = 'next';

/** The current round, from its new cards to its bonuses. */
export function RoundView({ state, game, saved, announce }: RoundViewProps) {
  const [score, setScore] = useState<WordScore | null>(null);
  /** Place of the last typed card, which has the focus because its bonus may follow. */
  const [lastCard, setLastCard] = useState<number | undefined>();
  const { mode, players } = state.setup;
  const round = state.rounds.length;
  const present = state.rounds[round - 1];
  const missing = unfinished(state);
  const dealing = round === 0 || (GONE_ON in saved.games.draft && !missing && round < ROUNDS);
  const clock = saved.games.clock ?? newClock(TIMER_LENGTH);
  const allWritten = present?.words.every((written) => written !== null) === true;

  const stay = () => saved.update(({ draft: { [GONE_ON]: _, ...draft } }) => ({ draft }));
  // A round that undoing has reopened must be left again, so that its bonuses are seen.
  useEffect(() => {
    if (missing && GONE_ON in saved.games.draft) stay();
  }, [missing === null]);

  // In a solo game, the timer runs until it is known whether the word was in time.
  const timerDone = mode.kind === 'solo' ? missing === null : allWritten;
  useEffect(() => {
    if (timerDone && clock.startedAt !== null) saved.update({ clock: pause(clock, Date.now()) });
  }, [timerDone]);

  const fastest = (player: number) => {
    game.play({ kind: 'fastest', round, player });
    // Turning the timer starts it. Correcting the name later does not.
    if (allWritten) return;
    saved.update(({ clock: running }) => ({ clock: running ?? start(newClock(TIMER_LENGTH), Date.now()) }));
  };
  /** In a solo game, stopping the timer also decides whether the word was in time. */
  const changeClock = (changed: typeof clock) => {
    saved.update({ clock: changed });
    const isStopped = mode.kind === 'solo' && clock.startedAt !== null && changed.startedAt === null;
    const inTime = changed.left > 0;
    // A timer with its full time was reset, not stopped.
    if (isStopped && changed.left < changed.length) game.play({ kind: 'time', round, inTime });
  };
  const wordDone = (player: number) => {
    if (mode.kind === 'solo' && clock.startedAt !== null) changeClock(pause(clock, Date.now()));
    const fields = [...players.keys()].map((other) => document.getElementById(wordField(round, other)));
    const following = [...fields.slice(player + 1), ...fields.slice(0, player)];
    const empty = following.find((field) => field instanceof HTMLInputElement && field.value === '');
    // Synchronously, because the user may already type the next word.
    if (empty) empty.focus();
    // After the last word, the end of the round appears if the fastest player is known.
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
              <TurnClock clock={clock} change={changeClock} alarm={saved.games.options} />
            </div>
          )}
          {mode.kind === 'untimed' && present?.fastest != null && (
            <p>{message('game_7slow_leads_round', players[present.fastest]?.name ?? '')}</p>
          )}
          {mode.kind === 'solo' && (
            <div class="timing">
              <SoloCard state={state} />
              <TurnClock clock={clock} change={changeClock} alarm={saved.games.options} />
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
                announce={announce}
              />
            ))}
          </ol>
          {mode.kind === 'solo' && <SoloTime round={round} inTime={present?.inTime ?? null} game={game} />}
          <GameErrorLine game={game} players={players} />
          <RoundEnd
            state={state}
            missing={missing}
            next={() => saved.update(({ draft }) => ({ draft: { ...draft, [GONE_ON]: '1' } }))}
            finish={() => game.play({ kind: 'finish' })}
          />
        </>
      )}
    </>
  );
}
