import { JUDGES } from './judge.ts';
import { mayBeOffered } from './last-word.ts';
import type { Lexicons } from './lexicons.ts';
import type { RulesetId } from './verdict.ts';

/**
 * Tells of forms whether they may be played, as their verdicts would, at a tenth of the price: without reasons. Forms are as `lookedUp`
 * gives them. A form that no lexicon and no list has is not built by rules here.
 */
export function legalForms(ruleset: RulesetId, lexicons: Lexicons): (form: string) => boolean {
  return mayBeOffered(ruleset, lexicons, (form) => JUDGES[ruleset].isLegal(form, lexicons));
}
