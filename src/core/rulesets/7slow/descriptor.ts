import type { Ruleset } from '../../rules/ruleset.ts';

/** The rules of the game 7 słów: words are written on cards, and a letter scores by the column that its card lies in. */
export const descriptor = {
  id: '7slow',
  language: 'pl',
  lexicons: { game: 'pl-game', spelling: 'pl-spelling' },
  diagnosis: 'pl-diagnosis',
  row: null,
  judgedInLowerCase: 'typed',
  offers: { forms: true, earlierWords: { table: 'pl-families' }, gamePage: true },
  challenge: { section: 'WYZWANIA', allowed: 'challenge-invalid', disallowed: 'challenge-valid' },
  samples: ['żółwie', 'ONZ', 'remake’u'],
} as const satisfies Ruleset;
