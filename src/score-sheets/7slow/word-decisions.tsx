import { useState } from 'preact/hooks';
import type { Clash } from '../../core/explain/clashes.ts';
import { type ExplainedVerdict, plainText } from '../../core/explain/explanation.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { message, underscored } from '../../ui/message.ts';
import type { QueryState } from '../../ui/use-worker-query.ts';
import { RuleSection } from '../../ui/verdict-components.tsx';
import type { State, WrittenWord } from '../play/7slow/state.ts';
import { WordVerdict } from '../ui/word-verdict.tsx';
import { ChallengeDialog } from './challenge-dialog.tsx';
import type { Game } from './game.tsx';

interface PlayerActionProps {
  /** The player's name, which distinguishes the buttons for screen readers. */
  name: string;
  /** Label of the button. */
  children: string;
  /** Class of the button. */
  look?: string;
  act: () => void;
}

/** A button for an action on one player's word. */
export function PlayerAction({ name, children, look = 'action', act }: PlayerActionProps) {
  return (
    <button type="button" class={look} aria-label={message('game_action_of', children, name)} onClick={act}>
      {children}
    </button>
  );
}

interface ClashLineProps {
  clash: Clash;
  state: State;
  /** The round of the clashing word. */
  round: number;
  /** Called when the players confirm the clash; null while the word is being typed. */
  confirm: (() => void) | null;
  dismiss: (() => void) | null;
}

/** A clash with a word of an earlier round: the relation of the words, who played the earlier one and when, and the players' decision. */
function ClashLine({ clash: { earlier, likely, line }, state, round, confirm, dismiss }: ClashLineProps) {
  const before = state.rounds
    .slice(0, round - 1)
    .flatMap(({ words }, index) =>
      words.flatMap((written, player) => (written?.word === earlier ? [{ round: index + 1, player }] : [])),
    )[0];
  return (
    <div class="clash-line">
      <p>
        {plainText(line.sentence)} {line.cites && <RuleSection {...line.cites} />}
      </p>
      {before && (
        <p class="quiet">
          {message(
            'game_7slow_played',
            upperCase(earlier),
            state.setup.players[before.player]?.name ?? '',
            before.round,
          )}
        </p>
      )}
      {confirm && dismiss && (
        <div class="game-actions">
          <button type="button" class="action" onClick={confirm}>
            {message('game_7slow_clash_confirm')}
          </button>
          <button type="button" class="action" onClick={dismiss}>
            {message(likely ? 'game_7slow_clash_dismiss' : 'game_7slow_admit')}
          </button>
        </div>
      )}
    </div>
  );
}

interface WordDecisionsProps {
  state: State;
  round: number;
  player: number;
  game: Game;
  /** The word in the game; null if the typed text differs from it. */
  written: WrittenWord | null;
  answer: QueryState<ExplainedVerdict>;
  again: () => void;
  clashes: readonly Clash[];
  /** True if the verdict is shown before a challenge. */
  open: boolean;
  /** Called when a challenge begins. */
  challenged: () => void;
}

/**
 * The decisions about a word: challenge, refuse, admit. The verdict is hidden until the word is challenged, because a challenge is a risk
 * (7slow WYZWANIA), unless `open` is true.
 */
export function WordDecisions({
  state,
  round,
  player,
  game,
  written,
  answer,
  again,
  clashes,
  open,
  challenged,
}: WordDecisionsProps) {
  const [challenging, setChallenging] = useState(false);
  const place = { round, player };
  const name = state.setup.players[player]?.name ?? '';
  const refusal = written?.refusal ?? null;
  const stands = written !== null && refusal === null;
  const isSettled = written?.checked === true || (refusal !== null && refusal.because !== 'family');
  const isShown = open || isSettled || answer.state !== 'ready';
  const isBarred =
    isShown && answer.state === 'ready' && answer.verdict.verdict === 'disallowed' && clashes.length === 0;
  const admit = () =>
    game.play(
      refusal?.earlier === undefined
        ? { kind: 'admit', ...place }
        : { kind: 'dismiss', ...place, earlier: refusal.earlier },
    );

  return (
    <>
      <div class="word-answer">
        {isShown && <WordVerdict answer={answer} again={again} hideReason={clashes.length > 0} />}
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
          answer={answer}
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
