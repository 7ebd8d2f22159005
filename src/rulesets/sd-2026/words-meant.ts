import { nearWords, type Weigh } from '../../rules/suggested/near-words.ts';
import { startsWithCapital } from '../../words/capital.ts';
import { GERMAN } from './orthography.ts';
import type { GermanQuestion } from './question.ts';

/** What a near word loses in likelihood where it is not spelled with the case that was typed, in powers of ten. */
const OTHER_CASE = { capital: 2, small: 3.5 } as const;

/** Readings weigh less whose case was not typed: who types a capital means a noun, unless a sentence begins with the word. */
function weighFor(typed: string): Weigh {
  const isSmall = typed === typed.toLowerCase();
  if (!isSmall && typed === typed.toUpperCase()) return ({ weight = 0 }) => weight;
  return ({ weight = 0, spelling = '' }) => {
    if (startsWithCapital(spelling) !== isSmall) return weight;
    return weight - (isSmall ? OTHER_CASE.small : OTHER_CASE.capital);
  };
}

/**
 * Words of the game that may have been meant by one that is none, as laid, best first.
 * @param furthest highest cost that a mistake may have (difference.ts)
 */
export function meantBy({ form, typed, game }: GermanQuestion, furthest?: number): string[] {
  return nearWords(form, game, GERMAN, furthest, weighFor(typed));
}
