import type { Ruleset, WithRules } from '../../rules/ruleset.ts';
import type { RuleName } from './catalogue.ts';

/** The rules of the game 7 słów: words are written on cards, and a letter scores by the column that its card lies in. */
const ruleset = {
  id: '7slow',
  place: 4,
  language: 'pl',
  row: null,
  judgedInLowerCase: 'typed',
  offers: { forms: true, earlierWords: { table: 'pl-families' }, gamePage: true },
  challenge: { section: 'WYZWANIA', allowed: 'challenge-invalid', disallowed: 'challenge-valid' },
  samples: ['żółwie', 'ONZ', 'remake’u'],
} as const satisfies Ruleset;

export const descriptor: WithRules<typeof ruleset, RuleName> = ruleset;
