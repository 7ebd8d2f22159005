import type { Hooks } from '../../core/rules/hooks.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { counted } from '../../ui/counted.ts';
import { csvFile } from '../../ui/csv.ts';
import { fileName } from '../../ui/file-name.ts';
import { message } from '../../ui/message.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { csvRows } from './csv-rows.ts';
import type { Query } from './query-form.tsx';

interface Props {
  query: Query;
  /** Returns all words found, in order. */
  words: () => readonly string[];
  count: number;
  /** As far as they are known. */
  hooks: ReadonlyMap<string, Hooks>;
}

/** Copies all words found, one per line, or saves them as a file for spreadsheets. */
export function SaveWords({ query: { kind, text, ruleset }, words, count, hooks }: Props) {
  const [outcome, copy] = useCopy(count);
  const copyWords = () => copy(words().map(upperCase).join('\n'), counted('table_copied', count));
  const save = () => {
    saveFile(csvFile(csvRows(words(), ruleset, hooks)), fileName('csv', 'study', ruleset, kind, text.toUpperCase()));
  };
  return (
    <>
      <button type="button" class="action copy" onClick={copyWords}>
        {message('table_copy_words')}
      </button>
      <button type="button" class="action save" onClick={save}>
        {message('table_save_csv')}
      </button>
      <span class="quiet" role="status">
        {outcome}
      </span>
    </>
  );
}
