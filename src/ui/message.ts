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

/** Between the forms of a message that counts: “$COUNT$ word ¦ $COUNT$ words”. No name that a message quotes holds it. */
const BETWEEN = ' ¦ ';

/** The forms of a number in the order in which a message writes them; only those that whole numbers take. */
const ORDER: Readonly<Record<string, readonly Intl.LDMLPluralRule[]>> = { pl: ['one', 'few', 'many'] };
const TWO_FORMS: readonly Intl.LDMLPluralRule[] = ['one', 'other'];

/**
 * Sentence of `_locales` with the form that the number takes in the interface's language: 1 słowo, 3 słowa, 5 słów.
 * @param key a message that writes its forms one after another; a language that has one for all numbers writes that alone.
 * @param count a whole number; it fills `$1`, with the thousands apart. The substitutions fill `$2`, `$3`, …
 */
export function counted(key: FilledKey, count: number, ...substitutions: (string | number)[]): string {
  const language = message('language');
  const forms = message(key, count.toLocaleString(language), ...substitutions).split(BETWEEN);
  const place = (ORDER[language] ?? TWO_FORMS).indexOf(new Intl.PluralRules(language).select(count));
  return forms[place] ?? forms.at(-1) ?? '';
}

/** `no-such-player` → `no_such_player`, as types know it. */
type Underscored<Id extends string> = Id extends `${infer Head}-${infer Rest}` ? `${Head}_${Underscored<Rest>}` : Id;

/** An id as it stands in keys of messages, which have no hyphens: `no-such-player` → `no_such_player`. */
export function underscored<Id extends string>(id: Id): Underscored<Id> {
  return id.replaceAll('-', '_') as Underscored<Id>;
}
