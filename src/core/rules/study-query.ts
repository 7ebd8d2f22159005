import {
  ANY_LETTER,
  ANY_LETTERS,
  LONGEST_PATTERN,
  MOST_TILES,
  ofPattern,
  ofRack,
  type Wanted,
} from '../lexicon/matcher.ts';
import { lowerCase, unifiedCharacters } from '../words/normalise.ts';
import { type TileLanguage, tilesOf } from '../words/tiles.ts';

/** The kinds of search: words that match a pattern, words of all tiles of a rack, words of some of them. */
export const STUDY_KINDS = ['pattern', 'anagram', 'rack'] as const;

export type StudyKind = (typeof STUDY_KINDS)[number];

/** Maximum length of a search query, in UTF-16 units: the most letters, as many stars, and some spaces. */
export const LONGEST_QUERY = 100;

/** The reason why a query is invalid: a sign that is not a letter, `*` on a rack, or too many letters. */
export type QueryError = 'sign' | 'star' | 'long';

/**
 * Parses a query: letters as tiles show them (`ß` as two), lower case, no spaces. A point stands for one letter, as in other programs.
 * Empty if the query is empty.
 */
export function parseStudyQuery(text: string, kind: StudyKind, language: TileLanguage): { signs: string } | QueryError {
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
 * Returns the matcher of a query.
 * @param signs as returned by `parseStudyQuery`.
 * @param letters for which `?` and `*` stand, lower case.
 */
export function wantedBy(signs: string, kind: StudyKind, letters: string): Wanted {
  return kind === 'pattern' ? ofPattern(signs, letters) : ofRack(signs, letters, { all: kind === 'anagram' });
}
