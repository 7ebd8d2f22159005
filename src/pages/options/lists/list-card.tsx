import { useEffect, useRef, useState } from 'preact/hooks';
import { listName } from '../../../core/explain/list-name.ts';
import { rulesetName } from '../../../core/explain/ruleset-name.ts';
import type { RulesetId } from '../../../core/rules/verdict.ts';
import { rulesetsOfLanguage } from '../../../core/rulesets/index.ts';
import type { ActiveLists } from '../../../platform/storage/active-lists.ts';
import { policyInForce } from '../../../platform/storage/policy-in-force.ts';
import type { WordListRecord } from '../../../platform/storage/word-list-record.ts';
import { counted } from '../../../ui/counted.ts';
import { day, figure } from '../../../ui/figures.ts';
import { message } from '../../../ui/message.ts';
import { encodingName } from './encoding-name.ts';
import { ExportButton } from './export-button.tsx';
import { Figure } from './figures.tsx';
import { RenameForm } from './rename-form.tsx';

interface Props {
  record: WordListRecord;
  /** The active list of each ruleset. */
  active: ActiveLists;
  /** Makes this list, or again the open one, the active list of a ruleset. */
  use: (ruleset: RulesetId, on: boolean) => void;
  rename: (name: Pick<WordListRecord, 'name' | 'edition'>) => Promise<boolean>;
  remove: () => void;
}

/** One of the user's lists: its name, its rulesets, and the actions on it. */
export function ListCard({ record, active, use, rename, remove }: Props) {
  const [renaming, setRenaming] = useState(false);
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
        <span>{message(`language_${record.language}`)}</span>
        <span>{counted('lists_word_count', record.words)}</span>
        <span>{message('lists_imported', day(record.date))}</span>
      </p>
      <fieldset class="use" aria-label={message('lists_use_for_what', called)}>
        <span aria-hidden="true">{message('lists_use_for')}</span>
        {rulesetsOfLanguage(record.language).map((ruleset) => {
          const fixed = policyInForce().lists[ruleset];
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
      <details>
        <summary aria-label={message('lists_details_what', called)}>{message('lists_details')}</summary>
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
