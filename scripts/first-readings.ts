/**
 * `npx tsx scripts/first-readings.ts --ruleset ID FILE…` measures how often the first analysis of a verdict has the lemma that a treebank
 * gives. The files are CoNLL-U and supplied by the user, because treebanks have licences of their own. It prints three things: the share of
 * allowed tokens whose lemma comes first, the same share among the tokens whose lemma is in any analysis, and the most frequent
 * differences. For English and Polish, whose lemmas have several parts of speech, it also prints the share whose part of speech comes
 * first.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCall, readRuleset, run, UsageError } from '../src/cli/command.ts';
import { loadLexicons } from '../src/cli/lexicons.ts';
import { type EnglishPart, parseEnglishTag } from '../src/core/morphology/en/tag.ts';
import { judgeBy } from '../src/core/rules/judge.ts';
import type { RulesetId } from '../src/core/rules/verdict.ts';
import { loadRules } from '../src/core/rulesets/load.ts';
import { toGermanTiles } from '../src/core/words/tiles.ts';
import { percent } from './figures.ts';

const USAGE = 'usage: first-readings --ruleset ID FILE.conllu …';

/** Parts of speech of Universal Dependencies for which verdicts have no lemma. */
const NO_WORD = new Set(['PUNCT', 'SYM', 'NUM', 'PROPN', 'X']);

/** English parts of speech by their names in Universal Dependencies. Treebanks and dictionaries classify some words differently. */
const ENGLISH_PARTS: Readonly<Record<string, readonly EnglishPart[]>> = {
  NOUN: ['noun'],
  VERB: ['verb'],
  AUX: ['verb'],
  ADJ: ['adj', 'det'],
  ADV: ['adv'],
  PRON: ['pron', 'det'],
  DET: ['det', 'pron'],
  ADP: ['prep'],
  SCONJ: ['conj'],
  CCONJ: ['conj'],
  INTJ: ['intj'],
  PART: ['ptl', 'adv', 'prep'],
};

/** Polish parts of speech, as the beginnings of tags. Sources disagree on some words: *czy* as a particle, *kiedy* as a conjunction. */
const POLISH_PARTS: Readonly<Record<string, readonly string[]>> = {
  NOUN: ['subst', 'depr', 'ger', 'adj', 'num', 'ppron12', 'ppron3'],
  VERB: ['verb', 'inf', 'imps', 'pant', 'pcon', 'pred', 'ppas', 'pact'],
  AUX: ['verb', 'inf', 'pred', 'comp', 'qub'],
  ADJ: ['adj', 'adja', 'adjp', 'ppas', 'pact'],
  ADV: ['adv', 'qub', 'adjp'],
  PRON: ['subst', 'ppron12', 'ppron3', 'siebie', 'adj', 'qub'],
  DET: ['adj', 'num', 'adv'],
  ADP: ['prep'],
  SCONJ: ['comp', 'conj', 'adv'],
  CCONJ: ['conj', 'comp'],
  INTJ: ['interj', 'qub'],
  PART: ['qub'],
};

/** Maximum number of differences that are printed. */
const LINES_SHOWN = 60;

/** A word as written, with the analysis of the treebank. */
interface Token {
  form: string;
  lemma: string;
  partOfSpeech: string;
  tag: string;
}

/** Tag of the personal ending that Polish treebanks separate from the verb: *zrobił* + *em*. */
const PERSONAL_ENDING = /^aglt/;

/**
 * Yields the words of a CoNLL-U file. A word that the file splits (`zrobił` + `em`) is one word, with the lemma of its first part. The file
 * marks such words by a range of numbers, or only by the absence of a space.
 */
function* tokensOf(text: string): Generator<Token> {
  let whole: { form: string; from: number; to: number } | undefined;
  let last: (Token & { isJoined: boolean }) | undefined;
  for (const line of text.split('\n')) {
    const [id = '', form, lemma, partOfSpeech = '', tag = '', , , , , further = ''] = line.split('\t');
    const range = /^(\d+)-(\d+)$/.exec(id);
    if (range && form) whole = { form, from: Number(range[1]), to: Number(range[2]) };
    if (line === '') whole = undefined;
    if (!/^\d+$/.test(id) || !form || !lemma) continue;
    const isPart = whole !== undefined && Number(id) <= whole.to;
    if (isPart && whole?.from !== Number(id)) continue;
    const isJoined = further.includes('SpaceAfter=No');
    if (last?.isJoined && !isPart && PERSONAL_ENDING.test(tag)) {
      last = { ...last, form: `${last.form}${form}`, isJoined };
      continue;
    }
    if (last) yield last;
    last = { form: isPart && whole ? whole.form : form, lemma, partOfSpeech, tag, isJoined };
  }
  if (last) yield last;
}

function readOptions(): { ruleset: RulesetId; files: string[] } {
  const { values, positionals } = readCall(() =>
    parseArgs({ options: { ruleset: { type: 'string' } }, allowPositionals: true }),
  );
  if (positionals.length === 0) throw new UsageError('no file');
  return { ruleset: readRuleset(values.ruleset), files: positionals };
}

await run('first-readings', USAGE, async () => {
  const { ruleset, files } = readOptions();
  const rules = await loadRules(ruleset);
  const lexicons = loadLexicons(ruleset);
  const { language } = rules.ruleset;
  const same = (word: string) => (language === 'de' ? toGermanTiles(word) : word.toLowerCase());
  const isOfPart = (tag: string, partOfSpeech: string): boolean => {
    if (language === 'en') {
      const part = parseEnglishTag(tag)?.part;
      return part !== undefined && (ENGLISH_PARTS[partOfSpeech]?.includes(part) ?? false);
    }
    return POLISH_PARTS[partOfSpeech]?.includes(tag.split(':')[0] ?? '') ?? false;
  };
  let [tokens, allowed, known, first, ofPart] = [0, 0, 0, 0, 0];
  const otherwise = new Map<string, number>();
  for (const file of files) {
    for (const { form, lemma, partOfSpeech, tag } of tokensOf(readFileSync(file, 'utf8'))) {
      if (NO_WORD.has(partOfSpeech)) continue;
      tokens++;
      const { verdict, analyses } = judgeBy(rules, form, lexicons);
      if (verdict !== 'allowed' || !analyses[0]) continue;
      allowed++;
      const isRight = (one: { lemma: string }) => same(one.lemma) === same(lemma);
      if (analyses.some(isRight)) known++;
      if (isOfPart(analyses[0].tag, partOfSpeech)) ofPart++;
      if (isRight(analyses[0])) {
        first++;
      } else if (analyses.some(isRight)) {
        const line = `${form.toLowerCase()}: ${analyses[0].lemma} (${analyses[0].tag}), in the treebank ${lemma} (${tag})`;
        otherwise.set(line, (otherwise.get(line) ?? 0) + 1);
      }
    }
  }
  console.log(`${tokens} tokens, ${allowed} allowed with a reading`);
  console.log(
    `right lemma first: ${percent(first, allowed)}; among the readings: ${percent(known, allowed)}; first of those: ${percent(first, known)}`,
  );
  if (language !== 'de') console.log(`right part of speech first: ${percent(ofPart, allowed)}`);
  for (const [line, times] of [...otherwise].sort(([, one], [, other]) => other - one).slice(0, LINES_SHOWN)) {
    console.log(`${String(times).padStart(5)}  ${line}`);
  }
});
