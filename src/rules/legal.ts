import { fitsOnBoard } from './board.ts';
import type { Lexicons } from './lexicons.ts';
import { lastWord } from './overrides.ts';
import type { Rules } from './rules.ts';

/**
 * Tells of forms whether they may be played, as their verdicts would, at a tenth of the price: without reasons. Forms are as `lookedUp`
 * gives them. A form that no lexicon and no list has is not built by rules here.
 */
export function legalForms(rules: Rules, lexicons: Lexicons): (form: string) => boolean {
  return (form) => {
    const last = lastWord(form, rules, lexicons);
    if (last !== null) return last === 'allowed';
    return fitsOnBoard(form.length, rules.ruleset) && rules.isLegal(form, lexicons);
  };
}

/** The same for a single verdict, which asks about some forms several times. */
export function legalFormsOnce(rules: Rules, lexicons: Lexicons): (form: string) => boolean {
  const isLegal = legalForms(rules, lexicons);
  const known = new Map<string, boolean>();
  return (form) => {
    const settled = known.get(form) ?? isLegal(form);
    known.set(form, settled);
    return settled;
  };
}
