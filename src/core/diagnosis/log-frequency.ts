import type { Lexicon } from '../lexicon/lexicon.ts';

/** How common a word is in its commonest reading, as the decimal logarithm of its occurrences in 10⁹ tokens; 0 where nothing is known. */
export const logFrequency = (word: string, game: Lexicon): number =>
  Math.max(0, ...game.readings(word).map(({ logFrequency: weight = 0 }) => weight));
