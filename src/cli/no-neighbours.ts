import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Lexicons } from '../rules/lexicons.ts';

/**
 * Lexicons in which nothing is near any word. Where suggestions are not printed, the search for them would take most of the time of a
 * refused word.
 */
export function withoutNeighbours(lexicons: Lexicons): Lexicons {
  const { game, spelling, official } = lexicons;
  return {
    ...lexicons,
    game: alone(game),
    spelling: spelling && alone(spelling),
    ...(official && { official: { ...official, neighbours: () => [] } }),
  };
}

function alone(lexicon: Lexicon): Lexicon {
  return {
    has: (form) => lexicon.has(form),
    reach: (form) => lexicon.reach(form),
    readings: (form) => lexicon.readings(form),
    forms: (lemma) => lexicon.forms(lemma),
    neighbours: () => [],
  };
}
