import { useState } from 'preact/hooks';
import { browser } from '../platform/browser.ts';
import { ask, type Unreachable } from '../platform/messages/ask.ts';
import type { AnswerProblem } from '../platform/messages/table.ts';
import { message } from './message.ts';

interface Props {
  problem: AnswerProblem | Unreachable['problem'];
  /** Called when the action has ended, whatever came of it. */
  tried: () => void;
}

/** Why there is no verdict, in a sentence, and what to do about it. */
export function LexiconFailure({ problem, tried }: Props) {
  return (
    <div role="alert">
      <p>{message(`failed_${problem}`)}</p>
      {(problem === 'list' || problem === 'newer' || problem === 'unimported') && (
        <button type="button" class="action" onClick={() => browser.runtime.openOptionsPage()}>
          {message('own_lists_open')}
        </button>
      )}{' '}
      {problem === 'package' || problem === 'damaged' ? (
        <Reimport ended={tried} />
      ) : (
        <button type="button" class="action" onClick={tried}>
          {message('try_again')}
        </button>
      )}
    </div>
  );
}

/** Reads the lexicons from the package anew. @param ended called when that is over, successful or not. */
export function Reimport({ ended }: { ended: () => void }) {
  const [busy, setBusy] = useState(false);
  const reimport = async () => {
    setBusy(true);
    // What went wrong is in the state that `ended` asks for.
    await ask<'reimport'>({ name: 'reimport' }).catch(() => {});
    setBusy(false);
    ended();
  };
  return (
    <button type="button" class="action" disabled={busy} onClick={reimport}>
      {message(busy ? 'reimporting' : 'reimport')}
    </button>
  );
}
