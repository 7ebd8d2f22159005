import { type Audience, explain, explainBriefly, noWordSentence } from '../core/explain/explain.ts';
import { outcomeOf } from '../core/rules/outcome.ts';
import type { RulesetId, Verdict } from '../core/rules/verdict.ts';
import { combineAnswers, type LexiconAnswer, type WordVerdict } from '../platform/messages/answers.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { answerUnder } from './judge-word.ts';

/** Judges many words at once with a short result each; the table requests the rest when a line is opened. */
export async function judgeWords({
  words,
  ruleset,
  exceptions,
}: Request<'judge-words'>): Promise<Answer<'judge-words'>> {
  const withExceptions = exceptions !== false;
  const answer = await combineAnswers(words.map((word) => judgeShortly(word, ruleset, { withExceptions })));
  return answer.state === 'ready' ? { state: 'ready', verdicts: answer.judged } : answer;
}

/** Judges many words at once and returns a one-line citation for each. */
export async function citeWords({ words, ruleset }: Request<'cite-words'>): Promise<Answer<'cite-words'>> {
  const answer = await combineAnswers(words.map((word) => cite(word, ruleset)));
  return answer.state === 'ready' ? { state: 'ready', cited: answer.judged.map(({ cited }) => cited) } : answer;
}

function judgeShortly(
  word: string,
  ruleset: RulesetId,
  circumstances: { withExceptions: boolean },
): Promise<LexiconAnswer<WordVerdict>> {
  const ofVerdict = (verdict: Verdict, { wording }: Audience): WordVerdict => {
    const outcome = outcomeOf(verdict);
    // A barred word scores nothing.
    const points = outcome === 'disallowed' ? null : verdict.points;
    return { outcome, points, why: explainBriefly(verdict, wording) };
  };
  const ofNoWord = (...noWord: Parameters<typeof noWordSentence>): WordVerdict => ({
    outcome: null,
    points: null,
    why: noWordSentence(...noWord),
  });
  return answerUnder(word, ruleset, { ofVerdict, ofNoWord }, circumstances);
}

function cite(word: string, ruleset: RulesetId): Promise<LexiconAnswer<{ cited: string }>> {
  return answerUnder(word, ruleset, {
    ofVerdict: (verdict, audience) => ({ cited: explain(verdict, audience).explanation.cited }),
    ofNoWord: () => ({ cited: '' }),
  });
}
