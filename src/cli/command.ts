/** What the commands of this project have in common: how they end, and what they say of being called wrongly. */
import type { RulesetId } from '../rules/verdict.ts';
import { isRulesetId, RULESET_IDS } from '../rulesets/index.ts';

/** A mistake in how the command was called; reported with its usage and exit status 2. */
export class UsageError extends Error {}

/** What the parser of the arguments says against them is a mistake in how the command was called. */
export function readCall<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The value of `--ruleset`. @param more what it may be besides the id of a ruleset. */
export function readRuleset<More extends string = never>(id: string | undefined, ...more: More[]): RulesetId | More {
  if (id === undefined) throw new UsageError('--ruleset is missing');
  const other = more.find((name) => name === id);
  if (other !== undefined) return other;
  if (isRulesetId(id)) return id;
  throw new UsageError(`unknown ruleset '${id}' (known: ${[...RULESET_IDS, ...more].join(', ')})`);
}

/** Runs the command. What it throws is told in one line, and the exit status is 1. */
export async function run(name: string, usage: string, main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const wrongly = error instanceof UsageError;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}${wrongly ? `\n${usage}` : ''}`);
    process.exitCode = wrongly ? 2 : 1;
  }
}
