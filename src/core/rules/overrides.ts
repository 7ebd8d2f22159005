import type { Lexicons } from './lexicons.ts';
import type { Rules } from './rules.ts';
import type { Verdict } from './verdict.ts';

/** The user's word list and exceptions, which overrule the rules. */
export type Above = Pick<Lexicons, 'official' | 'exceptions'>;

/** The functions of a ruleset that say what a word list may decide. */
type OfLists = Pick<Rules, 'canBeListed' | 'isSettled'>;

/**
 * The decision of the user's word list on a form. Null if there is no list or it does not apply: to lengths of which it has no words (a
 * list of words of up to nine letters does not bar longer ones), to forms that the rules settle themselves, and to forms that no list can
 * contain.
 */
export function listVerdict(form: string, rules: OfLists, { official }: Above): Verdict['verdict'] | null {
  if (!official || form.length < official.shortest || form.length > official.longest) return null;
  if (rules.isSettled?.(form)) return null;
  if (official.has(form)) return 'allowed';
  return rules.canBeListed(form) ? 'disallowed' : null;
}

/** The decision of the user's exceptions, else of their word list, on a form. Null if neither applies; the rules then decide. */
export function lastWord(form: string, rules: OfLists, above: Above): Verdict['verdict'] | null {
  const exception = above.exceptions?.get(form);
  if (exception) return exception.effect === 'admits' ? 'allowed' : 'disallowed';
  return listVerdict(form, rules, above);
}
