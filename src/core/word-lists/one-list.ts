import type { TileLanguage } from '../words/tiles.ts';
import { BOARD_LETTERS } from './list-limits.ts';

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

/** Returns true when a file has words of this length. A file without words may have had words that are too long for a board. */
function hasLength({ lengths }: PartOfList, length: number): boolean {
  return lengths.has(length) || (lengths.size === 0 && length > BOARD_LETTERS);
}

/** Returns folder and extension of a file, and the letters and numbers of its name. */
function namedBy(path: string): { place: string; letters: string; numbers: number[] } {
  const [, folder = '', name = '', ending = ''] = /^(.*\/)?(.*?)(\.[^.]*)?$/.exec(path.toLowerCase()) ?? [];
  const numbers = (name.match(/\d+/g) ?? []).map(Number);
  return { place: `${folder} ${ending}`, letters: name.replace(/[^\p{L}]/gu, ''), numbers };
}
