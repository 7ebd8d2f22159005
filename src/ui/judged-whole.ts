import { element } from './element.ts';
import { message } from './message.ts';

/** The line that says that a selection within a word was taken for the whole of it. @param selected as it was selected, of `word`. */
export function judgedWholeLine(word: string, selected: string): HTMLElement {
  return element('p', 'quiet', message('judged_whole', word, selected));
}
