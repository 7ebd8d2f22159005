import type messages from '../../public/_locales/en/messages.json';
import { browser } from '../platform/browser.ts';

type Messages = typeof messages;

/** Key of a sentence of `_locales`. */
export type MessageKey = keyof Messages;

type Substitution = string | number;

/** Key of a sentence with places to fill. */
export type FilledKey = {
  [Key in MessageKey]: Messages[Key] extends { placeholders: object } ? Key : never;
}[MessageKey];

type Substitutions<Key extends MessageKey> = Key extends FilledKey ? [Substitution, ...Substitution[]] : [];

/** Sentence of `_locales` in the browser's language; the substitutions fill `$1`, `$2`, … */
export function message<Key extends MessageKey>(key: Key, ...substitutions: Substitutions<Key>): string {
  return browser.i18n.getMessage(key, substitutions.map(String));
}

/** Key, or shape of a key, that some messages have: `forms_group_${string}`. */
type KeyOfSome<Key extends string> = string extends Key
  ? never
  : [Extract<MessageKey, Key>] extends [never]
    ? never
    : Key;

/** Sentence that only some of its kind have, such as a note on a ruleset; empty for the others. */
export function optionalMessage<Key extends string>(key: KeyOfSome<Key>): string {
  return browser.i18n.getMessage(key);
}
