import type { RulesetId } from '../rules/verdict.ts';
import type { Encoding } from '../word-lists/encoding.ts';
import type { ListFormat, Packing } from '../word-lists/list-format.ts';
import type { ListReport } from '../word-lists/list-report.ts';
import type { TileLanguage } from '../words/tiles.ts';

/** What is known of a list that the user has brought; the words are apart from it. */
export interface WordListRecord {
  id: string;
  ruleset: RulesetId;
  language: TileLanguage;
  /** As the user calls it; both are cited by verdicts. */
  name: string;
  edition: string;
  /** Of the import, ISO 8601. */
  date: string;
  /** Number of words. */
  words: number;
  /** Letters of the shortest and the longest word. */
  shortest: number;
  longest: number;
  /** Of the packed words, hexadecimal. */
  sha256: string;
  /** Size of the packed words. */
  bytes: number;
  source: { file: string; encoding: Encoding; packing: Packing; format: ListFormat };
  report: ListReport;
}

/** A record before its words are stored. */
export type NewWordList = Omit<WordListRecord, 'id' | 'date'>;
