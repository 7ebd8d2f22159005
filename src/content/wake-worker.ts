import { ask } from '../messages/ask.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { message } from '../ui/message.ts';

let hasRead = false;

/**
 * Starts the worker, which may have been stopped, with the rules that a question will be about, and reads what the first bubble needs.
 * To be called when a selection begins: it takes a hand a quarter of a second, and a worker a third of that.
 * @returns the bubble's style sheet, which the worker keeps for all pages; empty when it does not answer.
 */
export function wake(ruleset: RulesetId): Promise<string> {
  const asked = ask<'wake'>({ name: 'wake', ruleset });
  // For the first one of a new process the browser reads all messages of the language.
  if (!hasRead) message('language');
  hasRead = true;
  return asked.then(
    ({ look }) => look,
    () => '',
  );
}
