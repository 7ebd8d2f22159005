import { readFileSync } from 'node:fs';

export const LOCALES = ['en', 'pl', 'de', 'tr'] as const;
export type Locale = (typeof LOCALES)[number];

interface Message {
  message: string;
  /** For translators; in the English messages only. */
  description?: string;
  placeholders?: Record<string, { content: string; example?: string }>;
}

export function readMessages(locale: Locale): Record<string, Message> {
  const file = new URL(`../../public/_locales/${locale}/messages.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>;
}

/** `i18n.getMessage` as browsers do it, for the messages of this project. */
export function getMessageOf(locale: Locale): (key: string, substitutions?: string[]) => string {
  const messages = readMessages(locale);
  return (key, substitutions = []) => {
    const found = messages[key];
    if (!found) return '';
    return found.message.replace(/\$(\w+)\$/g, (_, name: string) => {
      const content = found.placeholders?.[name.toLowerCase()]?.content ?? '';
      return content.replace(/\$(\d)/g, (_match, place: string) => substitutions[Number(place) - 1] ?? '');
    });
  };
}
