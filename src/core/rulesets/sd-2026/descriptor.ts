import type { Ruleset, WithRules } from '../../rules/ruleset.ts';
import type { RuleName } from './catalogue.ts';

/** The rules of Scrabble Deutschland, in force from March 2026. */
const ruleset = {
  id: 'sd-2026',
  place: 3,
  language: 'de',
  row: 15,
  offers: { forms: true, points: true },
  challenge: { section: 'intro', allowed: 'tournament-list', disallowed: 'tournament-list' },
  interfaceLanguages: ['de'],
  samples: ['teurer', 'habs', 'ueber'],
} as const satisfies Ruleset;

export const descriptor: WithRules<typeof ruleset, RuleName> = ruleset;
