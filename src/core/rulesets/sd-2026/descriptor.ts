import type { Ruleset } from '../../rules/ruleset.ts';

/** The rules of Scrabble Deutschland, in force from March 2026. */
export const descriptor = {
  id: 'sd-2026',
  language: 'de',
  lexicons: { game: 'de-game', spelling: 'de-spelling' },
  diagnosis: 'de-diagnosis',
  row: 15,
  offers: { forms: true, points: true },
  challenge: { section: 'intro', allowed: 'tournament-list', disallowed: 'tournament-list' },
  interfaceLanguages: ['de'],
  samples: ['teurer', 'habs', 'ueber'],
} as const satisfies Ruleset;
