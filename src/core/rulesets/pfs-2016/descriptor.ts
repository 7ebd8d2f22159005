import type { Ruleset, WithRules } from '../../rules/ruleset.ts';
import type { RuleName } from './catalogue.ts';

/** The rules of the same federation that held before those of 2018. */
const ruleset = {
  id: 'pfs-2016',
  place: 2,
  language: 'pl',
  row: 15,
  judgedInLowerCase: 'typed',
  offers: { forms: true, points: true },
  challenge: { section: '12', allowed: 'osps-verdict', disallowed: 'osps-verdict' },
  wordingFallback: 'pfs-2018',
  samples: ['znaszli', 'empik', 'zejdziono'],
} as const satisfies Ruleset;

export const descriptor: WithRules<typeof ruleset, RuleName> = ruleset;
