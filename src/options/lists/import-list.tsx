import { useRef } from 'preact/hooks';
import type { WordListRecord } from '../../storage/word-list-record.ts';
import { message } from '../../ui/message.ts';
import { DropZone } from './drop-zone.tsx';
import { ImportForm } from './import-form.tsx';
import { Progress } from './progress.tsx';
import { Report } from './report.tsx';
import { useImport } from './use-import.ts';
import type { Lists } from './use-lists.ts';

interface Props {
  lists: Lists;
  /** Called when a list has just been stored, before its report is shown. */
  stored: () => Promise<void>;
  /** Lets verdicts rest on a list. */
  use: (record: WordListRecord) => void;
}

/** Brings a file in as a list: choose it, see what it is, import it, read what has come of it. */
export function ImportList({ lists: { records, active }, stored, use }: Props) {
  const importing = useImport(stored);
  const { shown, choose, cancel } = importing;
  const whole = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    importing.dismiss();
    // The button that was pressed goes with what is put away.
    whole.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={whole} class="import">
      <h3>{message('import_title')}</h3>
      <DropZone busy={shown.state === 'importing'} chosen={choose} />
      {shown.state === 'looking' && <p role="status">{message('import_looking', shown.file.name)}</p>}
      {(shown.state === 'shown' || shown.state === 'refused') && (
        <ImportForm shown={shown} importing={{ ...importing, dismiss }} />
      )}
      {shown.state === 'importing' && <Progress shown={shown} cancel={cancel} />}
      {shown.state === 'stored' && records.some(({ id }) => id === shown.record.id) && (
        <Report
          record={shown.record}
          inUse={active[shown.record.ruleset] === shown.record.id}
          same={records.find(({ id, sha256 }) => sha256 === shown.record.sha256 && id !== shown.record.id)}
          use={() => use(shown.record)}
          dismiss={dismiss}
        />
      )}
    </div>
  );
}
