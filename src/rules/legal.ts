import { isLegal7slow } from './7slow/judge.ts';
import { mayBeOffered } from './last-word.ts';
import type { Lexicons } from './lexicons.ts';
import { isLegalPfs2016 } from './pfs-2016/judge.ts';
import { isLegalPfs2018 } from './pfs-2018/judge.ts';
import { isPlayable as isLegalSchoolEn } from './school-en/refused.ts';
import { isPlayable as isLegalSd2026 } from './sd-2026/refused.ts';
import type { RulesetId } from './verdict.ts';

const BY_RULES: Readonly<Record<RulesetId, (form: string, lexicons: Lexicons) => boolean>> = {
  'pfs-2018': isLegalPfs2018,
  'pfs-2016': isLegalPfs2016,
  'sd-2026': isLegalSd2026,
  '7slow': isLegal7slow,
  'school-en': isLegalSchoolEn,
};

/**
 * Tells of forms whether they may be played, as their verdicts would, at a tenth of the price: without reasons. Forms are as `lookedUp`
 * gives them. A form that no lexicon and no list has is not built by rules here.
 */
export function legalForms(ruleset: RulesetId, lexicons: Lexicons): (form: string) => boolean {
  return mayBeOffered(ruleset, lexicons, (form) => BY_RULES[ruleset](form, lexicons));
}
