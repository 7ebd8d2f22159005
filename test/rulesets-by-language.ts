import type { RulesetId } from '../src/core/rules/verdict.ts';
import { RULESETS, rulesetsOfLanguage } from '../src/core/rulesets/index.ts';

/** The rulesets of each language, both in the order in which they are offered. */
export const RULESETS_BY_LANGUAGE: readonly RulesetId[][] = [...new Set(RULESETS.map(({ language }) => language))].map(
  rulesetsOfLanguage,
);

/** The first ruleset of each language. The rulesets of a language share its lexicons, its spelling and the weights of its diagnosis. */
export const FIRST_OF_EACH_LANGUAGE: readonly RulesetId[] = RULESETS_BY_LANGUAGE.flatMap(([first]) => first ?? []);
