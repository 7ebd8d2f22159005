import { listName } from '../../core/explain/list-name.ts';
import type { WordListRecord } from '../../platform/storage/word-list-record.ts';
import { figure } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';

interface Props {
  label: string;
  records: readonly WordListRecord[];
  /** Id of the list. */
  chosen: string | undefined;
  choose: (id: string) => void;
}

/** The choice of one of the user's lists. */
export function ListChoice({ label, records, chosen, choose }: Props) {
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
