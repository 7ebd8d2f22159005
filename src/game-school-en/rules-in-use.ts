import type { RulesetId } from '../rules/verdict.ts';

/** The rules that this page's words are judged by. */
export const RULESET: RulesetId = 'school-en';
