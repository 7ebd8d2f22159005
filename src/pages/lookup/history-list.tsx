import { useRef, useState } from 'preact/hooks';
import { rulesetName } from '../../core/explain/explanation.ts';
import { outcomeOf } from '../../core/rules/outcome.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { lowerCase } from '../../core/words/normalise.ts';
import type { History, HistoryEntry } from '../../platform/storage/history.ts';
import type { LookupPlace } from '../../platform/storage/session-texts.ts';
import { counted, message } from '../../ui/message.ts';
import { WORD_INPUT } from '../../ui/typed-words.ts';
import { VerdictSign } from '../../ui/verdict-components.tsx';
import type { ShownHistory } from './use-history.ts';

/** Words shown at first: as many as fit below a verdict in the popup, and as can be scanned in the panel. */
const SHOWN_AT_FIRST: Record<LookupPlace, number> = { popup: 5, panel: 15 };

/** Minimum number of words for a search field. */
const SEARCHED_FROM = 10;

interface Props {
  history: ShownHistory;
  place: LookupPlace;
  /** The current ruleset. Words judged under another one name it. */
  ruleset: RulesetId;
  show: (entry: HistoryEntry) => void;
}

/** The words of the history, pinned ones first. Each can be shown, pinned and removed. */
export function HistoryList({ history, place, ruleset, show }: Props) {
  const { entries, removed } = history;
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const section = useRef<HTMLElement>(null);
  if (entries.length === 0 && !removed) return null;

  const searched = entries.length >= SEARCHED_FROM || search !== '';
  const found = pinnedFirst(searched ? entriesLike(entries, search) : entries);
  const shown = all || search !== '' ? found : found.slice(0, SHOWN_AT_FIRST[place]);
  const remove = (entry: HistoryEntry) => {
    history.remove(entry);
    // The pressed button disappears; the focus goes to “Undo”.
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('.undo')?.focus());
  };
  const clear = () => {
    history.clear();
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('.undo')?.focus());
  };
  return (
    <section class="history" ref={section} aria-labelledby="history">
      <div class="foot">
        <h2 class="quiet" id="history">
          {message(history.isStored ? 'popup_history' : 'history_private')}
        </h2>
        {entries.some(({ pinned }) => !pinned) && (
          <button type="button" class="link" onClick={clear}>
            {message('popup_clear_history')}
          </button>
        )}
      </div>
      <p role="status" class="outcome quiet">
        {history.isUnsaved ? message('save_failed') : removed?.text}
      </p>
      {removed && (
        <button type="button" class="link undo" onClick={history.undo}>
          {message('undo')}
        </button>
      )}
      {searched && (
        <input
          {...WORD_INPUT}
          class="search"
          value={search}
          aria-label={message('history_search')}
          placeholder={message('history_search')}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && entries.length > 0 && <p class="quiet">{message('history_none_found')}</p>}
      <ul class="kept">
        {shown.map((entry) => (
          <Entry
            key={`${entry.ruleset} ${entry.word}`}
            entry={entry}
            ruleset={ruleset}
            show={show}
            pin={history.pin}
            remove={remove}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" class="link all" onClick={() => setAll(true)}>
          {counted('history_all', found.length)}
        </button>
      )}
    </section>
  );
}

function pinnedFirst(entries: History): HistoryEntry[] {
  return [...entries.filter(({ pinned }) => pinned), ...entries.filter(({ pinned }) => !pinned)];
}

/** Returns the entries whose word contains the search text, without regard to capitals and marks: `zol` finds `żółw`. */
export function entriesLike(history: History, search: string): HistoryEntry[] {
  const wanted = withoutMarks(search.trim());
  return history.filter(({ word }) => withoutMarks(word).includes(wanted));
}

/** In Unicode, ł is a separate letter without a mark. */
function withoutMarks(text: string): string {
  return lowerCase(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');
}

interface EntryProps {
  entry: HistoryEntry;
  ruleset: RulesetId;
  show: (entry: HistoryEntry) => void;
  pin: (entry: HistoryEntry) => void;
  remove: (entry: HistoryEntry) => void;
}

function Entry({ entry, ruleset, show, pin, remove }: EntryProps) {
  const { word, pinned } = entry;
  const outcome = outcomeOf(entry);
  return (
    <li class={outcome}>
      <button type="button" class="link" onClick={() => show(entry)}>
        <VerdictSign outcome={outcome} />
        <span lang={rulesetOf(entry.ruleset).language}>{word}</span>
        <span class="spoken"> {message(`verdict_${outcome}`)}</span>
      </button>
      {entry.ruleset !== ruleset && <span class="quiet">{message(`ruleset_short_${rulesetName(entry.ruleset)}`)}</span>}
      <button
        type="button"
        class="icon pin"
        aria-pressed={pinned}
        aria-label={message('history_pin', word)}
        title={message('history_pin', word)}
        onClick={() => pin(entry)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5 1.5h6M6 1.5v5L3.5 9.5h9L10 6.5v-5M8 9.5v5" />
        </svg>
      </button>
      <button
        type="button"
        class="icon remove"
        aria-label={message('history_remove', word)}
        title={message('history_remove', word)}
        onClick={() => remove(entry)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
    </li>
  );
}
