import { useEffect, useState } from 'preact/hooks';
import { listName } from '../../core/explain/explanation.ts';
import { lowerCase } from '../../core/words/normalise.ts';
import { listRecords, type WordListRecord } from '../../platform/storage/word-lists.ts';
import { figure } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { renderPage, startPage, UnlessAtPlay } from '../../ui/page.tsx';
import { WORD_INPUT } from '../../ui/typed-words.ts';
import { unreadableLists } from '../../ui/unanswered.tsx';
import { useStateOf } from '../../ui/use-copy.ts';
import { type Filter, SIDES } from './difference-messages.ts';
import { SaveSides, SideView } from './side-view.tsx';
import { useDifference } from './use-difference.ts';

/** The page that compares two lists: words that are new, and words that are gone. */
function ListDiffPage() {
  return (
    <main>
      <h1>{message('diff_title')}</h1>
      <UnlessAtPlay>
        <Comparison />
      </UnlessAtPlay>
    </main>
  );
}

const ALL_WORDS: Filter = { from: 0, to: Number.POSITIVE_INFINITY, letters: '' };

function Comparison() {
  const [records, setRecords] = useState<readonly WordListRecord[] | undefined>();
  const [unreadable, setUnreadable] = useState('');
  const [older, setOlder] = useState<string | undefined>();
  const [newer, setNewer] = useState<string | undefined>();
  const pair = `${older} ${newer}`;
  const [filter, setFilter] = useStateOf<Filter>(pair, ALL_WORDS);
  useEffect(() => {
    listRecords().then(
      (read) => {
        setRecords(read);
        // The two lists imported last, the older one first.
        const last = [...read].sort((one, other) => (one.date < other.date ? 1 : -1));
        const other = last.find(({ id, language }) => id !== last[0]?.id && language === last[0]?.language);
        setOlder(other?.id);
        setNewer(other && last[0]?.id);
      },
      (error) => setUnreadable(unreadableLists(error)),
    );
  }, []);
  const compared = useDifference(older, newer);

  const recordOf = (id: string | undefined) => records?.find((record) => record.id === id);
  const chosen = { older: recordOf(older), newer: recordOf(newer) };
  const nameOf = (record: WordListRecord | undefined) => (record ? listName(record) : '');
  const lists = { new: nameOf(chosen.newer), gone: nameOf(chosen.older) };
  return (
    <>
      {unreadable && <p class="problem">{unreadable}</p>}
      {records && records.length < 2 && (
        <p>
          {message('diff_too_few')} <a href="../options/index.html#lists">{message('lists_title')}</a>
        </p>
      )}
      {records && records.length >= 2 && (
        <div class="choices">
          <ListChoice label={message('diff_older')} records={records} chosen={older} choose={setOlder} />
          <button
            type="button"
            class="action"
            onClick={() => {
              setOlder(newer);
              setNewer(older);
            }}
          >
            {message('diff_swap')}
          </button>
          <ListChoice label={message('diff_newer')} records={records} chosen={newer} choose={setNewer} />
        </div>
      )}
      {chosen.older && chosen.newer && chosen.older.language !== chosen.newer.language && (
        <p class="quiet">{message('diff_two_languages')}</p>
      )}
      <p role="status">
        {compared.state === 'comparing' && message('diff_comparing')}
        {compared.state === 'ready' && compared.counts.new + compared.counts.gone === 0 && message('diff_same')}
      </p>
      <p class="problem" role="alert">
        {compared.state === 'failed' && message('lists_damaged')}
      </p>
      {compared.state === 'ready' && compared.counts.new + compared.counts.gone > 0 && (
        <>
          <FilterFields
            key={pair}
            longest={Math.max(chosen.older?.longest ?? 0, chosen.newer?.longest ?? 0)}
            change={setFilter}
          />
          <SaveSides difference={compared.difference} filter={filter} lists={lists} />
          <div class="sides">
            {SIDES.map((side) => (
              <SideView
                key={side}
                side={side}
                difference={compared.difference}
                all={compared.counts[side]}
                filter={filter}
                list={lists[side]}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

interface ListChoiceProps {
  label: string;
  records: readonly WordListRecord[];
  /** Id of the list. */
  chosen: string | undefined;
  choose: (id: string) => void;
}

/** The choice of one of the user's lists. */
function ListChoice({ label, records, chosen, choose }: ListChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select class="ruleset" value={chosen ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        {!chosen && <option value="">{message('diff_choose')}</option>}
        {records.map((record) => (
          <option key={record.id} value={record.id}>
            {listName(record)} ({figure(record.words)})
          </option>
        ))}
      </select>
    </label>
  );
}

interface FilterFieldsProps {
  /** Length of the longest word of both lists, in letters. */
  longest: number;
  change: (filter: Filter) => void;
}

/** Minimum length of a play, in letters. */
const SHORTEST = 2;

/** The filter of the difference, by length and by letters. An empty field excludes nothing. */
function FilterFields({ longest, change }: FilterFieldsProps) {
  const [typed, setTyped] = useState({ from: String(SHORTEST), to: String(longest), letters: '' });
  const type = (field: keyof Filter, value: string) => {
    const next = { ...typed, [field]: value };
    setTyped(next);
    change({
      from: Number.parseInt(next.from, 10) || SHORTEST,
      to: Number.parseInt(next.to, 10) || longest,
      letters: lowerCase(next.letters).replace(/\P{L}/gu, ''),
    });
  };
  return (
    <fieldset class="filter">
      <legend>{message('diff_filter')}</legend>
      <label>
        <span>{message('diff_from')}</span>
        <input
          type="number"
          min={SHORTEST}
          max={longest}
          value={typed.from}
          onInput={(event) => type('from', event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{message('diff_to')}</span>
        <input
          type="number"
          min={SHORTEST}
          max={longest}
          value={typed.to}
          onInput={(event) => type('to', event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{message('diff_letters')}</span>
        <input {...WORD_INPUT} value={typed.letters} onInput={(event) => type('letters', event.currentTarget.value)} />
      </label>
    </fieldset>
  );
}

document.title = message('diff_title');

startPage().then((settings) => renderPage(settings, <ListDiffPage />));
