import { browser } from '../browser.ts';
import type { Phrase } from '../messages/judged.ts';

/** Sentence of `_locales` in the browser's language; the substitutions fill `$1`, `$2`, … Empty for an unknown key. */
export function message(key: string, ...substitutions: (string | number)[]): string {
  return browser.i18n.getMessage(key, substitutions.map(String));
}

/** The phrase in the browser's language. */
export function worded(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase;
  const [key = '', ...fillings] = phrase.map(worded);
  return message(key, ...fillings);
}
