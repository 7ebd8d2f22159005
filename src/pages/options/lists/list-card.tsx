import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_NAME, listName, rulesetName } from '../../../core/explain/explanation.ts';
import type { RulesetId } from '../../../core/rules/verdict.ts';
import { rulesetsOfLanguage } from '../../../core/rulesets/index.ts';
import type { WordList } from '../../../core/word-lists/packed-word-list.ts';
import type { ActiveLists } from '../../../platform/storage/active-lists.ts';
import type { WordListRecord } from '../../../platform/storage/word-lists.ts';
import { openList } from '../../../platform/storage/word-lists.ts';
import { day, figure, percentage } from '../../../ui/figures.ts';
import { counted, message } from '../../../ui/message.ts';
import { useSettings } from '../../../ui/page.tsx';
import { fileName, saveFile } from '../../../ui/save-file.ts';
import { useEditing } from './editing.tsx';
import { Figure } from './file-contents.tsx';
import { encodingName } from './import-wording.ts';

interface ListCardProps {
  record: WordListRecord;
  /** The active list of each ruleset. */
  active: ActiveLists;
  /** Makes this list, or again the open one, the active list of a ruleset. */
  use: (ruleset: RulesetId, on: boolean) => void;
  rename: (name: Pick<WordListRecord, 'name' | 'edition'>) => Promise<boolean>;
  remove: () => void;
}

/** One of the user's lists: its name, its rulesets, and the actions on it. */
export function ListCard({ record, active, use, rename, remove }: ListCardProps) {
  const { policy } = useSettings();
  const [renaming, setRenaming, renameButton] = useEditing();
  const name = listName(record);

  return (
    <li class="list" data-list={record.id}>
      <strong>{name}</strong>
      {renaming && (
        <RenameForm
          record={record}
          save={async (name) => {
            if (await rename(name)) setRenaming(false);
          }}
          cancel={() => setRenaming(false)}
        />
      )}
      <p class="quiet facts">
        <span>{message(`language_${record.language}`)}</span>
        <span>{counted('lists_word_count', record.words)}</span>
        <span>{message('lists_imported', day(record.date))}</span>
      </p>
      <fieldset class="use" aria-label={message('lists_use_for_what', name)}>
        <span aria-hidden="true">{message('lists_use_for')}</span>
        {rulesetsOfLanguage(record.language).map((ruleset) => {
          const fixed = policy.lists[ruleset];
          const isUsed = active[ruleset] === record.id;
          return (
            <button
              key={ruleset}
              type="button"
              class="action chip"
              value={ruleset}
              aria-pressed={isUsed}
              aria-disabled={fixed !== undefined}
              onClick={() => !fixed && use(ruleset, !isUsed)}
            >
              {message(`ruleset_short_${rulesetName(ruleset)}`)}
            </button>
          );
        })}
      </fieldset>
      <div class="row-actions">
        <button
          ref={renameButton}
          type="button"
          class="action"
          aria-label={message('lists_rename_what', name)}
          aria-expanded={renaming}
          onClick={() => setRenaming(!renaming)}
        >
          {message('lists_rename')}
        </button>
        <ExportButton record={record} />
        <button type="button" class="action remove" aria-label={message('lists_delete_what', name)} onClick={remove}>
          {message('lists_delete')}
        </button>
      </div>
      <details>
        <summary aria-label={message('lists_details_what', name)}>{message('lists_details')}</summary>
        <dl>
          <Figure label={message('lists_file')} value={record.source.file} />
          <Figure label={message('import_encoding')} value={encodingName(record.source.encoding)} />
          <Figure label={message('import_lines')} value={figure(record.report.lines)} />
          <Figure label={message('lists_checksum')} value={record.sha256} monospaced />
        </dl>
      </details>
    </li>
  );
}

type Named = Pick<WordListRecord, 'name' | 'edition'>;

interface RenameFormProps {
  record: Named;
  save: (name: Named) => void;
  cancel: () => void;
}

/** The form that edits name and edition of a list; Escape cancels. */
function RenameForm({ record, save, cancel }: RenameFormProps) {
  const [name, setName] = useState(record.name);
  const [edition, setEdition] = useState(record.edition);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const submit = (event: Event) => {
    event.preventDefault();
    if (name.trim() === '') input.current?.focus();
    else save({ name: name.trim(), edition: edition.trim() });
  };
  return (
    <form class="fields" onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && cancel()}>
      <label>
        <span>{message('lists_name')}</span>
        <input
          ref={input}
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          aria-invalid={name.trim() === ''}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{message('lists_edition')}</span>
        <input
          type="text"
          value={edition}
          maxLength={LONGEST_NAME}
          onInput={(event) => setEdition(event.currentTarget.value)}
        />
      </label>
      <div class="row-actions wide">
        <button type="submit" class="action">
          {message('lists_save')}
        </button>
        <button type="button" class="action" onClick={cancel}>
          {message('lists_cancel')}
        </button>
      </div>
    </form>
  );
}

/** Saves the words of a list as a text file. */
function ExportButton({ record }: { record: WordListRecord }) {
  const [done, setDone] = useState<number | undefined>();
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    setDone(0);
    try {
      const text = await exportText(await openList(record.id), setDone);
      saveFile(text, fileName([listName(record)], 'txt'));
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setDone(undefined);
    }
  };
  return (
    <>
      <button
        type="button"
        class="action"
        aria-label={message('lists_export_what', listName(record))}
        aria-disabled={done !== undefined}
        onClick={() => done === undefined && save()}
      >
        {done === undefined ? message('lists_export') : percentage(done)}
      </button>
      <span class="problem" role="alert">
        {failed && message('lists_damaged')}
      </span>
    </>
  );
}

/** Number of words written before the page gets control again: about 10 ms. */
const WORDS_PER_PART = 16_384;

/**
 * Returns the list as a text file in UTF-8, one word per line in the order of the list, with a line feed after each. The page remains
 * usable meanwhile.
 * @param done called with the share written so far, 0–1
 */
async function exportText(list: WordList, done: (share: number) => void): Promise<Blob> {
  const parts: Blob[] = [];
  let lines: string[] = [];
  let written = 0;
  const put = () => {
    // Converted to bytes immediately, because three million strings would take 150 MB.
    if (lines.length > 0) parts.push(new Blob([lines.join('\n'), '\n']));
    written += lines.length;
    lines = [];
    done(written / list.size);
  };
  for (const word of list.words()) {
    lines.push(word);
    if (lines.length < WORDS_PER_PART) continue;
    put();
    await new Promise((resolve) => setTimeout(resolve));
  }
  put();
  return new Blob(parts, { type: 'text/plain;charset=utf-8' });
}
