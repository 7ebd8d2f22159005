import { ask } from '../platform/messages/ask.ts';
import { MOST_HOSTS } from '../platform/messages/lengths.ts';
import type { Answer } from '../platform/messages/table.ts';
import { hostOf } from '../platform/storage/host.ts';
import { message } from '../ui/message.ts';
import { knownOfRules } from './page-rules.ts';

let hasRead = false;

/**
 * Starts the worker, which may have been stopped, with the rules that a question will be about, and reads what the first bubble needs.
 * To be called when a selection begins: it takes a hand a quarter of a second, and a worker a third of that.
 * @param holder the element in which it begins.
 * @returns whether bubbles come by themselves here.
 */
export function wake(holder: Element): Promise<Answer<'wake'>> {
  const embedders = [...(location.ancestorOrigins ?? [])].map(hostOf);
  const asked = ask<'wake'>({ name: 'wake', ...knownOfRules(holder), embedders: embedders.slice(0, MOST_HOSTS) });
  // For the first one of a new process the browser reads all messages of the language.
  if (!hasRead) message('language');
  hasRead = true;
  return asked.catch(() => ({ appears: 'always' }));
}
