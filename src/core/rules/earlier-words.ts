import type { FamilyTable } from '../morphology/pl/family/roots.ts';

/** The words of earlier rounds, for games with rounds. */
export interface EarlierWords {
  /** As the players wrote them; at least one. */
  readonly words: readonly string[];
  /** The word families from the table that the ruleset's descriptor names. They join related words that no rule of derivation joins. */
  readonly families: FamilyTable;
}
