import { readFileSync } from 'node:fs';
import type messages from '../../public/_locales/en/messages.json';
import type { WordedIn } from '../explain/wording.ts';

type Key = keyof typeof messages;

interface Message {
  message: string;
}

/**
 * What pages and the bubble say by themselves, from `_locales`.
 * @returns the sentence under a key; its places are filled in the order in which they stand in it.
 * @throws Error when the file cannot be read.
 */
export function loadMessages(language: WordedIn): (key: Key, ...filled: (string | number)[]) => string {
  const file = new URL(`../../public/_locales/${language}/messages.json`, import.meta.url);
  const read = JSON.parse(readFileSync(file, 'utf8')) as Record<Key, Message>;
  return (key, ...filled) => {
    const rest = filled.values();
    return read[key].message.replace(/\$\w+\$/g, () => String(rest.next().value ?? ''));
  };
}
