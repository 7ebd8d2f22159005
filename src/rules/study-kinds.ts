/** What can be looked for: words of a form, words of all the tiles of a rack, words of some of them. */
export const STUDY_KINDS = ['pattern', 'anagram', 'rack'] as const;

export type StudyKind = (typeof STUDY_KINDS)[number];

/** UTF-16 units of a question that are read: as many letters as may be, as many stars, and some spaces. */
export const LONGEST_QUERY = 100;
