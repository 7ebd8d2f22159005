import { useEffect, useRef, useState } from 'preact/hooks';
import { type Outcome, worstOf } from '../../core/rules/outcome.ts';
import { upperCase } from '../../core/words/normalise.ts';
import type { LexiconAnswer } from '../../platform/messages/answers.ts';
import { ASK_AGAIN_MS, answerOrFailure, ask, type FailedAnswer } from '../../platform/messages/ask.ts';
import { activeListIds } from '../../platform/storage/active-lists.ts';
import type { Table } from '../../platform/storage/judge-table.ts';
import { isPermitted } from '../../platform/storage/policy.ts';
import { readSettings } from '../../platform/storage/settings.ts';
import { message } from '../../ui/message.ts';
import { VerdictSign } from '../../ui/verdict-components.tsx';
import { isKeyOfPage } from './kiosk.ts';

/** A play and its answer. */
export interface Play {
  words: readonly string[];
  /** Undefined until it has arrived. */
  answer?: PlayAnswer;
}

/** The answer to a play: one for all its words, because a word judge does not say which of them is wrong. */
type PlayAnswer =
  | { state: 'judged'; outcome: Outcome }
  /** One of them cannot be judged, such as a word with an unnamed blank. */
  | { state: 'no-word'; why: string }
  /** The verdicts were made by another list than the fixed one. */
  | { state: 'other-list' }
  | Extract<LexiconAnswer<unknown> | FailedAnswer, { state: 'failed' }>;

/** Minimum milliseconds for which a verdict is shown, so that a key pressed twice does not dismiss it; as in Zyzzyva's judge. */
const HOLD_MS = 500;

interface Props {
  play: Play;
  /** Seconds until the next play. */
  rest: number;
  next: () => void;
  again: () => void;
}

/** One verdict as large as possible, without reasons and without saying which word is wrong. After `HOLD` any key dismisses it. */
export function PlayVerdict({ play: { words, answer }, rest, next, again }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const isHeld = useHold(answer);
  useEffect(() => {
    if (!answer) return;
    button.current?.focus();
    const timer = setTimeout(next, rest * 1000);
    return () => clearTimeout(timer);
  }, [answer]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isKeyOfPage(event) || !(event.key.length === 1 || event.key === 'Enter' || event.key === 'Escape')) return;
      const isOther = event.target instanceof Element && event.target.closest('.again');
      if (isOther && !isHeld && !event.repeat) return;
      // A held key would press the focused button.
      event.preventDefault();
      if (answer && !isHeld && !event.repeat) next();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [answer, isHeld]);
  const outcome = answer?.state === 'judged' ? answer.outcome : '';
  return (
    <section class={`verdict-on-play ${outcome}`}>
      <div role="status" class="large">
        {answer?.state === 'judged' && (
          <>
            <p class={`says ${answer.outcome}`}>
              <VerdictSign outcome={answer.outcome} />
              <strong>{message(`judge_says_${answer.outcome}`)}</strong>
            </p>
            <p class="word">{message(`play_${answer.outcome}`)}</p>
          </>
        )}
        {answer?.state === 'no-word' && answer.why}
        {answer?.state === 'other-list' && message('judge_other_list')}
        {answer?.state === 'failed' && message(`failed_${answer.code}`)}
      </div>
      <ul class="words">
        {words.map((word, place) => (
          <li key={place}>{upperCase(word)}</li>
        ))}
      </ul>
      <div class="steps">
        {answer?.state === 'failed' && (
          <button type="button" class="action main-action again" onClick={() => !isHeld && again()}>
            {message('try_again')}
          </button>
        )}
        <button
          ref={button}
          type="button"
          class="action main-action next"
          aria-disabled={isHeld}
          onClick={() => !isHeld && next()}
        >
          {message('judge_next')}
        </button>
      </div>
    </section>
  );
}

/** Whether the verdict is too new to be dismissed. */
function useHold(shown: unknown): boolean {
  const [over, setOver] = useState<{ shown: unknown } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver({ shown }), HOLD_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return over === null || over.shown !== shown;
}

/**
 * Judges the words of one play under the table's ruleset. The user's exceptions are ignored: another tab could create some while the
 * players have the device. Waits for a lexicon that is being loaded.
 */
export async function judgePlay(words: readonly string[], { ruleset, list, notFound }: Table): Promise<PlayAnswer> {
  const [active, { policy }] = await Promise.all([activeListIds().catch(() => null), readSettings()]);
  if (!isPermitted(ruleset, policy) || (active && (active[ruleset] ?? null) !== list)) return { state: 'other-list' };
  for (;;) {
    const answer = await answerOrFailure(
      ask<'judge-words'>({ name: 'judge-words', words: [...words], ruleset, exceptions: false }),
    );
    if (answer.state === 'failed') return answer;
    if (answer.state === 'ready') {
      const noWord = answer.verdicts.find(({ outcome }) => outcome === null);
      if (noWord) return { state: 'no-word', why: noWord.why };
      const outcome = worstOf(answer.verdicts.flatMap(({ outcome }) => outcome ?? []));
      return { state: 'judged', outcome: outcome === 'notFound' && notFound === 'disallowed' ? 'disallowed' : outcome };
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
