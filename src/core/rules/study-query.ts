import {
  ANY_LETTER,
  ANY_LETTERS,
  LONGEST_PATTERN,
  MOST_TILES,
  ofPattern,
  ofRack,
  type Wanted,
} from '../lexicon/wanted.ts';
import { lowerCase, unifiedCharacters } from '../words/normalise.ts';
import { type TileLanguage, tilesOf } from '../words/tiles.ts';
import type { StudyKind } from './study-kinds.ts';

/** Why a query is invalid: a sign that is not a letter, `*` on a rack, or too many letters. */
export type QueryProblem = 'sign' | 'star' | 'long';

/**
 * Normalises a query: letters as laid with tiles (`ß` as two), lower case, no spaces. A point stands for one letter, as in other programs.
 * Empty if the query is empty.
 */
export function readQuery(text: string, kind: StudyKind, language: TileLanguage): { signs: string } | QueryProblem {
  const typed = unifiedCharacters(text)
    .replaceAll(/\s/gu, '')
    .replaceAll(/[.…]/gu, (points) => ANY_LETTER.repeat(points === '.' ? 1 : 3));
  const signs = typed
    .split(/([?*])/u)
    .map((part) => (part === ANY_LETTER || part === ANY_LETTERS ? part : lowerCase(tilesOf(part, language))))
    .join('')
    .replaceAll(/\*+/gu, ANY_LETTERS);
  if (/[^\p{L}?*]/u.test(signs)) return 'sign';
  if (kind !== 'pattern' && signs.includes(ANY_LETTERS)) return 'star';
  const length = [...signs].filter((sign) => sign !== ANY_LETTERS).length;
  return length > (kind === 'pattern' ? LONGEST_PATTERN : MOST_TILES) ? 'long' : { signs };
}

/**
 * @param signs as returned by `readQuery`.
 * @param letters for which `?` and `*` stand, lower case.
 */
export function wantedBy(signs: string, kind: StudyKind, letters: string): Wanted {
  return kind === 'pattern' ? ofPattern(signs, letters) : ofRack(signs, letters, { all: kind === 'anagram' });
}
