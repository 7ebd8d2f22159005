import type { Reading } from '../../lexicon/lexicon.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import { isRomanNumber } from '../../words/capital.ts';
import { lowerCase } from '../../words/normalise.ts';

/**
 * What a reading of the spelling lexicon is of. `plain` is an ordinary word in lower case, which the game lexicon leaves out or the
 * spelling of which has a sign; `apart` is one that is printed with a hyphen or as two words.
 */
export type Kind = 'affix' | 'abbreviation' | 'capital' | 'apart' | 'plain';

const SEVERAL_CAPITALS = /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*$/u;

/** By the compiler's mark and by how the word is spelled. */
export function kindOf({ rule, mark, spelling }: Reading): Kind {
  const barredBy = rule && nameOfRule(rule);
  if (barredBy === 'affix') return 'affix';
  if (barredBy === 'no-tile') return 'apart';
  if (mark === 'abbreviation' || barredBy === 'abbreviation') return 'abbreviation';
  if (spelling === undefined || spelling === lowerCase(spelling)) return 'plain';
  // Numbers in Roman figures are spelled with capitals, but they stand for no words.
  return SEVERAL_CAPITALS.test(spelling) && !isRomanNumber(spelling) ? 'abbreviation' : 'capital';
}

/** Tags of words of which there are new ones every day. */
export const OPEN_CLASSES = /^(?:noun|verb|adj)/;
