import type { Ruleset, WithRules } from '../../rules/ruleset.ts';
import type { RuleName } from './catalogue.ts';

/** The rules of the Turkish school tournament in English. English words have so few forms that there is no forms view. */
const ruleset = {
  id: 'school-en',
  place: 5,
  language: 'en',
  row: 15,
  judgedInLowerCase: 'tiles',
  offers: { points: true, gamePage: true },
  challenge: { section: 'rule 11', allowed: 'challenge-fail', disallowed: 'challenge-success' },
  interfaceLanguages: ['tr'],
  samples: ['wolves', 'café', 'London'],
} as const satisfies Ruleset;

export const descriptor: WithRules<typeof ruleset, RuleName> = ruleset;
