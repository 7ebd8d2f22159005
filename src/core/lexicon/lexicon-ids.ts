import type { TileLanguage } from '../words/tiles.ts';

/** Ids of the lexicons that ship, as in `dictionaries/packed/index.json`. */
export const LEXICON_IDS = ['pl-game', 'pl-spelling', 'de-game', 'de-spelling', 'en-game', 'en-spelling'] as const;
export type LexiconId = (typeof LEXICON_IDS)[number];

/** Returns the language of a lexicon, which is also the name of its frequency file. */
export const languageOfLexicon = (id: LexiconId): TileLanguage => id.slice(0, id.indexOf('-')) as TileLanguage;
