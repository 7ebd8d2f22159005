import { explain } from '../explain/explain.ts';
import { judgedTogether } from '../messages/joint-answer.ts';
import type { Answer, Request } from '../messages/table.ts';
import { rulesetOf, rulesetsOfLanguage } from '../rulesets/index.ts';
import { offeredOf } from '../storage/policy-in-force.ts';
import { answerUnder } from './judge-word.ts';

/** Judges one word under every ruleset of the language; they share its lexicons. */
export function compareRulesets({ word, ruleset }: Request<'compare'>): Promise<Answer<'compare'>> {
  const offered = offeredOf(rulesetsOfLanguage(rulesetOf(ruleset).language));
  return judgedTogether(offered.map((id) => answerUnder(word, id, explain)));
}
