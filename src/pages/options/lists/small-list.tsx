import type { RulesetId } from '../../../core/rules/verdict.ts';
import { rulesetOf } from '../../../core/rulesets/index.ts';
import { PACKED } from '../../../platform/storage/packed-index.ts';
import { counted } from '../../../ui/counted.ts';
import { figure } from '../../../ui/figures.ts';
import { VerdictSign } from '../../../ui/verdict-sign.tsx';

/**
 * Share of the words of the list that ships below which a list is hardly the one of the game. The official lists have more: OSPS three
 * quarters of the forms that ship, the German tournament list, which ends at fewer letters, a quarter.
 */
const SMALL = 0.1;

interface Props {
  ruleset: RulesetId;
  /** Words of the list. */
  words: number;
}

const bundledWords = (ruleset: RulesetId): number => PACKED[rulesetOf(ruleset).lexicons.game].forms;

/** Has a list so few words that hardly anybody means verdicts to rest on it? */
export function hasFewWords(ruleset: RulesetId, words: number): boolean {
  return words < bundledWords(ruleset) * SMALL;
}

/** What becomes of verdicts that rest on a list of few words; nothing for other lists. */
export function FewWords({ ruleset, words }: Props) {
  if (!hasFewWords(ruleset, words)) return null;
  return (
    <p class="consequence few">
      <VerdictSign outcome="unfound" />
      <span>{counted('lists_small', words, figure(bundledWords(ruleset)))}</span>
    </p>
  );
}
