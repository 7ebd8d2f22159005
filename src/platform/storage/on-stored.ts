import { browser } from '../browser.ts';

/**
 * Calls `listener` with the value of the key after each change in any context; undefined if it was removed.
 * @returns a function that stops it
 */
export function onStored(
  key: string,
  listener: (stored: unknown) => void,
  area: 'local' | 'session' = 'local',
): () => void {
  const changed = (changes: Record<string, { newValue?: unknown }>, changedArea: string) => {
    const change = changes[key];
    if (changedArea === area && change) listener(change.newValue);
  };
  browser.storage.onChanged.addListener(changed);
  return () => browser.storage.onChanged.removeListener(changed);
}
