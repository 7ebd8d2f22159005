import { mayBeOffered } from './last-word.ts';
import type { Lexicons } from './lexicons.ts';
import type { RulesetJudge } from './ruleset-judge.ts';

/**
 * Tells of forms whether they may be played, as their verdicts would, at a tenth of the price: without reasons. Forms are as `lookedUp`
 * gives them. A form that no lexicon and no list has is not built by rules here.
 */
export function legalForms({ id, isLegal }: RulesetJudge, lexicons: Lexicons): (form: string) => boolean {
  return mayBeOffered(id, lexicons, (form) => isLegal(form, lexicons));
}
