import { ask } from '../platform/messages/ask.ts';
import { LONGEST_TABLE_TEXT } from '../platform/messages/lengths.ts';
import type { SelectionAnswer } from '../platform/messages/table.ts';
import { button, element } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import type { LastingBubble } from './lasting-bubble.ts';
import { readPlace, type SelectedText } from './selection.ts';

/**
 * One line instead of verdicts: how many words there are, and the way to the table of them.
 * @param words how many were read; there are more where the selection was cut.
 * @param ruleset by which the table is to judge them.
 */
export function showTableLine(
  bubble: LastingBubble,
  { place, written, cut }: SelectedText,
  { words, ruleset }: Extract<SelectionAnswer, { state: 'many' }>,
): void {
  const open = button('link', message('open_table'), () => {
    // Only now all of it: as long as nobody wants it, it is not worth the page's time.
    const { text } = cut ? readPlace(place, LONGEST_TABLE_TEXT) : written;
    bubble.leaveTo(ask<'open-table'>({ name: 'open-table', text, ruleset }));
  });
  bubble.show(element('div', 'foot', message('many_words', cut ? `${words}+` : words), open));
}
