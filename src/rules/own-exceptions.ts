import { lookedUp } from '../words/looked-up.ts';
import type { OwnException } from './lexicons.ts';
import type { Ruleset } from './ruleset.ts';
import type { RulesetId } from './verdict.ts';

/** A word that the user admits or bars under one ruleset, as it was typed. */
export interface ExceptionAsTyped extends OwnException {
  word: string;
  ruleset: RulesetId;
}

/** The exceptions under one ruleset by the form that is looked up. Of several on one form the last counts. */
export function exceptionsUnder(
  { id, language }: Ruleset<RulesetId>,
  exceptions: readonly ExceptionAsTyped[],
): ReadonlyMap<string, OwnException> {
  const ofRuleset = exceptions.filter(({ ruleset }) => ruleset === id);
  return new Map(ofRuleset.map(({ word, effect, note }) => [lookedUp(word, language), { effect, note }]));
}
