import type { Encoding } from '../word-lists/encoding.ts';
import type { ListFormat, Packing } from '../word-lists/list-format.ts';
import type { TileLanguage } from '../words/tiles.ts';

/** What a look at the beginning of a file shows, before anything is imported. */
export interface ListPreview {
  packing: Packing;
  /** Name of the text file inside a zip file. */
  entry?: string;
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
