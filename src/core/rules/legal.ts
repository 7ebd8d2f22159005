import { fitsOnBoard } from './board.ts';
import type { Lexicons, Rules } from './rules.ts';
import type { Verdict } from './verdict.ts';
import { isVulgar } from './vulgar.ts';

/** The user's word list and exceptions, which override the rules. */
export type UserOverrides = Pick<Lexicons, 'official' | 'exceptions'>;

/** The functions of a ruleset that say what a word list may decide. */
type OfLists = Pick<Rules, 'canBeListed' | 'isSettled'>;

/**
 * Returns the decision of the user's word list on a form. Null if there is no list or it does not apply: to lengths of which it has no words (a
 * list of words of up to nine letters does not bar longer ones), to forms that the rules settle themselves, and to forms that no list can
 * contain.
 */
export function listDecision(form: string, rules: OfLists, { official }: UserOverrides): Verdict['verdict'] | null {
  if (!official || form.length < official.shortest || form.length > official.longest) return null;
  if (rules.isSettled?.(form)) return null;
  if (official.has(form)) return 'allowed';
  return rules.canBeListed(form) ? 'disallowed' : null;
}

/** Returns the decision of the user's exceptions, else of the user's word list; null if neither applies, so that the rules decide. */
export function userDecision(form: string, rules: OfLists, overrides: UserOverrides): Verdict['verdict'] | null {
  const exception = overrides.exceptions?.get(form);
  if (exception) return exception.effect === 'admits' ? 'allowed' : 'disallowed';
  return listDecision(form, rules, overrides);
}

/**
 * Returns a function that says whether a form may be played. It agrees with the verdict at a tenth of the cost, because it gives no
 * reasons. Forms are expected as `lookupKey` returns them. A form that is in no lexicon and no list counts as not allowed, even if a rule
 * could build it.
 */
export function legalForms(rules: Rules, lexicons: Lexicons): (form: string) => boolean {
  return (form) => {
    const byUser = userDecision(form, rules, lexicons);
    if (byUser !== null) return byUser === 'allowed';
    return fitsOnBoard(form.length, rules.ruleset) && rules.isLegal(form, lexicons);
  };
}

/**
 * Returns a function that says whether a form may be suggested: it is legal and not vulgar. It has a cache for one verdict, which looks some
 * forms up several times.
 */
export function formsToOffer(rules: Rules, lexicons: Lexicons): (form: string) => boolean {
  const isLegal = legalForms(rules, lexicons);
  const mayBeOffered = (form: string): boolean => isLegal(form) && !isVulgar(form, rules, lexicons.game);
  const known = new Map<string, boolean>();
  return (form) => {
    let decided = known.get(form);
    if (decided === undefined) {
      decided = mayBeOffered(form);
      known.set(form, decided);
    }
    return decided;
  };
}
