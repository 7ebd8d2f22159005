import type { RulesetId } from '../rules/verdict.ts';

/** A ruleset's id as message keys contain it. */
type RulesetName<Id extends RulesetId = RulesetId> = Id extends `${infer Head}-${infer Rest}` ? `${Head}_${Rest}` : Id;

/** The name of a ruleset in message keys: `pfs-2018` and `pfs-2018/…` both give `pfs_2018`. */
export function rulesetName<Id extends RulesetId>(id: Id | `${Id}/${string}`): RulesetName<Id> {
  return id.replace(/\/.*/, '').replace('-', '_') as RulesetName<Id>;
}
