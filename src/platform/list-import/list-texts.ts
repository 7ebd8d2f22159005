import type { Encoding } from '../../core/word-lists/encoding.ts';
import { languageOf } from '../../core/word-lists/language-of.ts';
import type { ListPurpose } from '../../core/word-lists/letters.ts';
import { ListDecoder } from '../../core/word-lists/list-decoder.ts';
import { FORMAT_UNITS } from '../../core/word-lists/list-limits.ts';
import { ListProblem } from '../../core/word-lists/list-problem.ts';
import { areOneList, type PartOfList } from '../../core/word-lists/one-list.ts';
import { WordsReader } from '../../core/word-lists/read-words.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';
import { type OpenedFile, type OpenedText, piecesOf } from './open-file.ts';

/** Choices for reading a file. */
export interface ReadingChoices {
  purpose: ListPurpose;
  encoding: Encoding | 'auto';
  /** The text file to read of a zip file with several. */
  entry?: string | undefined;
}

/** Maximum number of files of one list: more than there are word lengths. */
const MOST_FILES = 50;

/** The beginning of a text, decoded, and what its bytes look like. */
export interface Beginning {
  text: string;
  detected: Encoding;
  encoding: Encoding;
}

/** Reads the beginning of a text. @throws ListProblem */
export async function beginningOf(opened: OpenedText, { purpose, encoding }: ReadingChoices): Promise<Beginning> {
  const decoder = new ListDecoder(purpose.language, encoding);
  let text = '';
  for await (const piece of piecesOf(opened, () => 0)) {
    text += decoder.decode(piece, { last: false });
    if (text.length > FORMAT_UNITS) break;
  }
  text += decoder.decode(new Uint8Array(0), { last: true });
  return { text, detected: decoder.detected, encoding: decoder.encoding };
}

/** A text with the list, or with the words of some lengths; its language is that of its beginning. */
export interface ListText {
  opened: OpenedText;
  language: TileLanguage | null;
}

/**
 * Returns the texts of a file that make up the list: one, or several of a zip file that seem to be divided by word length. This is judged
 * by their beginnings; after reading, `areOneList` has to confirm it.
 * @throws ListProblem `zip-entries` if several texts do not belong together
 */
export async function listTexts({ texts }: OpenedFile, choices: ReadingChoices): Promise<ListText[]> {
  const [only, ...others] = texts;
  if (others.length === 0) return [{ opened: only, language: null }];
  if (texts.length > MOST_FILES) throw toBeChosen(texts);
  const found: ListText[] = [];
  const parts: PartOfList[] = [];
  try {
    for (const opened of texts) {
      const { text } = await beginningOf(opened, choices);
      const isWhole = text.length <= FORMAT_UNITS;
      const lines = isWhole ? text : text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')));
      const reader = new WordsReader(choices.purpose, 'utf-8');
      reader.read(new TextEncoder().encode(lines));
      const name = opened.name ?? '';
      const language = languageOf(text);
      parts.push({ name, ...reader.endText(name), language });
      found.push({ opened, language });
    }
  } catch (error) {
    // One of them is no list, so the user has to choose.
    if (error instanceof ListProblem && error.kind !== 'unreadable') throw toBeChosen(texts, error);
    throw error;
  }
  if (!areOneList(parts)) throw toBeChosen(texts);
  return found;
}

/** Returns the problem that one of several texts has to be chosen. */
export function toBeChosen(texts: readonly OpenedText[], cause?: unknown): ListProblem {
  return new ListProblem({ kind: 'zip-entries', entries: texts.map(({ name = '' }) => name) }, cause);
}
