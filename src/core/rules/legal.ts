import { fitsOnBoard } from './board.ts';
import type { Lexicons } from './lexicons.ts';
import { lastWord } from './overrides.ts';
import type { Rules } from './rules.ts';

/**
 * Returns a function that says whether a form may be played. It agrees with the verdict at a tenth of the cost, because it gives no
 * reasons. Forms are expected as `lookupKey` returns them. A form that is in no lexicon and no list counts as not allowed, even if a rule
 * could build it.
 */
export function legalForms(rules: Rules, lexicons: Lexicons): (form: string) => boolean {
  return (form) => {
    const last = lastWord(form, rules, lexicons);
    if (last !== null) return last === 'allowed';
    return fitsOnBoard(form.length, rules.ruleset) && rules.isLegal(form, lexicons);
  };
}

/** Like `legalForms`, with a cache: for one verdict, which asks about some forms several times. */
export function legalFormsOnce(rules: Rules, lexicons: Lexicons): (form: string) => boolean {
  const isLegal = legalForms(rules, lexicons);
  const known = new Map<string, boolean>();
  return (form) => {
    const settled = known.get(form) ?? isLegal(form);
    known.set(form, settled);
    return settled;
  };
}
