import { browser } from '../browser.ts';

/** The command of manifest.json that shows the bubble; given again, it moves the focus into the bubble. */
const COMMAND = 'check-selection';

let keys: Promise<string> | undefined;

/**
 * Returns the shortcut that moves the focus into the bubble, as the browser writes it; empty if none is set. Read once in the worker's
 * life, so a changed shortcut appears after half a minute at most.
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
