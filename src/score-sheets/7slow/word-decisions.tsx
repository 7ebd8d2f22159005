import { useState } from 'preact/hooks';
import type { Clash } from '../../core/explain/clashes.ts';
import type { ExplainedVerdict } from '../../core/explain/explanation.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { message, underscored } from '../../ui/message.ts';
import type { QueryState } from '../../ui/use-worker-query.ts';
import type { State, WrittenWord } from '../play/7slow/state.ts';
import { JudgedWord } from '../ui/word-verdict.tsx';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { ClashLine } from './clash-line.tsx';
import type { Game } from './game.ts';
import { PlayerAction } from './player-action.tsx';

interface Props {
  state: State;
  round: number;
  player: number;
  game: Game;
  /** The word in the game; null if the typed text differs from it. */
  written: WrittenWord | null;
  asked: QueryState<ExplainedVerdict>;
  again: () => void;
  clashes: readonly Clash[];
  /** Whether the verdict is shown before a challenge. */
  open: boolean;
  /** Called when a challenge begins. */
  challenged: () => void;
}

/**
 * The buttons for a word: challenge, refuse, count it all the same. A word is looked up only when it is challenged, because a challenge is
 * a risk (7slow WYZWANIA). Until then its verdict is hidden, unless `open`.
 */
export function WordDecisions({ state, round, player, game, written, asked, again, clashes, open, challenged }: Props) {
  const [challenging, setChallenging] = useState(false);
  const place = { round, player };
  const name = state.setup.players[player]?.name ?? '';
  const refusal = written?.refusal ?? null;
  const stands = written !== null && refusal === null;
  const isSettled = written?.checked === true || (refusal !== null && refusal.because !== 'family');
  const isShown = open || isSettled || asked.state !== 'ready';
  const isBarred = isShown && asked.state === 'ready' && asked.verdict.verdict === 'disallowed' && clashes.length === 0;
  const admit = () =>
    game.play(
      refusal?.earlier === undefined
        ? { kind: 'admit', ...place }
        : { kind: 'dismiss', ...place, earlier: refusal.earlier },
    );

  return (
    <>
      <div class="word-answer">
        {isShown && <JudgedWord asked={asked} again={again} reasonTold={clashes.length > 0} />}
        <div class="game-actions">
          {stands && isBarred && (
            <PlayerAction name={name} act={() => game.play({ kind: 'refuse', ...place, because: 'not-a-word' })}>
              {message('game_7slow_refuse')}
            </PlayerAction>
          )}
          {stands && !written.checked && state.setup.players.length > 1 && (
            <PlayerAction
              name={name}
              act={() => {
                challenged();
                setChallenging(true);
              }}
            >
              {message('game_7slow_challenge')}
            </PlayerAction>
          )}
        </div>
      </div>
      {!refusal &&
        clashes.map((clash) => (
          <ClashLine
            key={clash.earlier}
            clash={clash}
            state={state}
            round={round}
            confirm={
              written && (() => game.play({ kind: 'refuse', ...place, because: 'family', earlier: clash.earlier }))
            }
            dismiss={written && (() => game.play({ kind: 'dismiss', ...place, earlier: clash.earlier }))}
          />
        ))}
      {refusal && (
        <div class="word-answer">
          <p class="problem">
            {message(`game_7slow_refused_${underscored(refusal.because)}`, upperCase(refusal.earlier ?? ''))}
          </p>
          <PlayerAction name={name} act={admit}>
            {message('game_7slow_admit')}
          </PlayerAction>
        </div>
      )}
      {written?.checked && <p class="quiet">{message('game_7slow_checked')}</p>}
      {challenging && (
        <ChallengeDialog
          state={state}
          round={round}
          author={player}
          asked={asked}
          again={again}
          closed={() => setChallenging(false)}
          answered={(challenger, exists) => {
            setChallenging(false);
            game.play({ kind: 'challenge', round, author: player, challenger }, { kind: 'answer', exists });
          }}
        />
      )}
    </>
  );
}
