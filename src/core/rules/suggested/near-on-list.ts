import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Lexicons } from '../lexicons.ts';

/** The lexicons, with near words of the user's list added to those of the game lexicon, so that they can be suggested. */
export function nearOnList(lexicons: Lexicons): Lexicons {
  const { game, official } = lexicons;
  if (!official?.neighbours) return lexicons;
  const withListed: Lexicon = {
    has: (form) => game.has(form),
    reach: (form) => game.reach(form),
    readings: (form) => game.readings(form),
    forms: (lemma) => game.forms(lemma),
    neighbours: (...asked) => [...new Set([...game.neighbours(...asked), ...(official.neighbours?.(...asked) ?? [])])],
  };
  return { ...lexicons, game: withListed };
}
