import { listName } from '../core/explain/names.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import { loadRules } from '../core/rulesets/load.ts';
import { inEditionOrder } from '../core/word-lists/compare-editions.ts';
import { lookupKey } from '../core/words/query.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { listRecords, openList } from '../platform/storage/word-lists.ts';
import { asListError } from './overrides.ts';
import { answerWithLexicon } from './when-loaded.ts';

/**
 * Returns which of the user's lists have a word, the oldest edition first: lists for the same tiles and board, whatever ruleset they were
 * imported for, without those that have no words of its length. They are read for this question and released.
 */
export function editionsOfWord({ word, ruleset }: Request<'editions'>): Promise<Answer<'editions'>> {
  return answerWithLexicon(async () => {
    const { language, row } = rulesetOf(ruleset);
    const form = lookupKey(word, language);
    const rules = await loadRules(ruleset);
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
