import type { Place } from '../core/diagnosis/weights.ts';
import { clashesOf } from '../core/explain/clashes.ts';
import { type Audience, explain, explainBriefly, noWordSentence } from '../core/explain/explain.ts';
import type { Wording } from '../core/explain/wording.ts';
import type { FamilyTable } from '../core/morphology/pl/family/roots.ts';
import { judgeBy } from '../core/rules/judge.ts';
import { outcomeOf } from '../core/rules/outcome.ts';
import type { EarlierWords } from '../core/rules/rules.ts';
import type { RulesetId, Verdict } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import { type NoWord, noWordIn } from '../core/words/no-word.ts';
import {
  combineAnswers,
  type JudgeAnswer,
  type LexiconAnswer,
  type WordVerdict,
} from '../platform/messages/answers.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { packagedTable } from '../platform/storage/package.ts';
import {
  answerWithLexicon,
  diagnosisOf,
  lexiconsWithTimeout,
  rulesWithTables,
  withTimeout,
  wordingInUse,
} from './answer-with-lexicon.ts';
import { sourcesOf } from './lexicons.ts';
import { isOwnPage } from './senders.ts';
import { isAtPlay } from './settings.ts';
import { showOnToolbar } from './toolbar-icon.ts';
import type { WithRuleset } from './with-ruleset.ts';

/** Judges one word and shows the verdict on the toolbar button. */
export async function judge({ word, ruleset }: WithRuleset<'judge'>, sender: Sender): Promise<Answer<'judge'>> {
  const answer = await judgeWord(word, ruleset, { isUntrustedPage: !isOwnPage(sender) });
  if (answer.state === 'ready') showOnToolbar([answer.verdict], sender);
  return answer;
}

/** Judges one word of a game with rounds. Clashes with earlier words may need the spelling lexicon. */
export function judgeInGame({
  word,
  ruleset,
  earlier,
}: WithRuleset<'judge-in-game'>): Promise<Answer<'judge-in-game'>> {
  const ofVerdict = (verdict: Verdict, audience: Audience) => ({
    ...explain(verdict, audience),
    clashes: clashesOf(verdict, audience),
  });
  return answerUnder(word, ruleset, { ofVerdict }, { earlier });
}

/** Returns the answer for one word. Without a lexicon that the verdict needs, or without a word, the answer is a state, never a guess. */
export async function judgeWord(
  word: string,
  ruleset: RulesetId,
  reader: Required<Pick<Audience, 'isUntrustedPage'>>,
  circumstances?: Circumstances,
): Promise<JudgeAnswer> {
  const answering = {
    ofVerdict: (verdict: Verdict, audience: Audience) => explain(verdict, { ...audience, ...reader }),
    ofNoWord: (...noWord: Parameters<typeof noWordSentence>) => ({ sentence: noWordSentence(...noWord) }),
  };
  const answer = await answerUnder(word, ruleset, answering, circumstances);
  return answer.state === 'ready' && 'sentence' in answer ? { ...answer, state: 'no-word' } : answer;
}

/** Makes the answer to one kind of question. */
interface Answering<V, N> {
  ofVerdict(verdict: Verdict, audience: Audience): V;
  /** For a text that has no word to judge. If absent, such a text is judged like any other. */
  ofNoWord?(why: NoWord, word: string, wording: Wording): N;
}

/** Further conditions of a verdict. */
interface Circumstances {
  /** Words of earlier rounds, as they were written. */
  earlier?: readonly string[];
  /** False: the user's own exceptions are ignored. */
  withExceptions?: boolean;
  /** Where the word stands; alone by default. */
  place?: Place;
}

/** Looks a word up, judges it under one ruleset and explains it. The caller has made sure that the lexicons are retained. */
export function answerUnder<V, N = never>(
  word: string,
  ruleset: RulesetId,
  { ofVerdict, ofNoWord }: Answering<V, N>,
  { earlier = [], withExceptions = true, place }: Circumstances = {},
): Promise<LexiconAnswer<V | N>> {
  return answerWithLexicon(async () => {
    const why = ofNoWord && noWordIn(word);
    if (why) return ofNoWord(why, word, await wordingInUse());
    const [lexicons, rules, wording, atPlay, played] = await Promise.all([
      lexiconsWithTimeout(ruleset, { withExceptions }),
      rulesWithTables(ruleset),
      wordingInUse(),
      isAtPlay(),
      earlierWords(earlier, ruleset),
    ]);
    const needsSpelling = played || rules.needsSpelling(word, lexicons.game);
    const [spelling, model] = needsSpelling
      ? await Promise.all([withTimeout(sourcesOf(ruleset).spelling), diagnosisOf(ruleset)])
      : [null];
    // The code for models is read only after a first refusal.
    const diagnosis = model && { diagnosis: (await import('../core/diagnosis/weights.ts')).modelAt(place, model) };
    const verdict = judgeBy(rules, word, { ...lexicons, spelling, ...diagnosis }, played);
    return ofVerdict(verdict, { wording, catalogue: rules.catalogue, spelling, isAtPlay: atPlay });
  });
}

/** Returns the words of earlier rounds with the table of families; undefined if there are none or the ruleset has no rounds. */
async function earlierWords(words: readonly string[], ruleset: RulesetId): Promise<EarlierWords | undefined> {
  const { earlierWords } = rulesetOf(ruleset).offers;
  if (words.length === 0 || !earlierWords) return undefined;
  return { words, families: await packagedTable<FamilyTable>(earlierWords.table) };
}

/** Judges many words at once with a short result each; the table requests the rest when a line is opened. */
export async function judgeWords({
  words,
  ruleset,
  exceptions,
}: Request<'judge-words'>): Promise<Answer<'judge-words'>> {
  // The words of a table are from a text.
  const circumstances = { withExceptions: exceptions !== false, place: 'text' } as const;
  const answer = await combineAnswers(words.map((word) => judgeShortly(word, ruleset, circumstances)));
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
  circumstances: Circumstances,
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
  const answering = {
    ofVerdict: (verdict: Verdict, audience: Audience) => ({ cited: explain(verdict, audience).explanation.cited }),
    ofNoWord: () => ({ cited: '' }),
  };
  return answerUnder(word, ruleset, answering, { place: 'text' });
}
