import type { Lexicons } from './lexicons.ts';
import type { Rules } from './rules.ts';
import type { Verdict } from './verdict.ts';

/** What the user has put above the rules. */
export type Above = Pick<Lexicons, 'official' | 'exceptions'>;

/** What has to be known of rules to tell what a list may say under them. */
type OfLists = Pick<Rules, 'canBeListed' | 'isSettled'>;

/**
 * What the user's word list says of a form; null where there is none or it is silent: on lengths of which it has no words (a list of
 * words of up to nine letters does not bar longer ones), on what the rules settle themselves, and on what no list can have.
 */
export function listVerdict(form: string, rules: OfLists, { official }: Above): Verdict['verdict'] | null {
  if (!official || form.length < official.shortest || form.length > official.longest) return null;
  if (rules.isSettled?.(form)) return null;
  if (official.has(form)) return 'allowed';
  return rules.canBeListed(form) ? 'disallowed' : null;
}

/** What the user's exceptions or word list settle of a form before any rule is asked; null where they say nothing. */
export function lastWord(form: string, rules: OfLists, above: Above): Verdict['verdict'] | null {
  const exception = above.exceptions?.get(form);
  if (exception) return exception.effect === 'admits' ? 'allowed' : 'disallowed';
  return listVerdict(form, rules, above);
}
