import { browser } from '../browser.ts';

/**
 * Calls `listener` with what is stored under the key after each change of it, made in any context; undefined where it was removed.
 * @returns a function that ends it.
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
