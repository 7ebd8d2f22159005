import type { TileLanguage } from '../words/tiles.ts';

/** The lexicons that ship; the names are those of `dictionaries/packed/index.json`. */
export const LEXICON_IDS = ['pl-game', 'pl-spelling', 'de-game', 'de-spelling', 'en-game', 'en-spelling'] as const;
export type LexiconId = (typeof LEXICON_IDS)[number];

/** The language of a lexicon, by which its file of frequencies is named. */
export const languageOfLexicon = (id: LexiconId): TileLanguage => id.slice(0, id.indexOf('-')) as TileLanguage;
