import { useEffect, useRef, useState } from 'preact/hooks';
import { listName } from '../../explain/list-name.ts';
import { rulesetName } from '../../explain/ruleset-name.ts';
import type { WordListRecord } from '../../storage/word-list-record.ts';
import { counted } from '../../ui/counted.ts';
import { day } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { ExportButton } from './export-button.tsx';
import { RenameForm } from './rename-form.tsx';

/** Figures of a checksum that are shown at first: enough to tell two lists apart by eye. */
const SHORT_CHECKSUM = 8;

interface Props {
  record: WordListRecord;
  rename: (name: Pick<WordListRecord, 'name' | 'edition'>) => Promise<boolean>;
  remove: () => void;
}

/** One list of the user. */
export function ListRow({ record, rename, remove }: Props) {
  const [renaming, setRenaming] = useState(false);
  const [whole, setWhole] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !renaming) renameButton.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  const called = listName(record);

  return (
    <li class="list" data-list={record.id}>
      <strong>{called}</strong>
      {renaming && (
        <RenameForm
          record={record}
          keep={async (name) => {
            if (await rename(name)) setRenaming(false);
          }}
          leave={() => setRenaming(false)}
        />
      )}
      <p class="quiet facts">
        <span>{message(`ruleset_short_${rulesetName(record.ruleset)}`)}</span>
        <span>{counted('lists_word_count', record.words)}</span>
        <span>{message('lists_imported', day(record.date))}</span>
        <span>
          {message('lists_checksum')}{' '}
          <span class="checksum">{whole ? record.sha256 : record.sha256.slice(0, SHORT_CHECKSUM)}</span>{' '}
          <button
            type="button"
            class="more"
            aria-expanded={whole}
            aria-label={message('lists_whole_checksum', called)}
            onClick={() => setWhole(!whole)}
          >
            {whole ? '‹' : '…'}
          </button>
        </span>
      </p>
      <div class="row-actions">
        <button
          ref={renameButton}
          type="button"
          class="action"
          aria-label={message('lists_rename_what', called)}
          aria-expanded={renaming}
          onClick={() => setRenaming(!renaming)}
        >
          {message('lists_rename')}
        </button>
        <ExportButton record={record} />
        <button type="button" class="action remove" aria-label={message('lists_delete_what', called)} onClick={remove}>
          {message('lists_delete')}
        </button>
      </div>
    </li>
  );
}
