import { type Catalogue, LISTED_OR_NOT } from '../../rules/rule-entry.ts';

/**
 * Every rule of the document that can decide a word, under the heading by which readers cite it; the pages have no numbers. Rules on
 * scoring and on the course of the game decide no word and are not here.
 */
export const CATALOGUE = {
  'word-source': {
    section: 'PRZYGOTOWANIE',
    effect: 'admits',
    kind: 'word',
    explainedBy: 'sentence',
    detail: ['reading', 'base'],
  },
  'free-letters': { section: 'ROZGRYWKA', effect: 'admits', kind: 'letter', explainedBy: 'basis', detail: 'reading' },
  'no-length-limit': {
    section: 'ROZGRYWKA',
    effect: 'admits',
    kind: 'word',
    explainedBy: 'sentence',
    detail: 'reading',
  },
  'proper-name': {
    section: 'ROZGRYWKA / OGRANICZENIA',
    effect: 'excludes',
    kind: 'name',
    explainedBy: 'sentence',
    detail: ['entry', 'spelling'],
  },
  // For a spelled-out acronym, which is admitted, it is a secondary reason.
  abbreviation: {
    section: 'ROZGRYWKA / OGRANICZENIA',
    effect: 'both',
    kind: 'abbreviation',
    explainedBy: 'sentence',
    detail: ['entry', 'spelling', 'meaning', 'numeral'],
  },
  hyphen: {
    section: 'ROZGRYWKA / OGRANICZENIA',
    effect: 'excludes',
    kind: 'sign',
    explainedBy: 'sentence',
    detail: ['spelling', 'base', 'attached'],
  },
  apostrophe: {
    section: 'ROZGRYWKA',
    effect: 'excludes',
    kind: 'spelling',
    explainedBy: 'sentence',
    detail: ['spelling', 'attached'],
  },
  'repeat-word': {
    section: 'ROZGRYWKA / OGRANICZENIA',
    effect: 'excludes',
    kind: 'earlier-word',
    explainedBy: 'sentence',
    detail: 'earlier-word',
  },
  'family-plural': {
    section: 'OGRANICZENIA',
    effect: 'excludes',
    kind: 'earlier-word',
    explainedBy: 'sentence',
    detail: 'earlier-word',
  },
  'family-tense': {
    section: 'OGRANICZENIA',
    effect: 'excludes',
    kind: 'earlier-word',
    explainedBy: 'sentence',
    detail: 'earlier-word',
  },
  'family-noun-verb': {
    section: 'OGRANICZENIA',
    effect: 'excludes',
    kind: 'earlier-word',
    explainedBy: 'sentence',
    detail: 'earlier-word',
  },
  'family-adverb': {
    section: 'OGRANICZENIA',
    effect: 'excludes',
    kind: 'earlier-word',
    explainedBy: 'sentence',
    detail: 'earlier-word',
  },
  'family-combined': {
    section: 'OGRANICZENIA',
    effect: 'excludes',
    kind: 'earlier-word',
    explainedBy: 'sentence',
    detail: 'earlier-word',
  },
  'family-root': {
    section: 'OGRANICZENIA',
    effect: 'excludes',
    kind: 'earlier-word',
    explainedBy: 'sentence',
    detail: 'earlier-word',
  },
  ...LISTED_OR_NOT,
} as const satisfies Catalogue;

/** Name of a rule without the ruleset. */
export type RuleName = keyof typeof CATALOGUE;
