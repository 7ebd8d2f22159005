import { useEffect, useRef, useState } from 'preact/hooks';
import { listName } from '../../core/explain/explanation.ts';
import type { Hooks } from '../../core/rules/hooks.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { pointsOf } from '../../core/words/tiles.ts';
import { ASK_AGAIN_MS, answerOrFailure, ask } from '../../platform/messages/ask.ts';
import { MOST_HOOKED_WORDS } from '../../platform/messages/limits.ts';
import { figure } from '../../ui/figures.ts';
import { counted, message } from '../../ui/message.ts';
import { Unanswered } from '../../ui/unanswered.tsx';
import type { Query } from './query-form.tsx';
import { SaveWords } from './save-words.tsx';
import { type Found, useSearch } from './use-search.ts';

interface Props {
  words: readonly string[];
  /** As far as they are known. */
  hooks: ReadonlyMap<string, Hooks>;
  ruleset: RulesetId;
}

/** The words with their hooks, as a printable table. Hooks arrive a few words at a time; until then a word has dots. */
function WordRows({ words, hooks, ruleset }: Props) {
  const { language, offers } = rulesetOf(ruleset);
  return (
    <div class="frame">
      <table>
        <thead>
          <tr>
            <th scope="col" class="before">
              {message('study_before')}
            </th>
            <th scope="col">{message('table_column_word')}</th>
            <th scope="col">{message('study_after')}</th>
            {offers.points && (
              <th scope="col" class="points">
                {message('table_column_points')}
              </th>
            )}
          </tr>
        </thead>
        <tbody lang={language}>
          {words.map((word) => (
            <tr key={word}>
              <td class="before">{lettersOf(hooks.get(word)?.before)}</td>
              <th scope="row">{upperCase(word)}</th>
              <td>{lettersOf(hooks.get(word)?.after)}</td>
              {offers.points && <td class="points">{pointsOf(word, language)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lettersOf(side: Hooks['before'] | undefined): string {
  return side ? side.map(upperCase).join(' ') : '…';
}

/**
 * Hooks by word, as far as known. It asks for some tens of words at a time, so that the worker can answer other questions in between. Known
 * hooks are kept when more words arrive.
 */
function useHooks(words: readonly string[], ruleset: RulesetId): ReadonlyMap<string, Hooks> {
  const known = useRef<ReadonlyMap<string, Hooks>>(new Map());
  const [, setNumber] = useState(0);
  useEffect(() => {
    let outdated = false;
    const read = async () => {
      for (;;) {
        const some = words.filter((word) => !known.current.has(word)).slice(0, MOST_HOOKED_WORDS);
        if (outdated || some.length === 0) return;
        const answer = await answerOrFailure(ask<'study-hooks'>({ name: 'study-hooks', words: some, ruleset }));
        // The words are usable without hooks. A missing lexicon is reported at the next search.
        if (outdated || answer.state === 'failed') return;
        if (answer.state === 'loading') await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
        else {
          const { hooks } = answer;
          known.current = new Map([...known.current, ...some.flatMap((word, i) => pair(word, hooks[i]))]);
          setNumber((number) => number + 1);
        }
      }
    };
    read();
    return () => {
      outdated = true;
    };
  }, [words, ruleset]);
  return known.current;
}

function pair(word: string, hooks: Hooks | undefined): [string, Hooks][] {
  return hooks ? [[word, hooks]] : [];
}

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
