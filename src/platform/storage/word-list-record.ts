import type { RulesetId } from '../../core/rules/verdict.ts';
import type { Encoding } from '../../core/word-lists/encoding.ts';
import type { ListFormat, Packing } from '../../core/word-lists/list-format.ts';
import type { ListReport } from '../../core/word-lists/list-report.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';

/** The record of an imported list, without its words. */
export interface WordListRecord {
  id: string;
  ruleset: RulesetId;
  language: TileLanguage;
  /** Name and edition, as the user chose them; verdicts cite both. */
  name: string;
  edition: string;
  /** Date of the import, ISO 8601. */
  date: string;
  /** Number of words. */
  words: number;
  /** Length of the shortest and the longest word. */
  shortest: number;
  longest: number;
  /** SHA-256 of the packed words, hexadecimal. */
  sha256: string;
  /** Bytes of the packed words. */
  bytes: number;
  source: { file: string; encoding: Encoding; packing: Packing; format: ListFormat };
  report: ListReport;
}

/** A record before its words are stored. */
export type NewWordList = Omit<WordListRecord, 'id' | 'date'>;
