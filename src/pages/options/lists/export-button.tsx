import { useState } from 'preact/hooks';
import { listName } from '../../../core/explain/list-name.ts';
import type { WordListRecord } from '../../../platform/storage/word-list-record.ts';
import { openList } from '../../../platform/storage/word-lists.ts';
import { percentage } from '../../../ui/figures.ts';
import { message } from '../../../ui/message.ts';
import { fileName, saveFile } from '../../../ui/save-file.ts';
import { exportText } from './export-text.ts';

/** Saves the words of a list as a text file. */
export function ExportButton({ record }: { record: WordListRecord }) {
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
