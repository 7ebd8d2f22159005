import { type Catalogue, LISTED_OR_NOT } from '../../rules/rule-entry.ts';

/**
 * Every rule of the document that can decide a word, under the section by which readers cite it, and what it says nothing of because
 * there is nothing to rule: a letter or sign without a tile. Rules about the game itself are in `src/score-sheets/play/school-en`.
 */
export const CATALOGUE = {
  'dictionary-words': {
    section: 'rule 14',
    effect: 'admits',
    kind: 'word',
    explainedBy: 'basis',
    detail: ['word', 'reading'],
  },
  'capital-only': {
    section: 'rule 14',
    effect: 'excludes',
    kind: 'name',
    explainedBy: 'sentence',
    detail: ['spelling', 'numeral'],
  },
  abbreviation: {
    section: 'rule 14',
    effect: 'excludes',
    kind: 'abbreviation',
    explainedBy: 'sentence',
    detail: 'spelling',
  },
  affix: { section: 'rule 14', effect: 'excludes', kind: 'affix', explainedBy: 'sentence', detail: 'spelling' },
  'two-letter-list': {
    section: 'TWO LETTER WORD LIST',
    effect: 'admits',
    kind: 'list',
    explainedBy: 'sentence',
    detail: 'spelling',
  },
  'two-letter-closed': {
    section: 'TWO LETTER WORD LIST',
    effect: 'excludes',
    kind: 'list',
    explainedBy: 'sentence',
    detail: 'spelling',
  },
  'no-tile': {
    section: 'tiles',
    effect: 'excludes',
    kind: 'letter',
    explainedBy: 'sentence',
    detail: 'letters',
  },
  ...LISTED_OR_NOT,
} as const satisfies Catalogue;

export type RuleName = keyof typeof CATALOGUE;
