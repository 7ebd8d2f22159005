import { useState } from 'preact/hooks';
import type { Move } from '../games/school-en/move.ts';
import type { Play } from '../games/school-en/play.ts';
import type { State, Turn } from '../games/school-en/state.ts';
import { message } from '../ui/message.ts';
import { Challenge } from './challenge.tsx';

interface Props {
  state: State;
  move: (move: Move) => void;
  /** The clock stands while a challenge is settled. */
  pause: () => void;
}

/** What the last turn was, and the way to challenge it. */
export function LastPlay({ state, move, pause }: Props) {
  const [challenging, setChallenging] = useState(false);
  const last = state.turns.at(-1);
  if (!last) {
    return (
      <section class="last-play">
        <p>
          {message(
            'school_order_is',
            state.order
              .flat()
              .map((player) => state.setup.players[player])
              .join(', '),
          )}
        </p>
      </section>
    );
  }
  const play = last.action.kind === 'play' ? last.action.play : undefined;
  const open = play ? openWords(play, last) : [];
  return (
    <section class="last-play">
      <p>{turnText(last, state)}</p>
      {last.lost.map(({ challenger, words, points }) => (
        <p key={words.join(' ')} class="quiet">
          {message('school_lost', state.setup.players[challenger] ?? '', words.join(', '), points)}
        </p>
      ))}
      {open.length > 0 && state.phase.kind !== 'ended' && (
        <button
          type="button"
          class="action"
          onClick={() => {
            pause();
            setChallenging(true);
          }}
        >
          {message('school_challenge')}
        </button>
      )}
      {challenging && play && (
        <Challenge
          state={state}
          player={last.player}
          words={open}
          close={() => setChallenging(false)}
          settle={(challenge) => {
            setChallenging(false);
            move(challenge);
          }}
        />
      )}
    </section>
  );
}

/** The words of a play that no challenge has settled yet, each once. */
function openWords({ words }: Play, { lost }: Turn): string[] {
  const settled = new Set(lost.flatMap((challenge) => challenge.words));
  return [...new Set(words.map(({ word }) => word))].filter((word) => !settled.has(word));
}

/** “Ayşe: HOUSE, AT, 16 points”. */
export function turnText({ player, action }: Turn, { setup }: State): string {
  const name = setup.players[player] ?? '';
  switch (action.kind) {
    case 'play':
      return message('school_played', name, wordsOf(action.play), action.play.points);
    case 'taken-back':
      return message('school_took_back', name, wordsOf(action.play));
    case 'exchange':
      return message('school_exchanged', name, action.count);
    case 'pass':
      return message('school_passed', name);
  }
}

function wordsOf({ words }: Play): string {
  return words.map(({ word }) => word).join(', ');
}
