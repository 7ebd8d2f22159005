import type { Answer, Request } from '../messages/table.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';
import { RULESET_LANGUAGE } from '../ui/judged.ts';
import { answerUnder } from './judging.ts';
import { keep } from './lexicons.ts';

/** Judges one word under every ruleset of the language; all of them share its lexicons. */
export async function compareRulesets({ word, ruleset }: Request<'compare'>): Promise<Answer<'compare'>> {
  keep(ruleset);
  const rulesets = RULESET_IDS.filter((id) => RULESET_LANGUAGE[id] === RULESET_LANGUAGE[ruleset]);
  const answers = await Promise.all(rulesets.map((id) => answerUnder(word, id)));
  const waiting = answers.find((answer) => answer.state !== 'ready');
  return waiting ?? { state: 'ready', judged: answers.filter((answer) => answer.state === 'ready') };
}
