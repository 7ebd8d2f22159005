import type messages from '../../public/_locales/en/messages.json';
import { browser } from '../platform/browser.ts';

type Messages = typeof messages;

/** Key of a message of `_locales`. */
export type MessageKey = keyof Messages;

type Substitution = string | number;

/** Key of a message with placeholders. */
export type FilledKey = {
  [Key in MessageKey]: Messages[Key] extends { placeholders: object } ? Key : never;
}[MessageKey];

type Substitutions<Key extends MessageKey> = Key extends FilledKey ? [Substitution, ...Substitution[]] : [];

/** Returns the message of `_locales` in the browser's language; the substitutions fill `$1`, `$2`, … */
export function message<Key extends MessageKey>(key: Key, ...substitutions: Substitutions<Key>): string {
  return browser.i18n.getMessage(key, substitutions.map(String));
}

/** Key, or shape of a key, that some messages have: `forms_group_${string}`. */
type KeyOfSome<Key extends string> = string extends Key
  ? never
  : [Extract<MessageKey, Key>] extends [never]
    ? never
    : Key;

/** Returns a message that only some keys of its kind have, such as a note on a ruleset; empty for the others. */
export function optionalMessage<Key extends string>(key: KeyOfSome<Key>): string {
  return browser.i18n.getMessage(key);
}

/** Separator of the plural forms of a message: “$COUNT$ word ¦ $COUNT$ words”. No name that a message quotes contains it. */
export const BETWEEN = ' ¦ ';

/** The plural categories of each language in the order of the forms in a message; only those that integers have. */
const ORDER: Readonly<Record<string, readonly Intl.LDMLPluralRule[]>> = { pl: ['one', 'few', 'many'] };
const TWO_FORMS: readonly Intl.LDMLPluralRule[] = ['one', 'other'];

/**
 * Returns the message with the plural form of the number in the interface's language: 1 słowo, 3 słowa, 5 słów.
 * @param key of a message that has its plural forms one after another; one form if the language has only one
 * @param count an integer; it fills `$1`, with separated thousands. The substitutions fill `$2`, `$3`, …
 */
export function counted(key: FilledKey, count: number, ...substitutions: (string | number)[]): string {
  const language = message('language');
  const forms = message(key, count.toLocaleString(language), ...substitutions).split(BETWEEN);
  const place = (ORDER[language] ?? TWO_FORMS).indexOf(new Intl.PluralRules(language).select(count));
  return forms[place] ?? forms.at(-1) ?? '';
}

/** The type of `underscored`: `no-such-player` → `no_such_player`. */
type Underscored<Id extends string> = Id extends `${infer Head}-${infer Rest}` ? `${Head}_${Underscored<Rest>}` : Id;

/** Returns an id as keys of messages contain it, without hyphens: `no-such-player` → `no_such_player`. */
export function underscored<Id extends string>(id: Id): Underscored<Id> {
  return id.replaceAll('-', '_') as Underscored<Id>;
}
