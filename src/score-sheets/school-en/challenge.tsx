import { useState } from 'preact/hooks';
import { challengeRule } from '../../core/rules/outcome.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { counted, message } from '../../ui/message.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import { useAnswers } from '../../ui/use-worker-query.ts';
import { RuleSection } from '../../ui/verdict-components.tsx';
import { useCitation } from '../../ui/wording-of-page.ts';
import type { Move } from '../play/school-en/move.ts';
import { schoolGame } from '../play/school-en/rules.ts';
import type { State } from '../play/school-en/state.ts';
import { Dialog } from '../ui/dialog.tsx';
import { VerdictLine } from '../ui/word-verdict.tsx';
import { asLookedUp, errorText, RULESET } from './game.ts';

type ChallengeMove = Extract<Move, { kind: 'challenge' }>;

interface Props {
  state: State;
  /** The player who made the play. */
  player: number;
  /** The words that can be challenged. */
  words: readonly string[];
  close: () => void;
  settle: (challenge: ChallengeMove) => void;
}

/** A challenge: first who challenges which words, then the dictionary's answer (rules 9 and 10) and the consequences (rule 11). */
export function Challenge({ state, player, words, close, settle }: Props) {
  const { players } = state.setup;
  const others = players.map((_, other) => other).filter((other) => other !== player);
  const [challenger, setChallenger] = useState(others.length === 1 ? others[0] : undefined);
  const [chosen, setChosen] = useState<readonly string[]>(words.length === 1 ? words : []);
  /** True once the words are looked up. Then the choice is final. */
  const [isConfirmed, setIsConfirmed] = useState(false);

  const submitted = (event: Event) => {
    event.preventDefault();
    setIsConfirmed(true);
  };
  const toggle = (word: string, on: boolean) =>
    // In the order of the play.
    setChosen((before) => words.filter((other) => (other === word ? on : before.includes(other))));
  return (
    <Dialog title={message('school_challenge_of', players[player] ?? '')} closed={close}>
      {isConfirmed && challenger !== undefined ? (
        <Settling state={state} player={player} challenger={challenger} words={chosen} settle={settle} />
      ) : (
        <form class="challenge" onSubmit={submitted}>
          <fieldset>
            <legend>{message('school_challenged_words')}</legend>
            {words.map((word) => (
              <label key={word} class="choice">
                <input
                  type="checkbox"
                  checked={chosen.includes(word)}
                  onChange={(event) => toggle(word, event.currentTarget.checked)}
                />
                <span lang="en">{word}</span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{message('school_challenger')}</legend>
            {others.map((other) => (
              <label key={other} class="choice">
                <input
                  type="radio"
                  name="challenger"
                  required
                  checked={challenger === other}
                  onChange={() => setChallenger(other)}
                />
                {players[other]}
              </label>
            ))}
          </fieldset>
          <div class="game-actions">
            <button type="submit" class="action main" disabled={chosen.length === 0}>
              {message('school_look_up')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

interface SettlingProps extends Omit<Props, 'close'> {
  challenger: number;
}

/** The dictionary's answer. The referee may decide otherwise, because the tournament may use another dictionary. */
function Settling({ state, player, challenger, words, settle }: SettlingProps) {
  const [answers, again] = useAnswers(asLookedUp(words), RULESET);
  const [ruled, setRuled] = useState<Readonly<Record<string, boolean>>>({});
  const judged = answers.state === 'ready' ? answers.judged : [];
  const isGood = (word: string): boolean | undefined => {
    const found = judged[words.indexOf(word)];
    return ruled[word] ?? (found && found.verdict.verdict === 'allowed');
  };
  const settled = words.every((word) => isGood(word) !== undefined);
  const challenge: ChallengeMove = {
    kind: 'challenge',
    challenger,
    words: words.map((word) => ({ word, valid: isGood(word) ?? false })),
  };
  return (
    <form
      class="challenge"
      onSubmit={(event) => {
        event.preventDefault();
        settle(challenge);
      }}
    >
      {answers.state !== 'ready' && <Unanswered query={answers} again={again} />}
      {words.map((word, index) => (
        <fieldset key={word} class="ruling">
          <legend lang="en">{word}</legend>
          {judged[index] && <VerdictLine judged={judged[index]} />}
          <div class="choices">
            {[true, false].map((good) => (
              <label key={String(good)} class="choice">
                <input
                  type="radio"
                  name={`ruling ${word}`}
                  checked={isGood(word) === good}
                  onChange={() => setRuled({ ...ruled, [word]: good })}
                />
                {message(good ? 'school_rule_good' : 'school_rule_wrong')}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div role="status">{settled && <Consequence state={state} player={player} challenge={challenge} />}</div>
      <p class="quiet">{message('school_referee_decides')}</p>
      <div class="game-actions">
        <button type="submit" class="action main" disabled={!settled}>
          {message('school_apply')}
        </button>
      </div>
    </form>
  );
}

interface ConsequenceProps {
  state: State;
  player: number;
  challenge: ChallengeMove;
}

/** The consequences of the challenge by the rules of the game. */
function Consequence({ state, player, challenge }: ConsequenceProps) {
  const { players } = state.setup;
  const after = schoolGame.apply(state, challenge);
  const good = after.ok && after.value.turns.at(-1)?.action.kind === 'play';
  const cited = useCitation(challengeRule(rulesetOf(RULESET), good ? 'allowed' : 'disallowed'));
  if (!after.ok) return <p class="problem">{errorText(after.error, players)}</p>;
  const last = after.value.turns.at(-1);
  const lost = last?.lost.at(-1)?.points ?? 0;
  return (
    <p>
      <strong>
        {good
          ? counted('school_will_lose', lost, players[challenge.challenger] ?? '')
          : message('school_will_take_back', players[player] ?? '')}
      </strong>{' '}
      {cited && <RuleSection {...cited} />}
    </p>
  );
}
