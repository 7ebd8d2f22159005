import type { Encoding } from '../../core/word-lists/encoding.ts';
import type { ListFormat, Packing } from '../../core/word-lists/list-format.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';

/** Preview of a file before it is imported. */
export interface ListPreview {
  packing: Packing;
  /** Names of the text files of a zip file that make up the list: one, or several divided by word length. */
  entries?: string[];
  format: ListFormat;
  /** The detected encoding, and the encoding of the lines below, which differs only if the user chose another one. */
  detected: Encoding;
  encoding: Encoding;
  /** The likely language of the words, among those with rules; null if their letters do not show it. */
  language: TileLanguage | null;
  /** First lines as decoded, at most `PREVIEW_LINES`. */
  lines: string[];
  /** Words that these lines would give. */
  words: string[];
}
