import { filledIn, readMessages } from '../../src/cli/wording.ts';

export const LOCALES = ['en', 'pl', 'de', 'tr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Returns an `i18n.getMessage` for the project's messages that fills placeholders as browsers do. */
export function getMessageOf(locale: Locale): (key: string, substitutions?: string[]) => string {
  const messages = readMessages(locale);
  return (key, substitutions = []) => {
    const found = messages[key];
    return found ? filledIn(found, substitutions) : '';
  };
}
