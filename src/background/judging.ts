import { judgedOf } from '../explain/judged.ts';
import { withoutOwnNames } from '../explain/unnamed.ts';
import type { Judged } from '../messages/judged.ts';
import type { Answer, LexiconAnswer, Request } from '../messages/table.ts';
import { judgeBy } from '../rules/judge.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../rulesets/index.ts';
import { loadRules } from '../rulesets/load.ts';
import { defaultRuleset } from '../storage/default-ruleset.ts';
import { noWordIn } from '../words/no-word.ts';
import { aboveRules } from './above.ts';
import { withoutAidsAtPlay } from './aids.ts';
import { askedLast, rememberAsked } from './asked-last.ts';
import { keep, loadAhead, releaseOthers, sourcesOf } from './lexicons.ts';
import { inTime, lexiconsInTime, whenLoaded } from './when-loaded.ts';

/**
 * Starts loading the game lexicon and the rules that the question is most likely about, those asked for last, so that they are on
 * their way while the browser still delivers the question.
 */
export async function warmUp(): Promise<void> {
  warmUpFor((await askedLast) ?? defaultRuleset());
}

/** The same, for rules that are known. */
export function warmUpFor(ruleset: RulesetId): void {
  loadAhead(ruleset);
  // While the shards are read.
  loadRules(ruleset);
}

/**
 * Judges one word. Never guesses: without a lexicon that the verdict rests on there is a state, as there is for what is no word.
 * @param withOwnNames may the answer have the name of the user's list and the notes on exceptions?
 */
export async function judgeWord(
  { word, ruleset = defaultRuleset() }: Request<'judge'>,
  withOwnNames: boolean,
): Promise<Answer<'judge'>> {
  keep(ruleset);
  rememberAsked(ruleset);
  const why = noWordIn(word);
  return why ? { state: 'no-word', why, word } : answerUnder(word, ruleset, [], withOwnNames);
}

/** Judges one word of a game with rounds; a clash with an earlier word may take what only the spelling lexicon has. */
export async function judgeInGame({
  word,
  ruleset,
  earlier,
}: Request<'judge-in-game'>): Promise<Answer<'judge-in-game'>> {
  keep(ruleset);
  rememberAsked(ruleset);
  return answerUnder(word, ruleset, earlier);
}

/** The answer under one ruleset, whose lexicons the caller has seen to be kept. */
export function answerUnder(
  word: string,
  ruleset: RulesetId,
  earlier: readonly string[] = [],
  withOwnNames = true,
): Promise<LexiconAnswer<Judged>> {
  return whenLoaded(async () => {
    const [lexicons, rules] = await Promise.all([lexiconsInTime(ruleset, false), loadRules(ruleset)]);
    const needsSpelling = earlier.length > 0 || rules.needsSpelling(word, lexicons.game);
    const spelling = needsSpelling ? await inTime(sourcesOf(ruleset).spelling) : null;
    const verdict = judgeBy(rules, word, { ...lexicons, spelling }, earlier);
    return withoutAidsAtPlay(judgedOf(withOwnNames ? verdict : withoutOwnNames(verdict), spelling));
  });
}

/**
 * Which other rulesets allow the word: of each language the first one that does. Their lexicons are taken into memory for this
 * question only; a lexicon or word list that cannot be had is no answer to the user's own question, so its ruleset is passed over.
 */
export async function otherRulesets({ word, ruleset }: Request<'other-rulesets'>): Promise<Answer<'other-rulesets'>> {
  const allowed: RulesetId[] = [];
  for (const other of RULESET_IDS) {
    const isTold = allowed.some((id) => rulesetOf(id).language === rulesetOf(other).language);
    if (other === ruleset || isTold) continue;
    try {
      const { game, spelling, list } = sourcesOf(other);
      const [opened, above, rules] = await Promise.all([game.load(), aboveRules(other), loadRules(other)]);
      const lexicons = { game: opened, spelling: null, list, ...above };
      const both = rules.needsSpelling(word, opened) ? { ...lexicons, spelling: await spelling.load() } : lexicons;
      if (judgeBy(rules, word, both).verdict === 'allowed') allowed.push(other);
    } catch {
      // See above.
    }
  }
  releaseOthers();
  return { allowed };
}
