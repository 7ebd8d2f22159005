import { readFileSync } from 'node:fs';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../core/explain/wording.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { isRulesetId, RULESET_IDS } from '../core/rulesets/index.ts';

/** Shared parts of the project's commands: exit status, and errors of wrong calls. */

/** A wrong call. It is reported with a hint to `--help` and exit status 2. */
export class UsageError extends Error {}

/** Parses arguments; errors of the parser become UsageError. */
export function readCall<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    // The parser's first sentence says what is wrong; the others are about its own syntax.
    throw new UsageError(error instanceof Error ? error.message.replace(/\. .*/s, '') : String(error));
  }
}

/** Returns the value of `--ruleset`. @param more allowed values that are not ids of rulesets */
export function readRuleset<More extends string = never>(id: string | undefined, ...more: More[]): RulesetId | More {
  if (id === undefined) throw new UsageError('--ruleset is missing');
  const other = more.find((name) => name === id);
  if (other !== undefined) return other;
  if (isRulesetId(id)) return id;
  throw new UsageError(`unknown ruleset '${id}' (known: ${[...RULESET_IDS, ...more].join(', ')})`);
}

/** Exit status of a wrong call. */
const WRONG_CALL = 2;

/** Returns true when an option is given before `--`. */
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
 * Runs the command. Answers `--help`, `-h` and `--version` on standard output. Reports errors on standard error.
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
    console.error(
      `${name}: ${error instanceof Error ? error.message : String(error)}${wrongly ? `\nRun it with --help for its options.` : ''}`,
    );
    process.exitCode = wrongly ? WRONG_CALL : failure;
  }
}

/** `text`: the text of the bubble; `citation`: one line of it; `tsv`: a table; `json`: a verdict a line. */
const FORMATS = ['text', 'citation', 'tsv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Returns the output format: `text` on a terminal, else `tsv`. @param value of the option @throws UsageError for an unknown one */
export function readFormat(value: string | undefined, { isTTY = false }: { isTTY?: boolean }): Format {
  if (value === undefined) return isTTY ? 'text' : 'tsv';
  const format = FORMATS.find((one) => one === value);
  if (!format) throw new UsageError(`unknown format '${value}' (known: ${FORMATS.join(', ')})`);
  return format;
}

/** Variables of the environment that name the language of messages, the strongest first. */
const LOCALE_VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/**
 * Returns the output language.
 * @param value of the option; without it the environment's locale decides (`pl_PL.UTF-8`), else English
 * @throws UsageError for a language without messages
 */
export function readLanguage(value: string | undefined, environment: NodeJS.ProcessEnv): InterfaceLanguage {
  if (value === undefined) {
    const locale = LOCALE_VARIABLES.map((name) => environment[name]).find(Boolean) ?? '';
    return known(locale.replace(/[._@-].*/, '')) ?? 'en';
  }
  const language = known(value);
  if (!language) throw new UsageError(`unknown language '${value}' (known: ${INTERFACE_LANGUAGES.join(', ')})`);
  return language;
}

function known(language: string): InterfaceLanguage | undefined {
  return INTERFACE_LANGUAGES.find((one) => one === language);
}
