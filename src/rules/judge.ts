import { slow7 } from '../rulesets/7slow/judge.ts';
import { pfs2016 } from '../rulesets/pfs-2016/judge.ts';
import { pfs2018 } from '../rulesets/pfs-2018/judge.ts';
import { schoolEn } from '../rulesets/school-en/judge.ts';
import { sd2026 } from '../rulesets/sd-2026/judge.ts';
import type { Lexicons } from './lexicons.ts';
import { judgeBy, type RulesetJudge } from './ruleset-judge.ts';
import type { RulesetId, Verdict } from './verdict.ts';

/** The judges of all rulesets, in the order in which they are offered. */
export const JUDGES: Readonly<Record<RulesetId, RulesetJudge>> = {
  'pfs-2018': pfs2018,
  'pfs-2016': pfs2016,
  'sd-2026': sd2026,
  '7slow': slow7,
  'school-en': schoolEn,
};

/** The rulesets there are, in the order in which they are offered. */
export const RULESETS = Object.keys(JUDGES) as readonly RulesetId[];

/** The rulesets under which words of earlier rounds bar others. */
export const WITH_EARLIER_WORDS: ReadonlySet<RulesetId> = new Set(
  RULESETS.filter((id) => JUDGES[id].afterEarlierWords !== undefined),
);

export function isRulesetId(id: string): id is RulesetId {
  return Object.hasOwn(JUDGES, id);
}

/** `judgeBy` for callers that have the rules of every ruleset loaded anyway. */
export function judge(word: string, ruleset: RulesetId, lexicons: Lexicons, earlier: readonly string[] = []): Verdict {
  return judgeBy(JUDGES[ruleset], word, lexicons, earlier);
}

/** Does the verdict on this word need the spelling lexicon? Without it a refusal would say less than is known. */
export function needsSpelling(word: string, ruleset: RulesetId, lexicons: Pick<Lexicons, 'game'>): boolean {
  return JUDGES[ruleset].needsSpelling(word, lexicons.game);
}
