import { message } from '../../ui/message.ts';
import type { Problem } from '../play/7slow/problem.ts';
import { roundResult } from '../play/7slow/round-result.ts';
import { ROUNDS } from '../play/7slow/setup.ts';
import { soloRounds } from '../play/7slow/solo.ts';
import type { State } from '../play/7slow/state.ts';
import { problemSentence } from './problem-words.ts';

interface Props {
  state: State;
  /** What the round still lacks. */
  missing: Problem | null;
  next: () => void;
  finish: () => void;
}

/** The result of the round and the button for the next one; before that, what the round still lacks. */
export function RoundEnd({ state, missing, next, finish }: Props) {
  const round = state.rounds.length;
  const begun = state.rounds[round - 1]?.words.some((written) => written !== null);
  return (
    <div class="round-end">
      <div role="status">
        {missing
          ? begun && <p class="quiet">{problemSentence(missing, state.setup.players)}</p>
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

/** The players who tick bonus fields, with reasons, and what happens to cards and timer. */
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
  const told = lines.length > 0 ? lines : [message('game_7slow_no_bonus')];
  const handed = mode.kind === 'timed' && players.length > 2 && round < ROUNDS;
  return handed ? [...told, message('game_7slow_hand_card', fastestName)] : told;
}
