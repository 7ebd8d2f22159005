/** The kinds of search: words that match a pattern, words of all tiles of a rack, words of some of them. */
export const STUDY_KINDS = ['pattern', 'anagram', 'rack'] as const;

export type StudyKind = (typeof STUDY_KINDS)[number];

/** Maximum length of a search query, in UTF-16 units: the most letters, as many stars, and some spaces. */
export const LONGEST_QUERY = 100;
