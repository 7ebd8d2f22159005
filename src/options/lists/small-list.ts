import type { RulesetId } from '../../rules/verdict.ts';
import { rulesetOf } from '../../rulesets/index.ts';
import { PACKED } from '../../storage/packed-index.ts';
import type { WordListRecord } from '../../storage/word-list-record.ts';

/**
 * Share of the words of the list that ships below which a list is hardly the one of the game. The official lists have more: OSPS three
 * quarters of the forms that ship, the German tournament list, which ends at fewer letters, a quarter.
 */
const SMALL = 0.1;

/** Words of the list that ships for the ruleset. */
export function bundledWords(ruleset: RulesetId): number {
  return PACKED[rulesetOf(ruleset).lexicons.game].forms;
}

/** Has the list so few words that a verdict should not rest on it without a question? */
export function isSmall({ ruleset, words }: Pick<WordListRecord, 'ruleset' | 'words'>): boolean {
  return words < bundledWords(ruleset) * SMALL;
}
