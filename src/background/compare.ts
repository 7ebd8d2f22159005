import type { Answer, Request } from '../messages/table.ts';
import { rulesetsOfLanguage } from '../storage/ruleset-language.ts';
import { answerUnder } from './judging.ts';
import { keep } from './lexicons.ts';

/** Judges one word under every ruleset of the language; all of them share its lexicons. */
export async function compareRulesets({ word, ruleset }: Request<'compare'>): Promise<Answer<'compare'>> {
  keep(ruleset);
  const answers = await Promise.all(rulesetsOfLanguage(ruleset).map((id) => answerUnder(word, id)));
  const waiting = answers.find((answer) => answer.state !== 'ready');
  return waiting ?? { state: 'ready', judged: answers.filter((answer) => answer.state === 'ready') };
}
