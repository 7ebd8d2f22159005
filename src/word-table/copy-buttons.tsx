import type { RulesetId } from '../rules/verdict.ts';
import { counted } from '../ui/counted.ts';
import { csvFile } from '../ui/csv.ts';
import { rulesetLabel } from '../ui/language-rules.tsx';
import { message } from '../ui/message.ts';
import { fileDay, fileName, saveFile } from '../ui/save-file.ts';
import { useCopy } from '../ui/use-copy.ts';
import { asCitations } from './citations.ts';
import type { Row } from './rows.ts';
import { asTabbed, asWords, cells } from './rows-as-text.ts';

/** Copies what the table shows, all of its rows, in their order. */
export function CopyButtons({ rows, ruleset }: { rows: readonly Row[]; ruleset: RulesetId }) {
  const [outcome, copyText] = useCopy(rows);
  const copy = (text: string | Promise<string>) => copyText(text, counted('table_copied', rows.length));
  const save = () => {
    const name = [message('table_title'), rulesetLabel(ruleset), fileDay(Date.now())];
    saveFile(csvFile(cells(rows)), fileName(name, 'csv'));
  };
  return (
    <div class="copying">
      <button type="button" class="action" disabled={rows.length === 0} onClick={() => copy(asTabbed(rows))}>
        {message('table_copy')}
      </button>
      <button type="button" class="action" disabled={rows.length === 0} onClick={() => copy(asWords(rows))}>
        {message('table_copy_words')}
      </button>
      <button
        type="button"
        class="action"
        disabled={rows.length === 0}
        onClick={() => copy(asCitations(rows, ruleset))}
      >
        {message('table_copy_citations')}
      </button>
      <button type="button" class="action" disabled={rows.length === 0} onClick={save}>
        {message('table_save_csv')}
      </button>
      <span class="quiet outcome" role="status">
        {outcome}
      </span>
    </div>
  );
}
