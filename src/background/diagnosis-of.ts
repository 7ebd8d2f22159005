import type { PackedModel } from '../core/diagnosis/weights.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import { packagedTable } from '../platform/storage/package.ts';

/** Returns the weights of the ruleset's diagnosis; undefined if it has none. */
export async function diagnosisOf(ruleset: RulesetId): Promise<PackedModel | undefined> {
  const { diagnosis } = rulesetOf(ruleset);
  return diagnosis === undefined ? undefined : packagedTable<PackedModel>(diagnosis);
}
