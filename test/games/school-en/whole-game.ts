import type { Move } from '../../../src/score-sheets/play/school-en/move.ts';
import { play } from './table.ts';

/**
 * A game of two players up to the last tile, one play a line, the first player's first. The first player is left with
 * an R.
 */
export const WHOLE_GAME: Move[] = [
  'H8 across LEANY',
  'G7 across WEFT',
  'F9 across MULTI',
  'A8 across MORALE',
  'C7 down F.EDAINe',
  'A15 across VISIE',
  'L4 down JIVE',
  'D6 across AUDAD',
  'J10 across THIGH',
  'B12 down LOB',
  'D10 down OWE',
  'E10 down CEDE',
  'N5 down QUEAC.Y',
  'O1 down TAnGI',
  'A10 down KEPI',
  'O11 down OBOES',
  'I14 across URINAT.',
  'B6 down ZO',
  'J11 across SON',
  'J2 across ROSTR.',
  'C5 across PAX',
  'B9 across N.',
  'M13 down R.N',
  'N8 across .G',
].map(play);
