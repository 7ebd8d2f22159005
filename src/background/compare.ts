import { explain } from '../core/explain/explain.ts';
import { rulesetOf, rulesetsOfLanguage } from '../core/rulesets/index.ts';
import { combineAnswers } from '../platform/messages/answers.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { offeredOf } from '../platform/storage/policy-in-force.ts';
import { answerUnder } from './judge-word.ts';

/** Judges one word under every ruleset of the language; they share its lexicons. */
export function compareRulesets({ word, ruleset }: Request<'compare'>): Promise<Answer<'compare'>> {
  const offered = offeredOf(rulesetsOfLanguage(rulesetOf(ruleset).language));
  return combineAnswers(offered.map((id) => answerUnder(word, id, explain)));
}
