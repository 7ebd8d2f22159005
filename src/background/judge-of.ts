import type { RulesetJudge } from '../rules/ruleset-judge.ts';
import type { RulesetId } from '../rules/verdict.ts';

/** The rules of all rulesets are half of the worker's script, and a question needs those of one: each is evaluated when it is first asked for. */
const JUDGES: Readonly<Record<RulesetId, () => Promise<RulesetJudge>>> = {
  'pfs-2018': async () => (await import('../rulesets/pfs-2018/judge.ts')).pfs2018,
  'pfs-2016': async () => (await import('../rulesets/pfs-2016/judge.ts')).pfs2016,
  'sd-2026': async () => (await import('../rulesets/sd-2026/judge.ts')).sd2026,
  '7slow': async () => (await import('../rulesets/7slow/judge.ts')).slow7,
  'school-en': async () => (await import('../rulesets/school-en/judge.ts')).schoolEn,
};

/** How the ruleset judges. Evaluated at the first call; nothing is read for it. */
export function judgeOf(ruleset: RulesetId): Promise<RulesetJudge> {
  return JUDGES[ruleset]();
}
