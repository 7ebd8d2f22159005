import { type Catalogue, reasonsBy } from '../../rules/catalogue.ts';

/**
 * Every rule of the document that can decide a word, under the heading by which readers cite it; the pages have no numbers. Rules on
 * scoring and on the course of the game decide no word and are not here.
 */
export const CATALOGUE = {
  'word-source': { section: 'PRZYGOTOWANIE', effect: 'admits' },
  'free-letters': { section: 'ROZGRYWKA', effect: 'admits' },
  'no-length-limit': { section: 'ROZGRYWKA', effect: 'admits' },
  'proper-name': { section: 'ROZGRYWKA / OGRANICZENIA', effect: 'excludes' },
  // A spelled-out acronym is admitted, and told besides.
  abbreviation: { section: 'ROZGRYWKA / OGRANICZENIA', effect: 'both' },
  hyphen: { section: 'ROZGRYWKA / OGRANICZENIA', effect: 'excludes' },
  apostrophe: { section: 'ROZGRYWKA', effect: 'excludes' },
  'repeat-word': { section: 'ROZGRYWKA / OGRANICZENIA', effect: 'excludes' },
  'family-plural': { section: 'OGRANICZENIA', effect: 'excludes' },
  'family-tense': { section: 'OGRANICZENIA', effect: 'excludes' },
  'family-noun-verb': { section: 'OGRANICZENIA', effect: 'excludes' },
  'family-adverb': { section: 'OGRANICZENIA', effect: 'excludes' },
  'family-combined': { section: 'OGRANICZENIA', effect: 'excludes' },
  'family-root': { section: 'OGRANICZENIA', effect: 'excludes' },
  listed: { section: 'list', effect: 'admits' },
  'not-listed': { section: 'list', effect: 'excludes' },
} as const satisfies Catalogue;

/** Name of a rule without the ruleset. */
export type RuleName = keyof typeof CATALOGUE;

/** A reason by this rule, with the catalogue's section. */
export const reason = reasonsBy('7slow', CATALOGUE);
