/**
 * `judge --ruleset ID|all [--format tsv|json] [--earlier WORD]… [WORD …]`: the extension's verdicts on the command line, from the same
 * code and the same packed lexicons. Without words it reads standard input, one word a line.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { judge, RULESETS, WITH_EARLIER_WORDS } from '../rules/judge.ts';
import type { RulesetId, Verdict } from '../rules/verdict.ts';
import { readCall, readRuleset, run, UsageError } from './command.ts';
import { loadLexicons } from './lexicons.ts';
import { withoutNeighbours } from './no-neighbours.ts';
import { sideBySide } from './side-by-side.ts';

const USAGE = `usage: judge --ruleset ${RULESETS.join('|')}|all [--format tsv|json] [--earlier WORD]… [WORD …]
  --earlier WORD   a word of an earlier round; any number of them (${[...WITH_EARLIER_WORDS].join(', ')} only)`;

/** Asks for the verdicts under every ruleset. */
const ALL = 'all';

/** Output is handed over in pieces of this many characters: one write a word would take longer than the verdicts. */
const WRITE_AT = 1 << 16;

/** A tab or line break inside a word would break the table. */
const cell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/** verdict, rule ids with the deciding one first, lemmas. */
function verdictCells({ verdict, reasons, analyses }: Verdict): string[] {
  const rules = reasons.map(({ rule }) => rule).join(',');
  const lemmas = [...new Set(analyses.map(({ lemma }) => lemma))].join(',');
  return [verdict, rules, cell(lemmas)];
}

/** Under one ruleset: word, verdict, rules, lemmas. */
const asRow = (verdict: Verdict): string => [cell(verdict.word), ...verdictCells(verdict)].join('\t');

/** Under all of them, a row for each: word, ruleset, verdict, rules, lemmas. */
const asRows = (verdicts: readonly Verdict[]): string =>
  verdicts.map((verdict) => [cell(verdict.word), verdict.ruleset, ...verdictCells(verdict)].join('\t')).join('\n');

interface Arguments {
  ruleset: RulesetId | typeof ALL;
  format: 'tsv' | 'json';
  /** Words of earlier rounds. */
  earlier: string[];
  words: string[];
}

function readArguments(): Arguments {
  const { values, positionals } = readCall(() =>
    parseArgs({
      options: {
        ruleset: { type: 'string' },
        format: { type: 'string', default: 'tsv' },
        earlier: { type: 'string', multiple: true, default: [] },
      },
      allowPositionals: true,
    }),
  );
  const ruleset = readRuleset(values.ruleset, ALL);
  const { format, earlier } = values;
  if (format !== 'tsv' && format !== 'json') throw new UsageError(`unknown format '${format}' (known: tsv, json)`);
  if (earlier.length > 0 && (ruleset === ALL || !WITH_EARLIER_WORDS.has(ruleset))) {
    throw new UsageError(`ruleset '${ruleset}' knows no earlier words (--earlier)`);
  }
  return { ruleset, format, earlier, words: positionals };
}

/** What is printed of one word, without the line's end. */
function teller({ ruleset, format, earlier }: Arguments): (word: string) => string {
  // A row of the table has no suggestions.
  const load = (id: RulesetId) => (format === 'json' ? loadLexicons(id) : withoutNeighbours(loadLexicons(id)));
  if (ruleset !== ALL) {
    const lexicons = load(ruleset);
    const tell = format === 'json' ? JSON.stringify : asRow;
    return (word) => tell(judge(word, ruleset, lexicons, earlier));
  }
  const loaded = RULESETS.map((id) => [id, load(id)] as const);
  return (word) => {
    const verdicts = sideBySide(loaded.map(([id, lexicons]) => judge(word, id, lexicons)));
    return format === 'json' ? JSON.stringify({ word, verdicts }) : asRows(verdicts);
  };
}

/** Waits until the reader of the output has taken enough. */
function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

async function main(): Promise<void> {
  const given = readArguments();
  const { words } = given;
  const tell = teller(given);
  const asked =
    words.length > 0 ? words : createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  let pending = '';
  for await (const word of asked) {
    pending += `${tell(word)}\n`;
    if (pending.length >= WRITE_AT) {
      await write(pending);
      pending = '';
    }
  }
  await write(pending);
}

// `judge … | head` closes the pipe early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

await run('judge', USAGE, main);
