import type { Ruleset } from '../../rules/ruleset.ts';

/** The rules of the Turkish school tournament in English. English words have so few forms that there is no forms view. */
export const descriptor = {
  id: 'school-en',
  language: 'en',
  lexicons: { game: 'en-game', spelling: 'en-spelling' },
  diagnosis: 'en-diagnosis',
  row: 15,
  judgedInLowerCase: 'tiles',
  offers: { points: true, gamePage: true },
  challenge: { section: 'rule 11', allowed: 'challenge-fail', disallowed: 'challenge-success' },
  interfaceLanguages: ['tr'],
  samples: ['wolves', 'café', 'London'],
} as const satisfies Ruleset;
