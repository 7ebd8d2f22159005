import type { Ruleset } from '../../rules/ruleset.ts';

/** The rules of the same federation that held before those of 2018. */
export const descriptor = {
  id: 'pfs-2016',
  language: 'pl',
  lexicons: { game: 'pl-game', spelling: 'pl-spelling' },
  diagnosis: 'pl-diagnosis',
  row: 15,
  judgedInLowerCase: 'typed',
  offers: { forms: true, points: true },
  challenge: { section: '12', allowed: 'osps-verdict', disallowed: 'osps-verdict' },
  wordingFallback: 'pfs-2018',
  samples: ['znaszli', 'empik', 'zejdziono'],
} as const satisfies Ruleset;
