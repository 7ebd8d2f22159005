import { POLISH_CATALOGUE } from '../polish/catalogue.ts';

/**
 * Every rule of the document that can decide a word, under the section by which readers cite it. Rules that explain how the official
 * dictionary is made, or only head a group of rules, decide no word and are absent.
 */
export const CATALOGUE = POLISH_CATALOGUE;

export type RuleName = keyof typeof CATALOGUE;
