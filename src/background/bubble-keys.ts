import { browser } from '../browser.ts';

/** The command of manifest.json that shows the bubble, and given again leads into it. */
const COMMAND = 'check-selection';

let keys: Promise<string> | undefined;

/**
 * The shortcut that leads into the bubble, as the browser writes it; empty where none is set. Asked once in a worker's life, which is
 * short: who has just changed it sees the old one for half a minute at most.
 */
export function bubbleKeys(): Promise<string> {
  keys ??= shortcut().catch(() => '');
  return keys;
}

async function shortcut(): Promise<string> {
  // Firefox for Android has no shortcuts.
  const commands = (await browser.commands?.getAll()) ?? [];
  return commands.find(({ name }) => name === COMMAND)?.shortcut ?? '';
}
