import type { RuleId, RulesetId, Verdict } from './verdict.ts';

/** A rule that says what a challenge leads to; no word is decided by it, so it is in no catalogue. */
export interface ChallengeRule {
  rule: RuleId;
  section: string;
}

/** By which rule a play stands or falls once it was challenged. The federations leave what a wrong challenge costs to the tournament. */
export const CHALLENGE_RULES: Readonly<Record<RulesetId, Readonly<Record<Verdict['verdict'], ChallengeRule>>>> = {
  'pfs-2018': alike('pfs-2018/osps-verdict', '5'),
  'pfs-2016': alike('pfs-2016/osps-verdict', '12'),
  'sd-2026': alike('sd-2026/tournament-list', 'intro'),
  '7slow': {
    allowed: { rule: '7slow/challenge-invalid', section: 'WYZWANIA' },
    disallowed: { rule: '7slow/challenge-valid', section: 'WYZWANIA' },
  },
  'school-en': {
    allowed: { rule: 'school-en/challenge-fail', section: 'rule 11' },
    disallowed: { rule: 'school-en/challenge-success', section: 'rule 11' },
  },
};

function alike(rule: RuleId, section: string): Record<Verdict['verdict'], ChallengeRule> {
  return { allowed: { rule, section }, disallowed: { rule, section } };
}
