import { clashesOf } from '../core/explain/clashes.ts';
import { type Audience, explain } from '../core/explain/explain.ts';
import { rulesetName } from '../core/explain/names.ts';
import { noWordPhrase } from '../core/explain/phrases.ts';
import { text } from '../core/explain/sentence.ts';
import type { FamilyTable } from '../core/morphology/pl/family/roots.ts';
import type { EarlierWords } from '../core/rules/earlier-words.ts';
import { judgeBy } from '../core/rules/judge.ts';
import type { RulesetId, Verdict } from '../core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../core/rulesets/index.ts';
import { loadRules } from '../core/rulesets/load.ts';
import { noWordIn } from '../core/words/no-word.ts';
import { upperCase } from '../core/words/normalise.ts';
import { tilesOf } from '../core/words/tiles.ts';
import type { JudgeAnswer, LexiconAnswer } from '../platform/messages/answers.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { rulesetForInterface } from '../platform/storage/default-ruleset.ts';
import { packagedTable } from '../platform/storage/package.ts';
import { offeredOf, rulesInForce } from '../platform/storage/policy-in-force.ts';
import { message } from '../ui/message.ts';
import { isAtPlay } from './at-play.ts';
import { chosenSettings } from './chosen-settings.ts';
import { diagnosisOf } from './diagnosis-of.ts';
import { askedLast } from './last-ruleset.ts';
import { keepsNone, loadAhead, releaseOthers, sourcesOf } from './lexicons.ts';
import { userOverrides } from './overrides.ts';
import { isOwnPage } from './own-page.ts';
import type { UnderRules } from './questions-under-rules.ts';
import { showOnToolbar } from './toolbar-icon.ts';
import { answerWithLexicon, lexiconsWithTimeout, withTimeout } from './when-loaded.ts';
import { languageInUse, wordingInUse } from './wording.ts';

/**
 * Starts loading the game lexicon and the rules of the likely question, those of the last one, while the browser still delivers the
 * question.
 */
export async function warmUp(): Promise<void> {
  // The sentences of all rules are in one file.
  wordingInUse().catch(() => {});
  const { ruleset } = await chosenSettings();
  const guess = (await askedLast) ?? ruleset ?? rulesetForInterface(await languageInUse());
  if (keepsNone()) warmUpFor(rulesInForce(guess));
}

/** Starts loading the lexicon and rules of a ruleset. @param withSpelling loads the spelling lexicon too, which a refusal needs */
export function warmUpFor(ruleset: RulesetId, withSpelling = false): void {
  loadAhead(ruleset, withSpelling);
  // While the shards are read.
  loadRules(ruleset);
}

/** Judges one word and shows the verdict on the toolbar button. */
export async function judge({ word, ruleset }: UnderRules<'judge'>, sender: Sender): Promise<Answer<'judge'>> {
  const answer = await judgeWord(word, ruleset, { isUntrustedPage: !isOwnPage(sender) });
  if (answer.state === 'ready') showOnToolbar([answer.verdict], sender);
  return answer;
}

/** Judges one word of a game with rounds. Clashes with earlier words may need the spelling lexicon. */
export function judgeInGame({ word, ruleset, earlier }: UnderRules<'judge-in-game'>): Promise<Answer<'judge-in-game'>> {
  const tell = (verdict: Verdict, listener: Audience) => ({
    ...explain(verdict, listener),
    clashes: clashesOf(verdict, listener),
  });
  return answerUnder(word, ruleset, tell, { earlier });
}

/** Returns the answer for one word. Without a lexicon that the verdict needs, or without a word, the answer is a state, never a guess. */
export async function judgeWord(
  word: string,
  ruleset: RulesetId,
  { isUntrustedPage }: Required<Pick<Audience, 'isUntrustedPage'>>,
): Promise<JudgeAnswer> {
  const why = noWordIn(word);
  if (!why)
    return answerUnder(word, ruleset, (verdict, listener) => explain(verdict, { ...listener, isUntrustedPage }));
  const answer = await answerWithLexicon(async () => ({
    sentence: text(noWordPhrase(why, word), await wordingInUse()),
  }));
  return answer.state === 'ready' ? { ...answer, state: 'no-word' } : answer;
}

/** Further conditions of a verdict. */
interface Circumstances {
  /** Words of earlier rounds, as they were written. */
  earlier?: readonly string[];
  /** False: the user's own exceptions are ignored. */
  withExceptions?: boolean;
}

/**
 * Looks a word up and judges it under one ruleset. The caller has made sure that its lexicons are retained.
 * @param tell converts the verdict to the answer
 */
export function answerUnder<T>(
  word: string,
  ruleset: RulesetId,
  tell: (verdict: Verdict, listener: Audience) => T,
  { earlier = [], withExceptions = true }: Circumstances = {},
): Promise<LexiconAnswer<T>> {
  return answerWithLexicon(async () => {
    const [lexicons, rules, wording, atPlay, played] = await Promise.all([
      lexiconsWithTimeout(ruleset, { withExceptions }),
      loadRules(ruleset),
      wordingInUse(),
      isAtPlay(),
      earlierWords(earlier, ruleset),
    ]);
    const needsSpelling = played || rules.needsSpelling(word, lexicons.game);
    const [spelling, diagnosis] = needsSpelling
      ? await Promise.all([withTimeout(sourcesOf(ruleset).spelling), diagnosisOf(ruleset)])
      : [null];
    const verdict = judgeBy(rules, word, { ...lexicons, spelling, ...(diagnosis && { diagnosis }) }, played);
    return tell(verdict, { wording, catalogue: rules.catalogue, spelling, isAtPlay: atPlay });
  });
}

/** Returns the words of earlier rounds with the table of families; undefined if there are none or the ruleset has no rounds. */
async function earlierWords(words: readonly string[], ruleset: RulesetId): Promise<EarlierWords | undefined> {
  const { earlierWords } = rulesetOf(ruleset).offers;
  if (words.length === 0 || !earlierWords) return undefined;
  return { words, families: await packagedTable<FamilyTable>(earlierWords.table) };
}

/**
 * Returns the other rulesets that allow the word: all of its language, and those of another language that lay it with all its marks. Their
 * lexicons are loaded for this question only. A ruleset whose lexicon or list cannot be loaded is skipped, since the user has not asked for
 * it.
 */
export async function otherRulesets({ word, ruleset }: Request<'other-rulesets'>): Promise<Answer<'other-rulesets'>> {
  const allowed: RulesetId[] = [];
  const { language } = rulesetOf(ruleset);
  await chosenSettings();
  for (const other of offeredOf(RULESET_IDS)) {
    const own = rulesetOf(other).language;
    if (other === ruleset || (own !== language && tilesOf(word, own) !== upperCase(word))) continue;
    try {
      const { game, spelling, list } = sourcesOf(other);
      const [opened, above, rules] = await Promise.all([game.load(), userOverrides(other), loadRules(other)]);
      const lexicons = { game: opened, spelling: null, list, ...above };
      const both = rules.needsSpelling(word, opened) ? { ...lexicons, spelling: await spelling.load() } : lexicons;
      if (judgeBy(rules, word, both).verdict === 'allowed') allowed.push(other);
    } catch {
      // See above.
    }
  }
  releaseOthers();
  // A language goes without saying where it is that of the rules before.
  let last: string = language;
  const names = allowed.map((id) => {
    const before = last;
    last = rulesetOf(id).language;
    return message(`ruleset_short_${rulesetName(id)}`).replace(last === before ? /.* · / : '', '');
  });
  return { allowed, sentence: names.length > 0 ? message('other_allowed', names.join(', ')) : '' };
}
