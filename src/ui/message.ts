import type messages from '../../public/_locales/en/messages.json';
import { browser } from '../browser.ts';
import { ABSENT } from '../explain/marks.ts';
import type { Phrase, RulePhrase } from '../messages/judged.ts';

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
  return anyMessage(key);
}

/** `message` for keys that only the data of a verdict or a paradigm know. Empty for an unknown key. */
export const anyMessage = message as (key: string, ...substitutions: Substitution[]) => string;

/** The phrase in the browser's language. */
export function worded(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase;
  if ('rule' in phrase) return ruleWorded(phrase);
  const [key, ...fillings] = phrase.map(worded);
  return key ? anyMessage(key, ...fillings) : fillings.join('');
}

/**
 * Each rule has two messages under its id (`pfs-2018/particle-li`, all signs written as underscores): `reason_pfs_2018_particle_li` is
 * one sentence about this word and takes the evidence as placeholders, `rule_pfs_2018_particle_li` tells the rule itself. Where the
 * rules of 2016 and 2018 say the same under the same name, the messages of 2018 serve both.
 *
 * A rule whose evidence differs from word to word has further messages, `reason_…__2` and so on: the first that finds all its
 * evidence is taken, and the rule itself where none does. Where a rule that admits some words excludes this one, `reason_…__not`
 * and its further messages come first.
 */
function ruleWorded({ rule, fillings, excludes }: RulePhrase): string {
  if (fillings) {
    const filled = fillings.map(worded);
    const base = keyOf('reason', rule);
    for (const side of excludes ? ['__not', ''] : ['']) {
      for (let variant = 1; ; variant++) {
        const sentence = anyMessage(`${base}${side}${variant > 1 ? `__${variant}` : ''}`, ...filled);
        if (!sentence) break;
        if (!sentence.includes(ABSENT)) return sentence;
      }
    }
  }
  return anyMessage(keyOf('rule', rule)) || rule;
}

function keyOf(kind: string, rule: string): string {
  const own = `${kind}_${rule.replace(/\W/g, '_')}`;
  return anyMessage(own) ? own : own.replace('2016', '2018');
}
