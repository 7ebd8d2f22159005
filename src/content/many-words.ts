import { ask } from '../messages/ask.ts';
import { LONGEST_TABLE_TEXT } from '../messages/table-text.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { button, element } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import { wordsOfText } from '../words/running-text.ts';
import type { LastingBubble } from './leaving.ts';

/** Words in a line of a list: a word, or who played it and the word. */
const MOST_IN_LINE = 2;

/**
 * How many words the text has, where they are more than the bubble judges; none where nobody means them as words: a text to be
 * read is selected much more often than a list to be judged.
 * @param meant the user has asked, by key, shortcut or menu. Else every line has to look like an entry of a list.
 */
export function manyWords(text: string, meant: boolean): number {
  // Looked at in every selection: a whole page is not read word by word.
  const start = text.slice(0, LONGEST_TABLE_TEXT);
  const isList = () => start.split('\n').every((line) => wordsOfText(line).length <= MOST_IN_LINE);
  return meant || (start.includes('\n') && isList()) ? wordsOfText(start).length : 0;
}

/** One line instead of verdicts: how many words there are, and the way to the table of them. */
export function showTableLine(bubble: LastingBubble, text: string, words: number, ruleset: RulesetId): void {
  const open = button('link', message('open_table'), () => {
    ask<'open-table'>({ name: 'open-table', text: text.slice(0, LONGEST_TABLE_TEXT), ruleset }).catch(() => {});
    bubble.close();
  });
  bubble.show(element('div', 'foot', message('many_words', words), open));
}
