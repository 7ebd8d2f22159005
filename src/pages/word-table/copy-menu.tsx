import type { RulesetId } from '../../core/rules/verdict.ts';
import { ASK_AGAIN_MS, ask } from '../../platform/messages/ask.ts';
import { MOST_WORDS_AT_ONCE } from '../../platform/messages/limits.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { counted, message } from '../../ui/message.ts';
import { rulesetLabel } from '../../ui/ruleset-choice.tsx';
import { csvFile, fileDay, fileName, saveFile, withoutFormula } from '../../ui/save-file.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { type Column, columnsOf, type Row } from './rows.ts';
import { noteOn } from './verdict-table.tsx';

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
          { label: message('table_copy_citations'), run: () => copy(citationsOf(rows, ruleset)) },
          { label: message('table_save_csv'), run: save },
        ]}
      />
    </div>
  );
}

/**
 * Returns the verdicts as citations, one per line. They are requested only when the user copies them, because a citation takes a sixth more
 * time than the verdict alone.
 * @throws Error if the worker cannot be reached or has no lexicon
 */
export async function citationsOf(rows: readonly Row[], ruleset: RulesetId): Promise<string> {
  const lines: string[] = [];
  for (let from = 0; from < rows.length; ) {
    const words = rows.slice(from, from + MOST_WORDS_AT_ONCE).map(({ word, query }) => query ?? word);
    const answer = await ask<'cite-words'>({ name: 'cite-words', words, ruleset });
    if (answer.state === 'failed') throw new Error(answer.code);
    if (answer.state === 'loading') await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    else {
      lines.push(...answer.cited.filter((cited) => cited !== ''));
      from += words.length;
    }
  }
  return lines.join('\n');
}

type Field = string | number;

const FIELDS: Record<Column, (row: Row) => Field> = {
  place: ({ place }) => place,
  word: ({ word }) => word,
  count: ({ count }) => count,
  square: ({ played }) => played?.square ?? '',
  player: ({ played }) => [played?.player, played && noteOn(played)].filter(Boolean).join(' '),
  verdict: ({ outcome }) => (outcome ? message(`verdict_${outcome}`) : '–'),
  points: ({ points }) => points ?? '',
};

/** Returns the header and the fields of the rows; for a log in the order of the table, for a text without the place. */
export function cells(rows: readonly Row[]): Field[][] {
  const isLog = rows[0]?.played !== undefined;
  const columns = columnsOf(rows).filter((column) => isLog || column !== 'place');
  const heads = [...columns, 'why' as const].map((column) => message(`table_column_${column}`));
  return [heads, ...rows.map((row) => [...columns.map((column) => FIELDS[column](row)), row.why])];
}

/**
 * Returns the rows for pasting into spreadsheets: header first, one row per line, fields separated by tabs. No field is a formula or has
 * two lines.
 */
export function asTabbed(rows: readonly Row[]): string {
  return cells(rows)
    .map((line) => line.map((field) => withoutFormula(field).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** Returns only the words, one per line. */
export function asWords(rows: readonly Row[]): string {
  return rows.map(({ word }) => word).join('\n');
}
