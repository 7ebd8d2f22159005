import type { RulesetId } from '../rules/verdict.ts';

/** The rulesets in the order in which they are offered; apart from the judges, so that a schema or a page need not load those. */
export const RULESET_IDS = [
  'pfs-2018',
  'pfs-2016',
  'sd-2026',
  '7slow',
  'school-en',
] as const satisfies readonly RulesetId[];
