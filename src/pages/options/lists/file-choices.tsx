import { ENCODINGS, type Encoding } from '../../../core/word-lists/encoding.ts';
import type { ListErrorDetail } from '../../../core/word-lists/list-errors.ts';
import type { TileLanguage } from '../../../core/words/tiles.ts';
import { counted, message } from '../../../ui/message.ts';
import { LANGUAGES } from '../../../ui/ruleset-choice.tsx';
import { useStateOf } from '../../../ui/use-copy.ts';
import { encodingName } from './import-wording.ts';

interface LanguageChoiceProps {
  language: TileLanguage;
  choose: (language: TileLanguage) => void;
}

/** The language of the words in a file. */
export function LanguageChoice({ language, choose }: LanguageChoiceProps) {
  return (
    <label>
      <span>{message('import_language')}</span>
      <select
        class="ruleset"
        name="language"
        value={language}
        onChange={(event) => choose(LANGUAGES.find((known) => known === event.currentTarget.value) ?? language)}
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known}>
            {message(`language_${known}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface EncodingChoiceProps {
  encoding: Encoding | 'auto';
  /** The detected encoding; undefined until the file has been inspected. */
  detected: Encoding | undefined;
  choose: (encoding: Encoding | 'auto') => void;
}

/** The choice of the file's encoding. */
export function EncodingChoice({ encoding, detected, choose }: EncodingChoiceProps) {
  return (
    <label>
      <span>{message('import_encoding')}</span>
      <select
        class="ruleset"
        name="encoding"
        value={encoding}
        onChange={(event) => choose(ENCODINGS.find((known) => known === event.currentTarget.value) ?? 'auto')}
      >
        <option value="auto">
          {detected ? message('import_detected', encodingName(detected)) : message('import_detect')}
        </option>
        {ENCODINGS.map((known) => (
          <option key={known} value={known}>
            {encodingName(known)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface EntryChoiceProps {
  file: File;
  error: ListErrorDetail | undefined;
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
export function EntryChoice({ file, error, read = [], chosen, choose }: EntryChoiceProps) {
  const [{ entries, areOneList }, setEntries] = useStateOf(file, NONE);
  const [typed, setTyped] = useStateOf(file, '');
  if (error?.kind === 'zip-entries') {
    if (error.entries !== entries) setEntries({ entries: error.entries, areOneList: false });
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

/** Maximum number of offered files of a zip file: more than anybody reads, and few enough for the page, which 100,000 would block. */
export const MOST_OFFERED = 100;

/** Returns the files of a zip file whose name contains the typed text, up to `MOST_OFFERED`; `more` is the number of further ones. */
export function entriesLike(entries: readonly string[], typed: string): { offered: string[]; more: number } {
  const wanted = typed.trim().toLowerCase();
  const like = wanted === '' ? entries : entries.filter((entry) => entry.toLowerCase().includes(wanted));
  return { offered: like.slice(0, MOST_OFFERED), more: Math.max(0, like.length - MOST_OFFERED) };
}
