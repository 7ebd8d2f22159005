import type { ListTrouble } from '../../../core/word-lists/list-problem.ts';
import { counted } from '../../../ui/counted.ts';
import { message } from '../../../ui/message.ts';
import { useStateOf } from '../../../ui/use-state-of.ts';
import { entriesLike, MOST_OFFERED } from './entries-like.ts';

interface Props {
  file: File;
  trouble: ListTrouble | undefined;
  /** Names of the files that are read. */
  read: readonly string[] | undefined;
  chosen: string | undefined;
  /** Called with undefined for all files, if they make up one list. */
  choose: (entry: string | undefined) => void;
}

/** The files of a zip file to choose from. */
interface Entries {
  entries: readonly string[];
  /** True if they can be read together as one list. */
  areOneList: boolean;
}

const NONE: Entries = { entries: [], areOneList: false };

/** The choice of a file in a zip file with several. If there are very many, a field filters them by name. */
export function EntryChoice({ file, trouble, read = [], chosen, choose }: Props) {
  const [{ entries, areOneList }, setEntries] = useStateOf(file, NONE);
  const [typed, setTyped] = useStateOf(file, '');
  if (trouble?.kind === 'zip-entries') {
    if (trouble.entries !== entries) setEntries({ entries: trouble.entries, areOneList: false });
  } else if (read.length > 1 && chosen === undefined && read !== entries) {
    setEntries({ entries: read, areOneList: true });
  }
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
            // Enter in this field must not start the import.
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
          onChange={(event) => choose(event.currentTarget.value || undefined)}
        >
          {areOneList ? (
            <option value="">{message('import_entry_all')}</option>
          ) : (
            !chosen && <option value="">{message('import_entry_none')}</option>
          )}
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
