import { readTable } from '../../dictionaries/compile/tsv.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';

/** A row of a table, by column. */
export type Row = Readonly<Record<string, string>>;

/** Returns the rules that the document of a ruleset states, one row each. @throws Error if the ruleset has no such table */
export const documentedRules = (ruleset: RulesetId): readonly Row[] =>
  readTable(new URL(`rules-${ruleset}.tsv`, import.meta.url));

/** Returns the words that the document of a ruleset prints, one row each. @throws Error if the ruleset has no such table */
export const examplesOf = (ruleset: RulesetId): readonly Row[] =>
  readTable(new URL(`examples-${ruleset}.tsv`, import.meta.url));
