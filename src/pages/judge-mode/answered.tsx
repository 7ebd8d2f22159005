import { useEffect, useRef, useState } from 'preact/hooks';
import { upperCase } from '../../core/words/normalise.ts';
import { message } from '../../ui/message.ts';
import { VerdictSign } from '../../ui/verdict-sign.tsx';
import type { PlayAnswer } from './judge-play.ts';
import { isKeyOfPage } from './page-keys.ts';

/** A play and its answer. */
export interface Play {
  words: readonly string[];
  /** Undefined until it has arrived. */
  answer?: PlayAnswer;
}

/** Minimum milliseconds for which a verdict is shown, so that a key pressed twice does not dismiss it; as in Zyzzyva's judge. */
const HOLD = 500;

interface Props {
  play: Play;
  /** Seconds until the next play. */
  rest: number;
  next: () => void;
  again: () => void;
}

/** One verdict as large as possible, without reasons and without saying which word is wrong. After `HOLD` any key dismisses it. */
export function Answered({ play: { words, answer }, rest, next, again }: Props) {
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
        {answer?.state === 'failed' && message(`failed_${answer.problem}`)}
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
    const timer = setTimeout(() => setOver({ shown }), HOLD);
    return () => clearTimeout(timer);
  }, [shown]);
  return over === null || over.shown !== shown;
}
