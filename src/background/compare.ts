import { explain } from '../core/explain/explain.ts';
import { listName, rulesetName } from '../core/explain/explanation.ts';
import { judgeBy } from '../core/rules/judge.ts';
import { RULESET_IDS, type RulesetId, rulesetOf, rulesetsOfLanguage } from '../core/rulesets/index.ts';
import { inEditionOrder } from '../core/word-lists/compare-editions.ts';
import { upperCase } from '../core/words/normalise.ts';
import { lookupKey } from '../core/words/query.ts';
import { tilesOf } from '../core/words/tiles.ts';
import { combineAnswers } from '../platform/messages/answers.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { permittedRulesets } from '../platform/storage/policy.ts';
import { listRecords, openList } from '../platform/storage/word-lists.ts';
import { message } from '../ui/message.ts';
import { answerWithLexicon, rulesWithTables } from './answer-with-lexicon.ts';
import { answerUnder } from './judge-word.ts';
import { releaseOthers, sourcesOf } from './lexicons.ts';
import { asListError, userOverrides } from './overrides.ts';
import { currentSettings } from './settings.ts';

/** Judges one word under every ruleset of the language; they share its lexicons. */
export async function compareRulesets({ word, ruleset }: Request<'compare'>): Promise<Answer<'compare'>> {
  const { policy } = await currentSettings();
  const offered = permittedRulesets(rulesetsOfLanguage(rulesetOf(ruleset).language), policy);
  return combineAnswers(offered.map((id) => answerUnder(word, id, { ofVerdict: explain })));
}

/**
 * Returns the other rulesets that allow the word: all of its language, and those of another language that lay it with all its marks. Their
 * lexicons are loaded for this question only. A ruleset whose lexicon or list cannot be loaded is skipped, since the user has not requested
 * it.
 */
export async function otherRulesets({ word, ruleset }: Request<'other-rulesets'>): Promise<Answer<'other-rulesets'>> {
  const allowed: RulesetId[] = [];
  const { language } = rulesetOf(ruleset);
  const { policy } = await currentSettings();
  for (const other of permittedRulesets(RULESET_IDS, policy)) {
    const own = rulesetOf(other).language;
    if (other === ruleset || (own !== language && tilesOf(word, own) !== upperCase(word))) continue;
    try {
      const { game, spelling, list } = sourcesOf(other);
      const [opened, above, rules] = await Promise.all([game.load(), userOverrides(other), rulesWithTables(other)]);
      const lexicons = { game: opened, spelling: null, list, ...above };
      const both = rules.needsSpelling(word, opened) ? { ...lexicons, spelling: await spelling.load() } : lexicons;
      if (judgeBy(rules, word, both).verdict === 'allowed') allowed.push(other);
    } catch {
      // A ruleset that cannot be loaded is skipped.
    }
  }
  releaseOthers();
  // The language is named only if it differs from that of the ruleset before.
  let last: string = language;
  const names = allowed.map((id) => {
    const before = last;
    last = rulesetOf(id).language;
    return message(`ruleset_short_${rulesetName(id)}`).replace(last === before ? /.* · / : '', '');
  });
  return { allowed, sentence: names.length > 0 ? message('other_allowed', names.join(', ')) : '' };
}

/**
 * Returns which of the user's lists have a word, the oldest edition first: lists for the same tiles and board, whatever ruleset they were
 * imported for, without those that have no words of its length. They are read for this question and released.
 */
export function editionsOfWord({ word, ruleset }: Request<'editions'>): Promise<Answer<'editions'>> {
  return answerWithLexicon(async () => {
    const { language, row } = rulesetOf(ruleset);
    const form = lookupKey(word, language);
    const rules = await rulesWithTables(ruleset);
    if (!rules.canBeListed(form) || rules.isSettled?.(form)) return { held: [] };
    try {
      const records = (await listRecords()).filter(
        (record) =>
          record.language === language &&
          (rulesetOf(record.ruleset).row === null) === (row === null) &&
          form.length >= record.shortest &&
          form.length <= record.longest,
      );
      // Nothing to compare: no list is read.
      if (records.length < 2) return { held: [] };
      const held = [];
      // One after the other, so that only one is in memory.
      for (const record of inEditionOrder(records))
        held.push({ list: listName(record), has: (await openList(record.id)).has(form) });
      return { held };
    } catch (cause) {
      throw asListError('reading the editions', cause);
    }
  });
}
