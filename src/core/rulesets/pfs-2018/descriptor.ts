import type { Ruleset, WithRules } from '../../rules/ruleset.ts';
import type { RuleName } from './catalogue.ts';

/** The rules of the Polish Scrabble Federation that are in force. */
const ruleset = {
  id: 'pfs-2018',
  place: 1,
  language: 'pl',
  row: 15,
  judgedInLowerCase: 'typed',
  offers: { forms: true, points: true },
  challenge: { section: '5', allowed: 'osps-verdict', disallowed: 'osps-verdict' },
  samples: ['bazylij', 'chceszli', 'remake’u'],
} as const satisfies Ruleset;

export const descriptor: WithRules<typeof ruleset, RuleName> = ruleset;
