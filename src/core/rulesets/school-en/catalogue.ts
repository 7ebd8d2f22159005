import { type Catalogue, LISTED_OR_NOT, rule } from '../../rules/rule-entry.ts';

/**
 * Every rule of the document that can decide a word, under the section by which readers cite it, and a letter or sign without a tile, on
 * which the document has no rule. Rules on the game itself are in `src/score-sheets/play/school-en`.
 */
export const CATALOGUE = {
  'dictionary-words': rule('rule 14', 'admits', 'word', 'basis', ['word', 'reading']),
  'capital-only': rule('rule 14', 'excludes', 'name', 'sentence', ['spelling', 'numeral']),
  abbreviation: rule('rule 14', 'excludes', 'abbreviation', 'sentence', 'spelling'),
  affix: rule('rule 14', 'excludes', 'affix', 'sentence', 'spelling'),
  'two-letter-list': rule('TWO LETTER WORD LIST', 'admits', 'list', 'sentence', 'spelling'),
  'two-letter-closed': rule('TWO LETTER WORD LIST', 'excludes', 'list', 'sentence', 'spelling'),
  'no-tile': rule('tiles', 'excludes', 'letter', 'sentence', 'letters'),
  ...LISTED_OR_NOT,
} as const satisfies Catalogue;

export type RuleName = keyof typeof CATALOGUE;
