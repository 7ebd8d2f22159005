import { outcomeOf } from '../rules/outcome.ts';
import type { Verdict } from '../rules/verdict.ts';
import { type Line, plainText } from './explanation.ts';
import { OUTCOME_SIGN } from './outcome-sign.ts';
import { say } from './phrase.ts';
import { listPhrase } from './phrases.ts';
import { text } from './sentence.ts';
import type { Wording } from './wording.ts';

/**
 * Returns a verdict in one line, as it is cited among players: word, verdict, ruleset with its year, rule, evidence, basis.
 * `chceszli ✗ not allowed · PFS 2018, excl. 8, Particle -li: “chcesz” with the question particle -li · the rule decides · Verdikt`
 * @param why the deciding reason, or the reading that an allowed word has.
 */
export function citedVerdict(verdict: Verdict, { sentence, cites }: Line, wording: Wording): string {
  const outcome = outcomeOf(verdict);
  const rule = [wording.rulesets[verdict.ruleset].title, cites?.short, cites?.name].filter(Boolean).join(', ');
  const why = plainText(sentence).replace(/\.$/, '');
  return [
    `${verdict.word} ${OUTCOME_SIGN[outcome]} ${text(say(`cited_${outcome}`), wording)}`,
    [rule, why].filter(Boolean).join(': '),
    text(listPhrase(verdict), wording),
    'Verdikt',
  ].join(' · ');
}
