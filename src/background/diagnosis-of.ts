import type { PackedModel } from '../diagnosis/weights.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { packagedTable } from '../storage/packaged-table.ts';

/** Returns the weights of the ruleset's diagnosis; undefined if it has none. */
export async function diagnosisOf(ruleset: RulesetId): Promise<PackedModel | undefined> {
  const { diagnosis } = rulesetOf(ruleset);
  return diagnosis === undefined ? undefined : packagedTable<PackedModel>(diagnosis);
}
