import type { Outcome } from '../rules/outcome.ts';
import type { RulesetId } from '../rules/verdict.ts';

/** Maximum length of a list's name, and of its edition, in UTF-16 units. Both appear in every verdict that the list decides. */
export const LONGEST_NAME = 40;

/** Returns the name of a user's word list as verdicts cite it: `OSPS 48`. */
export function listName({ name, edition }: { name: string; edition: string }): string {
  return `${name} ${edition}`.trim();
}

/** A ruleset's id as message keys contain it. */
type RulesetName<Id extends RulesetId = RulesetId> = Id extends `${infer Head}-${infer Rest}` ? `${Head}_${Rest}` : Id;

/** Returns the name of a ruleset in message keys: `pfs-2018` and `pfs-2018/…` both give `pfs_2018`. */
export function rulesetName<Id extends RulesetId>(id: Id | `${Id}/${string}`): RulesetName<Id> {
  return id.replace(/\/.*/, '').replace('-', '_') as RulesetName<Id>;
}

/** The sign shown before an outcome. The outcome is always given in words as well. */
export const OUTCOME_SIGN: Readonly<Record<Outcome, string>> = { allowed: '✓', disallowed: '✗', unfound: '?' };
