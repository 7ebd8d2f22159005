import type { RulesetId } from '../../core/rules/verdict.ts';
import { ask } from '../../platform/messages/ask.ts';
import { LONGEST_TABLE_TEXT } from '../../platform/messages/lengths.ts';
import { message } from '../../ui/message.ts';

interface Props {
  /** The text whose words are judged; empty to paste one there. */
  text: string;
  ruleset: RulesetId;
}

/** The button that opens the table of a text's words. */
export function OpenTable({ text, ruleset }: Props) {
  const open = () => {
    ask<'open-table'>({ name: 'open-table', text: text.slice(0, LONGEST_TABLE_TEXT), ruleset }).catch(() => {});
  };
  return (
    <button type="button" class="link" onClick={open}>
      {message(text ? 'open_table' : 'table_title')}
    </button>
  );
}
