import { ask } from '../messages/ask.ts';
import { message } from '../ui/message.ts';
import { knownOfRules } from './page-rules.ts';

let hasRead = false;

/**
 * Starts the worker, which may have been stopped, with the rules that a question will be about, and reads what the first bubble needs.
 * To be called when a selection begins: it takes a hand a quarter of a second, and a worker a third of that.
 * @param holder the element in which it begins.
 * @returns the bubble's style sheet, which the worker keeps for all pages; empty when it does not answer.
 */
export function wake(holder: Element): Promise<string> {
  const asked = ask<'wake'>({ name: 'wake', ...knownOfRules(holder) });
  // For the first one of a new process the browser reads all messages of the language.
  if (!hasRead) message('language');
  hasRead = true;
  return asked.then(
    ({ look }) => look,
    () => '',
  );
}
