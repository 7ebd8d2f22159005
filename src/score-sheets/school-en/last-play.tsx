import { useEffect, useRef, useState } from 'preact/hooks';
import { counted, message } from '../../ui/message.ts';
import type { Move } from '../play/school-en/move.ts';
import type { Action, Play, State, Turn } from '../play/school-en/state.ts';
import { Challenge } from './challenge.tsx';

interface Props {
  state: State;
  move: (move: Move) => void;
  /** Stops the clock for a challenge. */
  pause: () => void;
}

/** The last turn, with a button to challenge it. */
export function LastPlay({ state, move, pause }: Props) {
  const [challenging, setChallenging] = useState(false);
  const section = useRef<HTMLElement>(null);
  /** True if a challenge was settled: its button has disappeared, so the focus goes to the result. */
  const settled = useRef(false);
  useEffect(() => {
    if (settled.current) section.current?.focus();
    settled.current = false;
  }, [challenging]);
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
    <section ref={section} class="last-play" tabIndex={-1}>
      <p>
        <WithWords text={turnText(last, state, WORDS)} words={wordsOf(last.action)} />
      </p>
      {last.lost.map(({ challenger, words, points }) => (
        <p key={words.join(' ')} class="quiet">
          <WithWords
            text={message('school_lost', state.setup.players[challenger] ?? '', WORDS, points)}
            words={words.join(', ')}
          />
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
            settled.current = true;
            setChallenging(false);
            move(challenge);
          }}
        />
      )}
    </section>
  );
}

/** Returns the words of a play that can still be challenged, without duplicates. */
function openWords({ words }: Play, { lost }: Turn): string[] {
  const settled = new Set(lost.flatMap((challenge) => challenge.words));
  return [...new Set(words.map(({ word }) => word))].filter((word) => !settled.has(word));
}

/** Placeholder for the words of a play in a sentence. */
const WORDS = '\uFFFC';

/** A sentence that contains English words, marked as English for screen readers. */
function WithWords({ text, words }: { text: string; words: string }) {
  const [before, after] = text.split(WORDS);
  return (
    <>
      {before}
      {after !== undefined && <span lang="en">{words}</span>}
      {after}
    </>
  );
}

/**
 * Returns a turn in one line: “Ayşe: HOUSE, AT, 16 points”.
 * @param words replaces the words of the play, if given
 */
export function turnText({ player, action }: Turn, { setup }: State, words = wordsOf(action)): string {
  const name = setup.players[player] ?? '';
  switch (action.kind) {
    case 'play':
      return counted('school_played', action.play.points, name, words);
    case 'taken-back':
      return message('school_took_back', name, words);
    case 'exchange':
      return counted('school_exchanged', action.count, name);
    case 'pass':
      return message('school_passed', name);
  }
}

/** Returns the words of a turn; an empty text if it has none. */
function wordsOf(action: Action): string {
  return 'play' in action ? action.play.words.map(({ word }) => word).join(', ') : '';
}
