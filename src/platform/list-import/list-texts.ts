import type { Encoding } from '../../core/word-lists/encoding.ts';
import { languageOf } from '../../core/word-lists/language-of.ts';
import type { ListPurpose } from '../../core/word-lists/letters.ts';
import { ListDecoder } from '../../core/word-lists/list-decoder.ts';
import { ListError } from '../../core/word-lists/list-errors.ts';
import { BOARD_LETTERS, FORMAT_UNITS } from '../../core/word-lists/list-limits.ts';
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
interface Beginning {
  text: string;
  detected: Encoding;
  encoding: Encoding;
}

/** Reads the beginning of a text. @throws ListError */
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
interface ListText {
  opened: OpenedText;
  language: TileLanguage | null;
}

/**
 * Returns the texts of a file that make up the list: one, or several of a zip file that seem to be divided by word length. This is judged
 * by their beginnings; after reading, `areOneList` has to confirm it.
 * @throws ListError `zip-entries` if several texts do not belong together
 */
export async function listTexts({ texts }: OpenedFile, choices: ReadingChoices): Promise<ListText[]> {
  const [only, ...others] = texts;
  if (others.length === 0) return [{ opened: only, language: null }];
  if (texts.length > MOST_FILES) throw entryChoiceError(texts);
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
    if (error instanceof ListError && error.kind !== 'unreadable') throw entryChoiceError(texts, error);
    throw error;
  }
  if (!areOneList(parts)) throw entryChoiceError(texts);
  return found;
}

/** Returns the problem that one of several texts has to be chosen. */
export function entryChoiceError(texts: readonly OpenedText[], cause?: unknown): ListError {
  return new ListError({ kind: 'zip-entries', entries: texts.map(({ name = '' }) => name) }, cause);
}

/** A file of an archive, as far as it has been read. */
export interface PartOfList {
  /** Name with its folders. */
  name: string;
  /** Lengths of its words. */
  lengths: ReadonlySet<number>;
  words: number;
  /** The likely language of its words; null if their letters do not show it. */
  language: TileLanguage | null;
}

/** Fewer words may have the same length by accident. */
const MANY_WORDS = 10;

/**
 * Returns true when several files of an archive are one list divided by word length (`osps2.txt` … `osps8.txt`). Each length is in one file
 * only, while two lists or editions share lengths. The files are in one folder and seem to be of one language. Either their names differ in
 * numbers only, each of which is a length of the file's words, or no number differs and all words of a file have one length (`twos.txt`,
 * `threes.txt`).
 */
export function areOneList(parts: readonly PartOfList[]): boolean {
  const lengths = parts.flatMap((part) => [...part.lengths]);
  const languages = new Set(parts.map(({ language }) => language).filter((language) => language !== null));
  if (new Set(lengths).size < lengths.length || languages.size > 1) return false;
  const names = parts.map(({ name }) => nameParts(name));
  if (new Set(names.map(({ place }) => place)).size > 1) return false;
  const shared = names.reduce(
    (common, { numbers }) => common.filter((number) => numbers.includes(number)),
    [...(names[0]?.numbers ?? [])],
  );
  const own = names.map(({ numbers }) => numbers.filter((number) => !shared.includes(number)));
  if (new Set(names.map(({ letters }) => letters)).size === 1) {
    return parts.every((part, i) => own[i]?.length !== 0 && own[i]?.every((number) => hasLength(part, number)));
  }
  return (
    own.every(({ length }) => length === 0) &&
    parts.every((part) => part.lengths.size === 1 && part.words >= MANY_WORDS)
  );
}

/** Returns true when a file has words of this length. A file without words may have had words that are too long for a board. */
function hasLength({ lengths }: PartOfList, length: number): boolean {
  return lengths.has(length) || (lengths.size === 0 && length > BOARD_LETTERS);
}

/** Returns folder and extension of a file, and the letters and numbers of its name. */
function nameParts(path: string): { place: string; letters: string; numbers: number[] } {
  const [, folder = '', name = '', ending = ''] = /^(.*\/)?(.*?)(\.[^.]*)?$/.exec(path.toLowerCase()) ?? [];
  const numbers = (name.match(/\d+/g) ?? []).map(Number);
  return { place: `${folder} ${ending}`, letters: name.replace(/[^\p{L}]/gu, ''), numbers };
}
