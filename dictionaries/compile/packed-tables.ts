/**
 * What the code reads of the tables: the rules import it as JSON, so no word stands in the code and nothing is parsed at a start but a
 * string that is split. Names are those of the tables, or of what several tables give together.
 */
import { readColumn } from './tsv.ts';

/** Words of one kind as one string, blanks between; by kind as an object of such strings. Pairs are an object, too. */
export type PackedTable = string | Readonly<Record<string, string>>;

/** @throws Error where a word has the separator in it: it would be read as two. */
function joined(table: string, words: readonly string[], separator = ' '): string {
  const broken = words.find((word) => word.includes(separator));
  if (broken !== undefined) throw new Error(`“${broken}” of ${table} has the separator in it`);
  return words.join(separator);
}

/** All words of a column. */
const words = (table: string, column: string) => () => joined(table, readColumn(table, column));

/** What the code reads of each table, by the name of its file under `packed/tables`. */
export const PACKED_TABLES: Readonly<Record<string, () => PackedTable>> = {
  '7slow-phrase-words': words('curated/7slow-phrase-words.tsv', 'word'),
  '7slow-pieces': words('curated/7slow-pieces.tsv', 'word'),
  '7slow-short-words': words('curated/7slow-short-words.tsv', 'word'),
};
