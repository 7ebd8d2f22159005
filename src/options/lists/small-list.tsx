import type { RulesetId } from '../../rules/verdict.ts';
import { rulesetOf } from '../../rulesets/index.ts';
import { PACKED } from '../../storage/packed-index.ts';
import { counted } from '../../ui/counted.ts';
import { figure } from '../../ui/figures.ts';

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

/** That a list has so few words that hardly anybody means verdicts to rest on it; nothing for other lists. */
export function FewWords({ ruleset, words }: Props) {
  const bundled = PACKED[rulesetOf(ruleset).lexicons.game].forms;
  if (words >= bundled * SMALL) return null;
  return (
    <p class="few">
      <span aria-hidden="true">!</span> {counted('lists_small', words, figure(bundled))}
    </p>
  );
}
