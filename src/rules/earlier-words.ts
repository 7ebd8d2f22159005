import type { FamilyTable } from '../morphology/pl/family/roots.ts';

/** What was played in earlier rounds, where the rules know rounds. */
export interface EarlierWords {
  /** As they were written; at least one. */
  readonly words: readonly string[];
  /** The table that the ruleset's descriptor names, with what no rule of derivation joins. */
  readonly families: FamilyTable;
}
