/**
 * Measures how well adjectives are built for lemmas that the core list lacks. Every fifth lemma is removed, and its class and comparison
 * are guessed from the others and from Wiktionary. The forms are then compared with those in the list. Forms that the rules grant beyond
 * dictionaries do not count for precision, because the list was made by older rules.
 *
 * Run: `npx tsx dictionaries/compile/de/measure-adjectives.ts`
 */
import type { BuiltForm } from '../../../src/core/morphology/de/built-form.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readFrequencies } from '../frequency/list.ts';
import { readJson, readWords } from '../sources.ts';
import { AdjectiveGuess } from './adjective-guess.ts';
import { lexemeOf } from './adjective-lexeme.ts';
import { readAdjectiveLists } from './adjective-lists.ts';
import { readCoreAdjectives } from './core-adjectives.ts';
import { parseCoreList } from './core-list.ts';
import { Degrees } from './degrees.ts';
import { ParticipleShapes, type VerbEntry } from './participle-shapes.ts';

const HELD_OUT = 5;
const SHORT = 9;

const lists = readAdjectiveLists();
const verbs = readJson<Record<string, VerbEntry>>('de-verbs');
const sources = {
  core: parseCoreList(readWords('de-core')),
  adjectives: readJson<Record<string, unknown>>('de-adjectives'),
  verbs,
  wiktionary: readJson<string[]>('de-wiktionary'),
  frequencies: readFrequencies('de', toGermanTiles),
};
const { words, shown, ofHead, wiktionary } = readCoreAdjectives(sources, lists);
const shapes = new ParticipleShapes(words, verbs);

function classOf(lemma: string): string {
  if (shapes.infinitiveOf(lemma)) return 'participles';
  if (/(?:ig|lich|isch)$/.test(lemma)) return '-ig -lich -isch';
  if (/e[lnr]$/.test(lemma)) return '-el -en -er';
  if (/(?:al|ar|är|abel|ibel|ell|ant|ent|iv|ös|oid|phil|phob|trop|id|il|at|it|ot|ut|an|in)$/.test(lemma))
    return 'loans';
  return 'others';
}

interface Count {
  /** Number of built forms, and of those of them in the list. */
  built: number;
  right: number;
  /** Number of forms in the list, and of those of them that are built. */
  there: number;
  found: number;
}
const counts = new Map<string, Count>();

function count(lemma: string, group: string, form: string): Count {
  const key = [classOf(lemma), group, form.length <= SHORT ? `≤ ${SHORT}` : `> ${SHORT}`].join('|');
  let found = counts.get(key);
  if (!found) {
    found = { built: 0, right: 0, there: 0, found: 0 };
    counts.set(key, found);
  }
  return found;
}

/** Admitted forms of the degrees, each once; the group says positive or comparison. */
function formsOf(forms: readonly BuiltForm[], byRule: boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const { form, tag, group, barred } of forms) {
    if (barred || group === 'basic' || (group === 'by-rule' && !byRule) || found.has(form)) continue;
    found.set(form, tag.startsWith('adj:pos') ? 'declension' : 'comparison');
  }
  return found;
}

const lemmas = [...shown.keys()].sort();
const guess = new AdjectiveGuess(new Degrees([wiktionary.words.words], sources.frequencies), ofHead);
const isHeldOut = (index: number) => index % HELD_OUT === 0;
lemmas.forEach((lemma, index) => {
  const traits = shown.get(lemma);
  if (!isHeldOut(index) && traits) guess.learn(lemma, traits);
});
const known = (lemma: string) => shown.get(lemma);
lemmas.forEach((lemma, index) => {
  const traits = shown.get(lemma);
  if (!isHeldOut(index) || !traits) return;
  const guessed = lexemeOf(
    { lemma, traits: guess.traits(lemma, wiktionary.reader), inferred: true },
    lists,
    known,
  ).forms;
  for (const [form, group] of formsOf(guessed, false)) {
    const counted = count(lemma, group, form);
    counted.built++;
    if (words.has(form)) counted.right++;
  }
  const all = formsOf(guessed, true);
  for (const [form, group] of formsOf(lexemeOf({ lemma, traits, inferred: false }, lists, known).forms, true)) {
    if (!words.has(form)) continue;
    const counted = count(lemma, group, form);
    counted.there++;
    if (all.has(form)) counted.found++;
  }
});

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
console.log(`${Math.ceil(lemmas.length / HELD_OUT)} of ${lemmas.length} lemmas held out`);
console.log('| class | group | letters | precision | recall | forms |\n|---|---|---|---|---|---|');
for (const [key, { built, right, there, found }] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  console.log(`| ${key.replaceAll('|', ' | ')} | ${percent(right, built)} | ${percent(found, there)} | ${there} |`);
}
