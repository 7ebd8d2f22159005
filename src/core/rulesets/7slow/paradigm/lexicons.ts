import type { Lexicons } from '../../../rules/lexicons.ts';
import { Dictionary } from '../dictionary.ts';

/** The lexicons as paradigms need them: the general dictionary for the game lexicon. */
export function lexiconsOf7slow({ game, spelling, list }: Lexicons): Lexicons {
  return { game: new Dictionary(game, spelling), spelling, list };
}
