import { type Audience, explain, explainBriefly } from '../core/explain/explain.ts';
import { noWordPhrase } from '../core/explain/phrases.ts';
import { text } from '../core/explain/sentence.ts';
import { outcomeOf } from '../core/rules/outcome.ts';
import type { RulesetId, Verdict } from '../core/rules/verdict.ts';
import { noWordIn } from '../core/words/no-word.ts';
import { combineAnswers, type LexiconAnswer, type WordVerdict } from '../platform/messages/answers.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { answerWithLexicon, wordingInUse } from './answer-with-lexicon.ts';
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
  const reason = noWordIn(word);
  if (reason) {
    return answerWithLexicon(async () => {
      const wording = await wordingInUse();
      return { outcome: null, points: null, why: text(noWordPhrase(reason, word), wording) };
    });
  }
  const toAnswer = (verdict: Verdict, { wording }: Audience): WordVerdict => {
    const outcome = outcomeOf(verdict);
    // A barred word scores nothing.
    const points = outcome === 'disallowed' ? null : verdict.points;
    return { outcome, points, why: explainBriefly(verdict, wording) };
  };
  return answerUnder(word, ruleset, toAnswer, circumstances);
}

function cite(word: string, ruleset: RulesetId): Promise<LexiconAnswer<{ cited: string }>> {
  if (noWordIn(word)) return answerWithLexicon(async () => ({ cited: '' }));
  return answerUnder(word, ruleset, (verdict, audience) => ({ cited: explain(verdict, audience).explanation.cited }));
}
