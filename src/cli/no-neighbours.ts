import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Lexicons } from '../rules/lexicons.ts';

/**
 * Lexicons in which nothing is near any word. Where suggestions are not printed, the search for them would take most of the time of a
 * refused word.
 */
export function withoutNeighbours({ game, spelling, list }: Lexicons): Lexicons {
  return { game: alone(game), spelling: spelling && alone(spelling), list };
}

function alone(lexicon: Lexicon): Lexicon {
  return {
    has: (form) => lexicon.has(form),
    readings: (form) => lexicon.readings(form),
    forms: (lemma) => lexicon.forms(lemma),
    neighbours: () => [],
  };
}
