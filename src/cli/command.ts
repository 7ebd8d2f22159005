/** What the commands of this project have in common: how they end, and what they say of being called wrongly. */
import { readFileSync } from 'node:fs';
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

/** Exit status of a command that was called wrongly. */
const WRONG_CALL = 2;

/** Is an option given, not counting what follows `--`? */
function isGiven(...options: readonly string[]): boolean {
  const given = process.argv.slice(2);
  const end = given.indexOf('--');
  return given.slice(0, end < 0 ? given.length : end).some((one) => options.includes(one));
}

/** The version of the package. */
function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Runs the command. `--help`, `-h` and `--version` are answered on standard output. What the command throws is reported in one line on
 * standard error.
 * @param failure exit status after an error; after a wrong call it is 2
 */
export async function run(
  name: string,
  usage: string,
  main: () => void | Promise<void>,
  { failure = 1 }: { failure?: number } = {},
): Promise<void> {
  if (isGiven('--help', '-h')) return console.log(usage);
  if (isGiven('--version')) return console.log(`${name} ${version()}`);
  try {
    await main();
  } catch (error) {
    const wrongly = error instanceof UsageError;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}${wrongly ? `\n${usage}` : ''}`);
    process.exitCode = wrongly ? WRONG_CALL : failure;
  }
}
