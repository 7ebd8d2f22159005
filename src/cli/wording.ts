import { readFileSync } from 'node:fs';
import type messages from '../../public/_locales/en/messages.json';
import type { InterfaceLanguage, RulesetWording, Wording } from '../core/explain/wording.ts';
import { RULESET_IDS } from '../core/rulesets/index.ts';

type Key = keyof typeof messages;

/** A message as translators write it: `$WORD$ is …`. */
export interface WrittenMessage {
  message: string;
  /** Note for translators, in the English messages only. */
  description?: string;
  placeholders?: Record<string, { content: string; example?: string }>;
}

/** @throws Error when the file cannot be read. */
export function readMessages(language: InterfaceLanguage): Record<string, WrittenMessage> {
  const file = new URL(`../../public/_locales/${language}/messages.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, WrittenMessage>;
}

/** Converts `$WORD$ is …` to `$1 is …`. @throws Error if adjacent numbers would be read as a placeholder's name */
export function numbered({ message, placeholders = {} }: WrittenMessage): string {
  const short = message.replace(/\$(\w+)\$/g, (name, key: string) => placeholders[key.toLowerCase()]?.content ?? name);
  if (/\$\w+\$/.test(short)) throw new Error(`placeholders of “${message}”`);
  return short;
}

/** Returns the sentence with its placeholders filled as browsers do it: `$1` with the first value, or with nothing if there are too few. */
export function filledIn(written: WrittenMessage, filled: readonly (string | number)[]): string {
  return numbered(written).replace(/\$(\d)/g, (_, place: string) => String(filled[Number(place) - 1] ?? ''));
}

/**
 * Loads the messages of pages and bubble from `_locales`.
 * @returns a function from key and values to the sentence
 * @throws Error if the file cannot be read
 */
export function loadMessages(language: InterfaceLanguage): (key: Key, ...filled: (string | number)[]) => string {
  const read = readMessages(language) as Record<Key, WrittenMessage>;
  return (key, ...filled) => filledIn(read[key], filled);
}

/** Loads the sentences of verdicts in one language from the source files. @throws Error if a file, or a part of it, is missing */
export function loadWording(language: InterfaceLanguage): Wording {
  return {
    ...read<Pick<Wording, 'phrases' | 'rules'>>(`core/explain/wording/${language}.json`),
    rulesets: Object.fromEntries(
      RULESET_IDS.map((id) => {
        const file = `core/rulesets/${id}/wording/${language}.json`;
        return [id, completeWording(read(file), `src/${file}`)];
      }),
    ) as Wording['rulesets'],
  };
}

/** The parts that a ruleset does not take from its `wordingFallback`. */
const REQUIRED = ['section', 'title', 'decides', 'rules'] as const satisfies (keyof RulesetWording)[];

/** Returns the wording of a ruleset. @throws Error with the name of the file if a part is missing */
export function completeWording(wording: Partial<RulesetWording>, file: string): RulesetWording {
  const missing = REQUIRED.filter((part) => wording[part] === undefined);
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(', ')}`);
  return wording as RulesetWording;
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as T;
}
