import { useState } from 'preact/hooks';
import type { ExplainedVerdict } from '../../core/explain/explanation.ts';
import { outcomeOf } from '../../core/rules/outcome.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { message } from '../../ui/message.ts';
import type { QueryState } from '../../ui/use-worker-query.ts';
import type { State } from '../play/7slow/state.ts';
import { Dialog } from '../ui/dialog.tsx';
import { WordVerdict } from '../ui/word-verdict.tsx';

interface Props {
  state: State;
  round: number;
  author: number;
  /** The verdict on the challenged word. */
  answer: QueryState<ExplainedVerdict>;
  again: () => void;
  closed: () => void;
  /** Called with the challenger and whether the word exists. */
  answered: (challenger: number, exists: boolean) => void;
}

/** A challenge: who challenges, the verdict on the word, and the consequences. The players decide. */
export function ChallengeDialog({ state, round, author, answer, again, closed, answered }: Props) {
  const { players } = state.setup;
  const others = [...players.keys()].filter((player) => player !== author);
  const [challenger, setChallenger] = useState(others.length === 1 ? others[0] : undefined);
  /** True once the challenge is announced. Only then the word is looked up. */
  const [announced, setAnnounced] = useState(false);
  const word = upperCase(state.rounds[round - 1]?.words[author]?.word ?? '');
  const ruled = answer.state === 'ready' ? outcomeOf(answer.verdict) : null;
  const named = (player: number | undefined) => (player === undefined ? '' : (players[player]?.name ?? ''));
  const decide = (exists: boolean) => challenger !== undefined && answered(challenger, exists);
  return (
    <Dialog title={message('game_7slow_challenge_title', word, named(author))} closed={closed}>
      <fieldset disabled={announced}>
        <legend>{message('game_7slow_challenger')}</legend>
        {others.map((player) => (
          <label key={player} class="choice">
            <input
              type="radio"
              name="challenger"
              checked={challenger === player}
              onChange={() => setChallenger(player)}
            />
            {named(player)}
          </label>
        ))}
      </fieldset>
      {!announced && (
        <button
          type="button"
          class="action main look-up"
          disabled={challenger === undefined}
          onClick={() => setAnnounced(true)}
        >
          {message('game_7slow_look_up')}
        </button>
      )}
      {announced && (
        <>
          <WordVerdict answer={answer} again={again} />
          <div class="decisions">
            <button type="button" class={`action${ruled === 'allowed' ? ' main' : ''}`} onClick={() => decide(true)}>
              {message('game_7slow_word_stands')}
            </button>
            <p class="quiet">{message('game_7slow_word_stands_means', named(challenger))}</p>
            <button
              type="button"
              class={`action${ruled === 'disallowed' ? ' main' : ''}`}
              onClick={() => decide(false)}
            >
              {message('game_7slow_word_falls')}
            </button>
            <p class="quiet">{message('game_7slow_word_falls_means', named(author))}</p>
          </div>
          <p class="quiet">{message('game_7slow_players_decide')}</p>
        </>
      )}
    </Dialog>
  );
}
