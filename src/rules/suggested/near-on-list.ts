import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Lexicons } from '../lexicons.ts';

/** The lexicons with the words of the user's list among those that are near a word: they may be offered, too. All else is as it was. */
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
