import { clashesOf } from '../core/explain/clashes.ts';
import { type Audience, explain, noWordSentence } from '../core/explain/explain.ts';
import type { Wording } from '../core/explain/wording.ts';
import type { FamilyTable } from '../core/morphology/pl/family/roots.ts';
import { judgeBy } from '../core/rules/judge.ts';
import type { EarlierWords } from '../core/rules/rules.ts';
import type { RulesetId, Verdict } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import { type NoWord, noWordIn } from '../core/words/no-word.ts';
import type { JudgeAnswer, LexiconAnswer } from '../platform/messages/answers.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Answer } from '../platform/messages/table.ts';
import { packagedTable } from '../platform/storage/package.ts';
import {
  answerWithLexicon,
  diagnosisOf,
  lexiconsWithTimeout,
  withTimeout,
  wordingInUse,
} from './answer-with-lexicon.ts';
import { sourcesOf } from './lexicons.ts';
import { rulesWithTables } from './rules.ts';
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
): Promise<JudgeAnswer> {
  const answer = await answerUnder(word, ruleset, {
    ofVerdict: (verdict, audience) => explain(verdict, { ...audience, ...reader }),
    ofNoWord: (...noWord) => ({ sentence: noWordSentence(...noWord) }),
  });
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
}

/** Looks a word up, judges it under one ruleset and explains it. The caller has made sure that the lexicons are retained. */
export function answerUnder<V, N = never>(
  word: string,
  ruleset: RulesetId,
  { ofVerdict, ofNoWord }: Answering<V, N>,
  { earlier = [], withExceptions = true }: Circumstances = {},
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
    const [spelling, diagnosis] = needsSpelling
      ? await Promise.all([withTimeout(sourcesOf(ruleset).spelling), diagnosisOf(ruleset)])
      : [null];
    const verdict = judgeBy(rules, word, { ...lexicons, spelling, ...(diagnosis && { diagnosis }) }, played);
    return ofVerdict(verdict, { wording, catalogue: rules.catalogue, spelling, isAtPlay: atPlay });
  });
}

/** Returns the words of earlier rounds with the table of families; undefined if there are none or the ruleset has no rounds. */
async function earlierWords(words: readonly string[], ruleset: RulesetId): Promise<EarlierWords | undefined> {
  const { earlierWords } = rulesetOf(ruleset).offers;
  if (words.length === 0 || !earlierWords) return undefined;
  return { words, families: await packagedTable<FamilyTable>(earlierWords.table) };
}
