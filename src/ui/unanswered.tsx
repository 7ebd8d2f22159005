import { useState } from 'preact/hooks';
import { browser } from '../platform/browser.ts';
import { ask, type FailedAnswer } from '../platform/messages/ask.ts';
import { type AnswerErrorCode, DatabaseError } from '../platform/storage/errors.ts';
import { message } from './message.ts';
import type { QueryState } from './use-worker-query.ts';

interface UnansweredProps {
  /** A query without an answer. */
  query: Exclude<QueryState<unknown>, { state: 'ready' }>;
  /** Sends the query again. */
  again: () => void;
}

/**
 * Takes the place of an answer: shows the progress of a loading lexicon, an error with what to do about it, or that there is no word to
 * judge. Empty before the first query.
 */
export function Unanswered({ query, again }: UnansweredProps) {
  switch (query.state) {
    case 'idle':
      return null;
    case 'loading':
      return <LexiconProgress done={query.done} />;
    case 'failed':
      return <LexiconFailure code={query.code} tried={again} />;
    case 'no-word':
      return <p>{query.sentence}</p>;
  }
}

/** Shows the progress of loading. @param done share of the lexicon that has been loaded, 0 to 1. */
function LexiconProgress({ done }: { done: number }) {
  const percent = Math.round(done * 100);
  return (
    <label class="progress">
      {message('loading', percent)}
      <progress max={100} value={percent} />
    </label>
  );
}

interface FailureProps {
  code: AnswerErrorCode | FailedAnswer['code'];
  /** Called when the action has ended, successful or not. */
  tried: () => void;
}

/** Shows why there is no verdict, with a button for the remedy. */
export function LexiconFailure({ code, tried }: FailureProps) {
  return (
    <div role="alert">
      <p>{message(`failed_${code}`)}</p>
      {(code === 'list' || code === 'newer' || code === 'unimported') && (
        <button type="button" class="action" onClick={() => browser.runtime.openOptionsPage()}>
          {message('own_lists_open')}
        </button>
      )}{' '}
      {code === 'package' || code === 'damaged' ? (
        <Reimport ended={tried} />
      ) : (
        <button type="button" class="action" onClick={tried}>
          {message('try_again')}
        </button>
      )}
    </div>
  );
}

/** Shows a button that imports the lexicons from the package again. @param ended called after that, successful or not */
export function Reimport({ ended }: { ended: () => void }) {
  const [busy, setBusy] = useState(false);
  const reimport = async () => {
    setBusy(true);
    // The state that `ended` requests has the error.
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

/** Returns a sentence on an error of reading the user's lists: why they are missing, and what to do. */
export function unreadableLists(error: unknown): string {
  const isNewer = error instanceof DatabaseError && error.code === 'newer';
  return message(isNewer ? 'lists_newer' : 'lists_unreadable');
}
