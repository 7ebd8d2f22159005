import { lookupKey } from '../words/query.ts';
import type { OwnException } from './lexicons.ts';
import type { Ruleset } from './ruleset.ts';
import type { RulesetId } from './verdict.ts';

/** A word that the user allows or bars under one ruleset, as typed. */
export interface ExceptionAsTyped extends OwnException {
  word: string;
  ruleset: RulesetId;
}

/** The exceptions of one ruleset, keyed by the form as `lookupKey` returns it. Of several exceptions for one form, the last applies. */
export function exceptionsUnder(
  { id, language }: Ruleset<RulesetId>,
  exceptions: readonly ExceptionAsTyped[],
): ReadonlyMap<string, OwnException> {
  const ofRuleset = exceptions.filter(({ ruleset }) => ruleset === id);
  return new Map(ofRuleset.map(({ word, effect, note }) => [lookupKey(word, language), { effect, note }]));
}
