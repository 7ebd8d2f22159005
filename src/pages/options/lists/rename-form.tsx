import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../../core/explain/list-name.ts';
import type { WordListRecord } from '../../../platform/storage/word-list-record.ts';
import { message } from '../../../ui/message.ts';

type Named = Pick<WordListRecord, 'name' | 'edition'>;

interface Props {
  record: Named;
  keep: (name: Named) => void;
  leave: () => void;
}

/** The form that edits name and edition of a list; Escape cancels. */
export function RenameForm({ record, keep, leave }: Props) {
  const [name, setName] = useState(record.name);
  const [edition, setEdition] = useState(record.edition);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const submit = (event: Event) => {
    event.preventDefault();
    if (name.trim() === '') input.current?.focus();
    else keep({ name: name.trim(), edition: edition.trim() });
  };
  return (
    <form class="fields" onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && leave()}>
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
        <button type="button" class="action" onClick={leave}>
          {message('lists_cancel')}
        </button>
      </div>
    </form>
  );
}
