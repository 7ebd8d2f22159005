import type { Ruleset } from '../../rules/ruleset.ts';

/** The rules of the Polish Scrabble Federation that are in force. */
export const descriptor = {
  id: 'pfs-2018',
  language: 'pl',
  lexicons: { game: 'pl-game', spelling: 'pl-spelling' },
  diagnosis: 'pl-diagnosis',
  row: 15,
  judgedInLowerCase: 'typed',
  offers: { forms: true, points: true },
  challenge: { section: '5', allowed: 'osps-verdict', disallowed: 'osps-verdict' },
  samples: ['bazylij', 'chceszli', 'remake’u'],
} as const satisfies Ruleset;
