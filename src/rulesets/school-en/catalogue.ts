import { type Catalogue, reasonsBy } from '../../rules/catalogue.ts';

/**
 * Every rule of the document that can decide a word, under the section by which readers cite it, and what it says nothing of because
 * there is nothing to rule: a letter or sign without a tile. Rules about the game itself are in `src/games/school-en`.
 */
export const CATALOGUE = {
  'dictionary-words': { section: 'rule 14', effect: 'admits' },
  'capital-only': { section: 'rule 14', effect: 'excludes' },
  abbreviation: { section: 'rule 14', effect: 'excludes' },
  affix: { section: 'rule 14', effect: 'excludes' },
  'two-letter-list': { section: 'TWO LETTER WORD LIST', effect: 'admits' },
  'two-letter-closed': { section: 'TWO LETTER WORD LIST', effect: 'excludes' },
  'no-tile': { section: 'tiles', effect: 'excludes' },
  listed: { section: 'list', effect: 'admits' },
  'not-listed': { section: 'list', effect: 'excludes' },
} as const satisfies Catalogue;

/** A reason by this rule, with the catalogue's section. */
export const reason = reasonsBy('school-en', CATALOGUE);
