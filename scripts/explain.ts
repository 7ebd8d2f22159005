/**
 * `npm run explain -- --ruleset ID [--sample N] [--seed N]` measures how many verdicts are explained. It prints the share of the allowed
 * forms that have lemma and tag. For the refused words of the spelling lexicon it prints the share with a more specific reason than
 * `not-listed`, and the share of each deciding reason. Each share comes with a random sample of N words (0 for none). With `--text FILE` it
 * judges the words of a running text and prints the explanations in `--language`.
 */

import { parseArgs } from 'node:util';
import { readCall, readLanguage, readRuleset, run, UsageError } from '../src/cli/command.ts';
import { loadLexicons } from '../src/cli/lexicons.ts';
import type { InterfaceLanguage } from '../src/core/explain/wording.ts';
import type { PackedLexicon } from '../src/core/lexicon/packed-lexicon.ts';
import { type Detail, fieldsOf } from '../src/core/rules/detail.ts';
import { judgeBy } from '../src/core/rules/judge.ts';
import type { Rules } from '../src/core/rules/rules.ts';
import type { Reason, RulesetId } from '../src/core/rules/verdict.ts';
import { loadRules } from '../src/core/rulesets/load.ts';
import { explainText } from './explain-text.ts';
import { percent } from './figures.ts';
import { SeededSample, seededHash } from './seeded-sample.ts';

const USAGE = 'usage: explain --ruleset ID [--sample N] [--seed N] [--text FILE [--language pl|en|de|tr]]';

/** Maximum length of a word on a board, in letters. */
const LONGEST = 15;
/** Number of allowed forms that are judged. Judging all of them takes minutes; with this many the error of the share is at most 0.02 %. */
const JUDGED = 200_000;
/** Length of a line of samples, in characters. */
const LINE = 128;

interface Options {
  ruleset: RulesetId;
  sample: number;
  seed: number;
  text: string | undefined;
  language: InterfaceLanguage;
}

function readOptions(): Options {
  const { ruleset, sample, seed, text, language } = readCall(() =>
    parseArgs({
      options: {
        ruleset: { type: 'string' },
        sample: { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
        text: { type: 'string' },
        language: { type: 'string' },
      },
    }),
  ).values;
  return {
    ruleset: readRuleset(ruleset),
    sample: count('sample', sample),
    seed: count('seed', seed),
    text,
    language: readLanguage(language, process.env),
  };
}

function count(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} wants a whole number`);
  return Number(text);
}

/** Returns the forms of up to 15 letters that a board can hold, each once; a share of them, selected by their hash. */
function formsOf(lexicon: PackedLexicon, share: number, seed: number): Set<string> {
  const forms = new Set<string>();
  const below = share * 2 ** 32;
  lexicon.forEachForm((form) => {
    if (form.length >= 2 && form.length <= LONGEST && seededHash(form, seed) < below) forms.add(form);
  });
  return forms;
}

const columns = (name: string, part: number, whole: number): string =>
  `  ${name.padEnd(44)}${part.toLocaleString('en').padStart(9)}  ${percent(part, whole).padStart(8)}`;

/** Prints words separated by commas, in lines of bounded length. */
function printSample(words: readonly string[]): void {
  let line = '';
  for (const word of words) {
    const more = line === '' ? word : `${line}, ${word}`;
    if (more.length > LINE && line !== '') {
      console.log(`      ${line},`);
      line = word;
    } else line = more;
  }
  if (line !== '') console.log(`      ${line}`);
}

/** Prints how many of the allowed forms have lemma and tag. */
function explainAllowed({ sample, seed }: Options, rules: Rules, lexicons: ReturnType<typeof loadLexicons>): void {
  const unexplained = new SeededSample(sample, seed + 1);
  let allowed = 0;
  let withLemma = 0;
  for (const form of formsOf(lexicons.game, JUDGED / lexicons.game.formCount, seed)) {
    const { verdict, analyses } = judgeBy(rules, form, lexicons);
    if (verdict !== 'allowed') continue;
    allowed++;
    if (analyses.some(({ lemma, tag }) => lemma !== '' && tag !== '')) withLemma++;
    else unexplained.offer(form);
  }
  console.log(`allowed forms, ${allowed.toLocaleString('en')} of ${lexicons.game.formCount.toLocaleString('en')}`);
  console.log(columns('with lemma and form', withLemma, allowed));
  console.log(columns('without', allowed - withLemma, allowed));
  printSample(unexplained.words);
}

/** Words refused for one reason. */
interface Refused {
  words: number;
  sample: SeededSample;
}

/** Returns the name of a rule. After `not-listed` come the lemma and the sources of the word, if they are known. */
function nameOf({ rule, detail }: Reason): string {
  const name = rule.slice(rule.indexOf('/') + 1);
  return name === 'not-listed' ? `not-listed, ${knownOf(detail)}` : name;
}

function knownOf(detail: Detail): string {
  const { lemma, other, parts, source, sources, spelling } = fieldsOf(detail);
  if (other) return 'a form of a listed lemma';
  if (parts) return 'its parts known';
  if (source) return 'known from a phrase';
  const by = sources ? ` (${sources.join(', ')})` : '';
  return lemma ? `told with its lemma${by}` : spelling ? `known by its spelling alone${by}` : 'nothing known';
}

/** Prints how many words of the spelling lexicon are refused for each reason. */
function explainRefused(
  { ruleset, sample, seed }: Options,
  rules: Rules,
  lexicons: ReturnType<typeof loadLexicons>,
): void {
  const byReason = new Map<string, Refused>();
  let refused = 0;
  let unspecific = 0;
  let unexplained = 0;
  for (const form of formsOf(lexicons.spelling, 1, seed)) {
    const { verdict, reasons } = judgeBy(rules, form, lexicons);
    const deciding = reasons.find(({ decides }) => decides);
    if (verdict === 'allowed' || !deciding) continue;
    refused++;
    if (deciding.rule === `${ruleset}/not-listed`) {
      unspecific++;
      if (!fieldsOf(deciding.detail).lemma) unexplained++;
    }
    const name = nameOf(deciding);
    const group = byReason.get(name) ?? { words: 0, sample: new SeededSample(sample, seed + 1) };
    byReason.set(name, group);
    group.words++;
    group.sample.offer(form);
  }
  console.log(`\nrefused words of the spelling lexicon, ${refused.toLocaleString('en')}`);
  console.log(columns('with a rule of the document', refused - unspecific, refused));
  console.log(columns('not listed, told with lemma', unspecific - unexplained, refused));
  console.log(columns('not listed, without', unexplained, refused));
  console.log('\nby deciding reason');
  for (const [name, group] of [...byReason].sort(([, a], [, b]) => b.words - a.words)) {
    console.log(columns(name, group.words, refused));
    printSample(group.sample.words);
  }
}

await run('explain', USAGE, async () => {
  const options = readOptions();
  const lexicons = loadLexicons(options.ruleset);
  const rules = await loadRules(options.ruleset);
  if (options.text !== undefined) return explainText({ ...options, file: options.text }, rules, lexicons);
  explainAllowed(options, rules, lexicons);
  explainRefused(options, rules, lexicons);
});
