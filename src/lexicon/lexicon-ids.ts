/** The lexicons that ship; the names are those of `dictionaries/packed/index.json`. */
export const LEXICON_IDS = ['pl-game', 'pl-spelling', 'de-game', 'de-spelling', 'en-game', 'en-spelling'] as const;
export type LexiconId = (typeof LEXICON_IDS)[number];
