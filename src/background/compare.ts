import { judgedTogether } from '../messages/judged-together.ts';
import type { Answer, Request } from '../messages/table.ts';
import { rulesetsOfLanguage } from '../storage/ruleset-language.ts';
import { answerUnder } from './judging.ts';
import { keep } from './lexicons.ts';

/** Judges one word under every ruleset of the language; all of them share its lexicons. */
export function compareRulesets({ word, ruleset }: Request<'compare'>): Promise<Answer<'compare'>> {
  keep(ruleset);
  return judgedTogether(rulesetsOfLanguage(ruleset).map((id) => answerUnder(word, id)));
}
