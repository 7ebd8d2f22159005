import { useState } from 'preact/hooks';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/message.ts';
import type { ListTrouble } from '../../word-lists/list-problem.ts';
import { entriesLike, MOST_OFFERED } from './entries-like.ts';

interface Props {
  trouble: ListTrouble | undefined;
  chosen: string | undefined;
  choose: (entry: string) => void;
}

/** Which file of a zip file that holds several; of very many those whose name has what is typed. */
export function EntryChoice({ trouble, chosen, choose }: Props) {
  const [entries, setEntries] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  if (trouble?.kind === 'zip-entries' && trouble.entries !== entries) setEntries(trouble.entries);
  if (entries.length === 0) return null;
  const { offered, more } = entriesLike(entries, typed);
  return (
    <>
      {entries.length > MOST_OFFERED && (
        <label class="wide">
          <span>{message('import_entry_filter')}</span>
          <input
            type="search"
            name="entry-filter"
            value={typed}
            // It looks for a file, which is no reason to begin the import.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
      )}
      <label class="wide">
        <span>{message('import_entry')}</span>
        <select
          class="ruleset"
          name="entry"
          value={chosen ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {!chosen && <option value="">{message('import_entry_none')}</option>}
          {chosen && !offered.includes(chosen) && <option value={chosen}>{chosen}</option>}
          {offered.map((entry, place) => (
            <option key={place} value={entry}>
              {entry}
            </option>
          ))}
        </select>
      </label>
      <p class="quiet wide" role="status">
        {more > 0 && counted('import_entry_more', more)}
      </p>
    </>
  );
}
