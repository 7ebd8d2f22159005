import { useState } from 'preact/hooks';
import { listName } from '../explain/list-name.ts';
import { ask } from '../messages/ask.ts';
import type { Studied } from '../messages/table.ts';
import { counted } from '../ui/counted.ts';
import { figure } from '../ui/figures.ts';
import { message } from '../ui/message.ts';
import { Unanswered } from '../ui/unanswered.tsx';
import { useAsked } from '../ui/use-asked.ts';
import type { Query } from './query-form.tsx';
import { WordRows } from './word-rows.tsx';

/** How many words there are, and the words once they are asked for: who learns may want to find them first. */
export function Results({ query: { kind, text, ruleset } }: { query: Query }) {
  const [shown, setShown] = useState(false);
  const [answer, again] = useAsked(`${ruleset} ${kind} ${text}`, () =>
    ask<'study'>({ name: 'study', text, kind, ruleset }),
  );
  if (answer.state !== 'ready') return <Unanswered asked={answer} again={again} />;
  const { list, lengths, words } = answer;
  return (
    <section class="found">
      <h2>{text.toUpperCase()}</h2>
      <p role="status">{countOf(answer)}</p>
      {lengths.length > 1 && (
        <ul class="lengths">
          {lengths.map(([letters, count]) => (
            <li key={letters}>{counted('study_of_length', letters, figure(count))}</li>
          ))}
        </ul>
      )}
      <p class="quiet">{message('study_from', listName(list))}</p>
      {words.length > 0 && !shown && (
        <button type="button" class="action show" onClick={() => setShown(true)}>
          {message('study_show')}
        </button>
      )}
      {shown && (
        <>
          {words.length < answer.found && <p>{shownOf(answer)}</p>}
          <button type="button" class="action print" onClick={() => print()}>
            {message('study_print')}
          </button>
          <WordRows words={words} ruleset={ruleset} />
          <p class="quiet">{message('hooks_fair_play')}</p>
        </>
      )}
    </section>
  );
}

function countOf({ found, whole }: Studied): string {
  if (found === 0) return message(whole ? 'study_none' : 'study_none_in_time');
  return counted(whole ? 'study_found' : 'study_at_least', found);
}

function shownOf({ found, whole, words }: Studied): string {
  return message(whole ? 'study_shown' : 'study_shown_at_least', figure(words.length), figure(found));
}
