import type { Encoding } from '../word-lists/encoding.ts';
import type { ListFormat, Packing } from '../word-lists/list-format.ts';
import type { TileLanguage } from '../words/tiles.ts';

/** What a look at the beginning of a file shows, before anything is imported. */
export interface ListPreview {
  packing: Packing;
  /** Names of the text files inside a zip file that make up the list: one, or several that hold its words by length. */
  entries?: string[];
  format: ListFormat;
  /** What was found by the bytes, and what the lines below were read with: the same unless another one was chosen. */
  detected: Encoding;
  encoding: Encoding;
  /** The language that the words look to be of, among those that there are rules for; null where their letters do not tell. */
  language: TileLanguage | null;
  /** First lines as decoded, at most `PREVIEW_LINES`. */
  lines: string[];
  /** Words that would be taken of them. */
  words: string[];
}
