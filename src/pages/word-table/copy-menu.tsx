import type { RulesetId } from '../../core/rules/verdict.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { counted } from '../../ui/counted.ts';
import { csvFile } from '../../ui/csv.ts';
import { rulesetLabel } from '../../ui/language-rules.tsx';
import { message } from '../../ui/message.ts';
import { fileDay, fileName, saveFile } from '../../ui/save-file.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { asCitations } from './citations.ts';
import type { Row } from './rows.ts';
import { asTabbed, asWords, cells } from './rows-as-text.ts';

/** Copies or saves what the table shows, all of its rows, in their order. */
export function CopyMenu({ rows, ruleset }: { rows: readonly Row[]; ruleset: RulesetId }) {
  const [outcome, copyText] = useCopy(rows);
  const copy = (text: string | Promise<string>) => copyText(text, counted('table_copied', rows.length));
  const save = () => {
    const name = [message('table_title'), rulesetLabel(ruleset), fileDay(Date.now())];
    saveFile(csvFile(cells(rows)), fileName(name, 'csv'));
  };
  return (
    <div class="copying">
      <span class="quiet outcome" role="status">
        {outcome}
      </span>
      <ActionMenu
        label={message('table_take')}
        disabled={rows.length === 0}
        actions={[
          { label: message('table_copy'), run: () => copy(asTabbed(rows)) },
          { label: message('table_copy_words'), run: () => copy(asWords(rows)) },
          { label: message('table_copy_citations'), run: () => copy(asCitations(rows, ruleset)) },
          { label: message('table_save_csv'), run: save },
        ]}
      />
    </div>
  );
}
