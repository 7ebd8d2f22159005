import type { WordListRecord } from '../storage/word-list-record.ts';

/** UTF-16 units of a name, and of an edition: both stand in every verdict that rests on the list. */
export const LONGEST_NAME = 40;

/** `OSPS 48`. */
export function listName({ name, edition }: Pick<WordListRecord, 'name' | 'edition'>): string {
  return `${name} ${edition}`.trim();
}
