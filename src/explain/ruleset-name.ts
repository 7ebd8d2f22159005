import type { RulesetId } from '../rules/verdict.ts';

/** A ruleset's id as it stands in keys of messages. */
type RulesetName<Id extends RulesetId = RulesetId> = Id extends `${infer Head}-${infer Rest}` ? `${Head}_${Rest}` : Id;

/** `pfs-2018`, or an id that begins with it, → `pfs_2018`, as it stands in keys of messages. */
export function rulesetName<Id extends RulesetId>(id: Id | `${Id}/${string}`): RulesetName<Id> {
  return id.replace(/\/.*/, '').replace('-', '_') as RulesetName<Id>;
}
