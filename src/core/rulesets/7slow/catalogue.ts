import { type Catalogue, LISTED_OR_NOT, rule } from '../../rules/rule-entry.ts';

/**
 * Every rule of the document that can decide a word, under the heading by which readers cite it; the pages have no numbers. Rules on
 * scoring and on the course of the game decide no word and are not here.
 */
export const CATALOGUE = {
  'word-source': rule('PRZYGOTOWANIE', 'admits', 'word', 'sentence', ['reading', 'base']),
  'free-letters': rule('ROZGRYWKA', 'admits', 'letter', 'basis', 'reading'),
  'no-length-limit': rule('ROZGRYWKA', 'admits', 'word', 'sentence', 'reading'),
  'proper-name': rule('ROZGRYWKA / OGRANICZENIA', 'excludes', 'name', 'sentence', ['entry', 'spelling']),
  // A spelled-out acronym is admitted, so the rule is a secondary reason there.
  abbreviation: rule('ROZGRYWKA / OGRANICZENIA', 'both', 'abbreviation', 'sentence', [
    'entry',
    'spelling',
    'meaning',
    'numeral',
  ]),
  hyphen: rule('ROZGRYWKA / OGRANICZENIA', 'excludes', 'sign', 'sentence', ['spelling', 'base', 'attached']),
  apostrophe: rule('ROZGRYWKA', 'excludes', 'spelling', 'sentence', ['spelling', 'attached']),
  'repeat-word': rule('ROZGRYWKA / OGRANICZENIA', 'excludes', 'earlier-word', 'sentence', 'earlier-word'),
  'family-plural': rule('OGRANICZENIA', 'excludes', 'earlier-word', 'sentence', 'earlier-word'),
  'family-tense': rule('OGRANICZENIA', 'excludes', 'earlier-word', 'sentence', 'earlier-word'),
  'family-noun-verb': rule('OGRANICZENIA', 'excludes', 'earlier-word', 'sentence', 'earlier-word'),
  'family-adverb': rule('OGRANICZENIA', 'excludes', 'earlier-word', 'sentence', 'earlier-word'),
  'family-combined': rule('OGRANICZENIA', 'excludes', 'earlier-word', 'sentence', 'earlier-word'),
  'family-root': rule('OGRANICZENIA', 'excludes', 'earlier-word', 'sentence', 'earlier-word'),
  ...LISTED_OR_NOT,
} as const satisfies Catalogue;

/** Name of a rule without the ruleset. */
export type RuleName = keyof typeof CATALOGUE;
