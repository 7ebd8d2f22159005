import { type FilledKey, message } from './message.ts';

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
