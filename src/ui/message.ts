import { browser } from '../browser.ts';

/** Sentence of `_locales` in the browser's language; the substitutions fill `$1`, `$2`, … Empty for an unknown key. */
export function message(key: string, ...substitutions: (string | number)[]): string {
  return browser.i18n.getMessage(key, substitutions.map(String));
}
