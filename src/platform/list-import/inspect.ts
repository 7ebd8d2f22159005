import { detectFormat } from '../../core/word-lists/detect-format.ts';
import type { Encoding } from '../../core/word-lists/encoding.ts';
import { languageOf } from '../../core/word-lists/language-of.ts';
import { type ListPurpose, lettersOf } from '../../core/word-lists/letters.ts';
import { ListError } from '../../core/word-lists/list-errors.ts';
import { type ListFormat, type Packing, wordCells } from '../../core/word-lists/list-format.ts';
import { FORMAT_UNITS, SAMPLE_LENGTH } from '../../core/word-lists/list-limits.ts';
import { isComment, readCell, skipReasonOf } from '../../core/word-lists/list-word.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';
import { beginningOf, listTexts, type ReadingChoices } from './list-texts.ts';
import { openFile } from './open-file.ts';

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

/** Number of lines of a preview. */
const PREVIEW_LINES = 8;

/** Reads the beginning of a file; of several files of one list, that of the largest. @throws ListError */
export async function inspect(blob: Blob, choices: ReadingChoices): Promise<ListPreview> {
  const file = await openFile(blob, choices.entry);
  const texts = (await listTexts(file, choices)).map(({ opened }) => opened);
  const largest = texts.reduce((one, other) => (other.size > one.size ? other : one));
  const { text, detected, encoding } = await beginningOf(largest, choices);
  if (text.trim() === '') throw new ListError({ kind: 'empty' });
  return {
    packing: file.packing,
    ...(largest.name !== undefined && { entries: texts.map(({ name = '' }) => name) }),
    detected,
    encoding,
    language: languageOf(text),
    ...previewOf(text, choices.purpose),
  };
}

/** Returns the first lines of a text, their format, and the words that they would give. Lines of sections without words are left out. */
export function previewOf(
  text: string,
  purpose: ListPurpose,
): { format: ListFormat; lines: string[]; words: string[] } {
  const all = text.slice(0, FORMAT_UNITS).split(/\r\n|\r|\n/);
  const { format, unwrap, outline, ...detected } = detectFormat(all);
  let { header } = detected;
  const letters = new Set(lettersOf(purpose));
  const lines: string[] = [];
  const words: string[] = [];
  for (const written of all) {
    if (written.trim() === '') continue;
    if (lines.length === PREVIEW_LINES) break;
    const isRemark = isComment(written);
    const line = unwrap && !isRemark ? (unwrap(written) ?? '') : written;
    if (line.trim() === '') continue;
    const why = isRemark ? 'comment' : outline.skipReason(line);
    if (why === 'section') continue;
    lines.push(written.slice(0, SAMPLE_LENGTH));
    if (why !== null) continue;
    if (header) {
      header = false;
      continue;
    }
    for (const cell of wordCells(line, format, outline)) {
      const word = readCell(cell, purpose);
      if (skipReasonOf(word, purpose, (letter) => letters.has(letter)) === null) words.push(word.letters.join(''));
    }
  }
  return { format, lines, words };
}
