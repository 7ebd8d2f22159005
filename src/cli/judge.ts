/**
 * `judge --ruleset ID|all [--format text|citation|tsv|json] [--language pl|en|de|tr] [--earlier WORD]… [--list FILE] [--check] [WORD …]`
 * prints the extension's verdicts, from the same code, the same packed lexicons and in the same words. `--list` replaces the game lexicon
 * by a word list. Without words, or at a word `-`, it reads standard input, one word a line.
 */
import { fstatSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../core/explain/wording.ts';
import { judgeBy } from '../core/rules/judge.ts';
import type { Lexicons, OfficialList } from '../core/rules/rules.ts';
import type { RulesetId, Verdict } from '../core/rules/verdict.ts';
import { RULESET_IDS, RULESETS, rulesetOf } from '../core/rulesets/index.ts';
import { loadRules } from '../core/rulesets/load.ts';
import { type Format, readCall, readFormat, readLanguage, readRuleset, run, UsageError } from './command.ts';
import { help, isHelper, withHelpers } from './helpers.ts';
import { inputLines } from './input-lines.ts';
import { loadDiagnosisWithoutText, loadLexicons, withFamilies } from './lexicons.ts';
import { citationOf, sideBySide, textOf } from './output.ts';
import { readOfficialList } from './word-list.ts';

const WITH_EARLIER_WORDS: readonly string[] = RULESETS.filter(({ offers }) => offers.earlierWords).map(({ id }) => id);

const USAGE = `usage: judge --ruleset ID [OPTION]... [WORD]...
Prints whether each word may be played, and which rule decides.
Without words, and in place of the word -, it reads standard input, one word a line.

  --ruleset ID          the rules: ${RULESET_IDS.join(', ')}, or all
  --format NAME         text: the sentences of the bubble (default on a terminal)
                        citation: one line of text a word
                        tsv: word, verdict, rules, lemmas (default elsewhere)
                        json: one JSON value a line (JSON Lines)
  --language NAME       language of text and citation: ${INTERFACE_LANGUAGES.join(', ')}
                        (default: that of the locale, else en)
  --earlier WORD        a word of an earlier round; may be repeated (${WITH_EARLIER_WORDS.join(', ')} only)
  --list FILE           a word list of your own decides, one word a line (not with all)
  --list-name NAME      name of that list in verdicts (default: name of the file)
  --list-edition TEXT   edition of that list
  --check               exit with status 1 if a word is refused
  -h, --help            show this help
  --version             show the version

Exit status: 0; 1 with --check if a word is refused; 2 after an error.`;

/** Exit statuses: `REFUSED` only with `--check`. */
const REFUSED = 1;
const FAILED = 2;

/** Argument that stands for standard input among the words. */
const STANDARD_INPUT = '-';

/** Value of `--ruleset` for all rulesets. */
const ALL = 'all';

/** Returns the text as a cell of a table: blanks replace tabs and line breaks. */
const cell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/** Returns the cells: verdict, rule ids with the deciding one first, lemmas. */
function verdictCells({ verdict, reasons, analyses }: Verdict): string[] {
  const rules = reasons.map(({ rule }) => rule).join(',');
  const lemmas = [...new Set(analyses.map(({ lemma }) => lemma))].join(',');
  return [verdict, rules, cell(lemmas)];
}

/** Returns the row for one ruleset: word, verdict, rules, lemmas. */
const asRow = (verdict: Verdict): string => [cell(verdict.word), ...verdictCells(verdict)].join('\t');

/** Returns a row for each ruleset: word, ruleset, verdict, rules, lemmas. */
const asRows = (verdicts: readonly Verdict[]): string =>
  verdicts.map((verdict) => [cell(verdict.word), verdict.ruleset, ...verdictCells(verdict)].join('\t')).join('\n');

interface Arguments {
  ruleset: RulesetId | typeof ALL;
  format: Format;
  /** Language of the text. */
  language: InterfaceLanguage;
  /** Words of earlier rounds. */
  earlier: string[];
  /** The user's word list, if verdicts are based on one. */
  official: OfficialList | undefined;
  /** True when a refused word changes the exit status. */
  check: boolean;
  /** The words; `STANDARD_INPUT` alone if none is given. */
  words: string[];
}

async function readArguments(): Promise<Arguments> {
  const { values, positionals } = readCall(() =>
    parseArgs({
      options: {
        ruleset: { type: 'string' },
        format: { type: 'string' },
        language: { type: 'string' },
        earlier: { type: 'string', multiple: true, default: [] },
        list: { type: 'string' },
        'list-name': { type: 'string' },
        'list-edition': { type: 'string' },
        check: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    }),
  );
  const ruleset = readRuleset(values.ruleset, ALL);
  const { earlier } = values;
  const format = readFormat(values.format, process.stdout);
  const language = readLanguage(values.language, process.env);
  if (earlier.length > 0 && !WITH_EARLIER_WORDS.includes(ruleset)) {
    throw new UsageError(`--earlier needs ${WITH_EARLIER_WORDS.join(' or ')}, not '${ruleset}'`);
  }
  const official = await readList(ruleset, values);
  const words = positionals.length > 0 ? positionals : [STANDARD_INPUT];
  return { ruleset, format, language, earlier, official, check: values.check, words };
}

interface ListValues {
  list?: string | undefined;
  'list-name'?: string | undefined;
  'list-edition'?: string | undefined;
}

async function readList(ruleset: RulesetId | typeof ALL, values: ListValues): Promise<OfficialList | undefined> {
  const { list: file, 'list-name': name, 'list-edition': edition } = values;
  if (file === undefined) {
    if (name !== undefined || edition !== undefined) throw new UsageError('--list-name and --list-edition need --list');
    return undefined;
  }
  if (ruleset === ALL) throw new UsageError('--list needs one ruleset, not all');
  return readOfficialList(file, ruleset, { name, edition }, warn);
}

/** Output for one word, without the line end, and whether it is allowed. */
interface Answer {
  text: string;
  isAllowed: boolean;
}

/** Returns a function that answers a word, when the rules and lexicons are loaded. */
async function loadWordAnswerer({
  ruleset,
  format,
  language,
  earlier,
  official,
}: Arguments): Promise<(word: string) => Answer> {
  const judging = async (id: RulesetId) => {
    const rules = await loadRules(id);
    const lexicons: Lexicons = {
      ...loadLexicons(id),
      ...loadDiagnosisWithoutText(id),
      ...(official && { official }),
      rulesOnly: format === 'tsv',
    };
    const played = withFamilies(earlier, id);
    return { rules, judge: (word: string) => judgeBy(rules, word, lexicons, played) };
  };
  // The files of the language are needed for sentences only.
  const say = format === 'text' ? textOf(language) : format === 'citation' ? citationOf(language) : undefined;
  const isAllowed = ({ verdict }: Verdict): boolean => verdict === 'allowed';
  if (ruleset !== ALL) {
    const { rules, judge } = await judging(ruleset);
    const written = format === 'json' ? JSON.stringify : asRow;
    return (word) => {
      const verdict = judge(word);
      return { text: say ? say(verdict, rules.catalogue) : written(verdict), isAllowed: isAllowed(verdict) };
    };
  }
  const all = await Promise.all(RULESET_IDS.map(judging));
  const catalogues = new Map(all.map(({ rules }) => [rules.ruleset.id, rules.catalogue]));
  const written = (word: string, verdicts: readonly Verdict[]): string => {
    if (say) return verdicts.map((one) => `${one.ruleset}\n${say(one, catalogues.get(one.ruleset)!)}`).join('\n');
    return format === 'json' ? JSON.stringify({ word, verdicts }) : asRows(verdicts);
  };
  return (word) => {
    const verdicts = sideBySide(all.map(({ judge }) => judge(word)));
    return { text: written(word, verdicts), isAllowed: verdicts.every(isAllowed) };
  };
}

/** Warns on standard error, which is no part of the output. Helpers read the same list and say nothing. */
function warn(text: string): void {
  if (!isHelper) console.error(`judge: ${text}`);
}

/** Writes the text, and waits until the reader has taken enough. */
function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

/** Returns the language that decides between encodings of standard input: that of the ruleset, or of the first ruleset for `all`. */
const languageOf = (ruleset: Arguments['ruleset']) => rulesetOf(ruleset === ALL ? RULESETS[0].id : ruleset).language;

/** Returns standard input. @throws Error if it is a folder, which Node reads as empty */
function standardInput(): NodeJS.ReadStream {
  if (fstatSync(0).isDirectory()) throw new Error('standard input is a folder');
  return process.stdin;
}

/** Yields the words in order, as soon as they arrive. */
async function* wordBatches({ words, ruleset }: Arguments): AsyncGenerator<readonly string[]> {
  for (const word of words) {
    if (word !== STANDARD_INPUT) yield [word];
    else
      yield* inputLines(standardInput(), languageOf(ruleset), (encoding) =>
        warn(`standard input is read as ${encoding}`),
      );
  }
}

/** The output for some words, and whether all of them are allowed. */
interface Part {
  text: string;
  areAllowed: boolean;
}

/** Returns a function that answers some words, as `loadWordAnswerer` does one. */
async function loadPartAnswerer(given: Arguments): Promise<(words: readonly string[]) => Part> {
  const answerOf = await loadWordAnswerer(given);
  return (words) => {
    const answers = words.map(answerOf);
    return {
      text: answers.map(({ text }) => `${text}\n`).join(''),
      areAllowed: answers.every(({ isAllowed }) => isAllowed),
    };
  };
}

async function main(): Promise<void> {
  const given = await readArguments();
  const helpers = withHelpers(await loadPartAnswerer(given), process.argv[1] as string);
  const writeAnswers = async (parts: readonly Promise<Part>[], earlier: Promise<void>): Promise<void> => {
    await earlier;
    for (const part of parts) {
      const { text, areAllowed } = await part;
      if (given.check && !areAllowed) process.exitCode = REFUSED;
      if (text) await write(text);
    }
  };
  try {
    let written = Promise.resolve();
    for await (const words of wordBatches(given)) {
      const next = writeAnswers(helpers.answer(words), written);
      // The error is thrown below, where the promise is awaited.
      next.catch(() => {});
      // Another batch is read while this one is answered, and no more.
      await written;
      written = next;
    }
    await written;
  } finally {
    helpers.end();
  }
}

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // `judge … | head` closes the pipe early, which is not an error.
  if (code === 'EPIPE') process.exit(0);
  warn(`cannot write: ${message}`);
  process.exit(FAILED);
});

if (isHelper) help(await loadPartAnswerer(await readArguments()));
else await run('judge', USAGE, main, { failure: FAILED });
