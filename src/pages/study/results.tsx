import { useState } from 'preact/hooks';
import { listName } from '../../core/explain/explanation.ts';
import { figure } from '../../ui/figures.ts';
import { counted, message } from '../../ui/message.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import type { Query } from './query-form.tsx';
import { SaveWords } from './save-words.tsx';
import { type Found, useSearch } from './use-search.ts';
import { useHooks, WordRows } from './word-rows.tsx';

/** No words: always the same array, so that effects do not run again. */
const NONE: readonly string[] = [];

/** The number of words, and the words when the user asks for them: learners may want to find them themselves first. */
export function Results({ query }: { query: Query }) {
  const { text, ruleset } = query;
  const [shown, setShown] = useState(false);
  const { answer, isRunning, stop, resume, showMore, all } = useSearch(query);
  const found = answer.state === 'ready' ? answer.found : null;
  const hooks = useHooks(shown && found ? found.first : NONE, ruleset);
  if (answer.state !== 'ready') return <Unanswered query={answer} again={resume} />;
  const { list, lengths, first, count, whole } = answer.found;
  return (
    <section class="found">
      <h2>{text.toUpperCase()}</h2>
      <p role="status">{!isRunning && countOf(answer.found)}</p>
      <p class="running">
        {isRunning && (
          <button type="button" class="action stop" onClick={stop}>
            {message('study_stop')}
          </button>
        )}
        {/** After the button, so that the button keeps its place while the number grows. */}
        {isRunning && <span>{counted('study_so_far', count)}</span>}
        {!isRunning && !whole && (
          <button type="button" class="action continue" onClick={resume}>
            {message('study_continue')}
          </button>
        )}
      </p>
      {lengths.length > 1 && (
        <ul class="lengths">
          {lengths.map(([letters, words]) => (
            <li key={letters}>{counted('study_of_length', letters, figure(words))}</li>
          ))}
        </ul>
      )}
      <p class="quiet">{message('study_from', listName(list))}</p>
      {count > 0 && (
        <div class="actions">
          {!shown && (
            <button type="button" class="action show" onClick={() => setShown(true)}>
              {message('study_show')}
            </button>
          )}
          {shown && (
            <button type="button" class="action print" onClick={() => print()}>
              {message('study_print')}
            </button>
          )}
          {!isRunning && <SaveWords query={query} words={all} count={count} hooks={hooks} />}
        </div>
      )}
      {shown && (
        <>
          {first.length < count && <p>{shownOf(answer.found)}</p>}
          <WordRows words={first} hooks={hooks} ruleset={ruleset} />
          {first.length < count && (
            <button type="button" class="action more" onClick={showMore}>
              {message('study_more')}
            </button>
          )}
          <p class="quiet">{message('hooks_fair_play')}</p>
        </>
      )}
    </section>
  );
}

function countOf({ count, whole }: Found): string {
  if (whole && count === 0) return message('study_none');
  return counted(whole ? 'study_found' : 'study_at_least', count);
}

function shownOf({ count, whole, first }: Found): string {
  return message(whole ? 'study_shown' : 'study_shown_at_least', figure(first.length), figure(count));
}
