import type { TileLanguage } from '../words/tiles.ts';
import { BOARD_LETTERS } from './list-limits.ts';

/** A file of an archive, as far as it has been read as a list. */
export interface PartOfList {
  /** With its folders. */
  name: string;
  /** How many letters its words have. */
  lengths: ReadonlySet<number>;
  words: number;
  /** The language that its words look to be of; null where their letters do not tell. */
  language: TileLanguage | null;
}

/** Fewer words than this may have the same length by accident. */
const MANY_WORDS = 10;

/**
 * True when several files of an archive are one list that is divided by the length of its words (`osps2.txt` … `osps8.txt`).
 *
 * No length is in two of them; two lists or two editions share lengths. The files lie in one folder and look to be of one language. Their
 * names agree with that: either they differ in numbers alone, each of which is a length of the file's words, or no number differs and all
 * words of a file have one length (`twos.txt`, `threes.txt`).
 */
export function areOneList(parts: readonly PartOfList[]): boolean {
  const lengths = parts.flatMap((part) => [...part.lengths]);
  const languages = new Set(parts.map(({ language }) => language).filter((language) => language !== null));
  if (new Set(lengths).size < lengths.length || languages.size > 1) return false;
  const names = parts.map(({ name }) => namedBy(name));
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

/** True when a file has words of this length. A file without words may have had words that are too long for a board. */
function hasLength({ lengths }: PartOfList, length: number): boolean {
  return lengths.has(length) || (lengths.size === 0 && length > BOARD_LETTERS);
}

/** The folder and the ending of a file, and the letters and the numbers of its name. */
function namedBy(path: string): { place: string; letters: string; numbers: number[] } {
  const [, folder = '', name = '', ending = ''] = /^(.*\/)?(.*?)(\.[^.]*)?$/.exec(path.toLowerCase()) ?? [];
  const numbers = (name.match(/\d+/g) ?? []).map(Number);
  return { place: `${folder} ${ending}`, letters: name.replace(/[^\p{L}]/gu, ''), numbers };
}
