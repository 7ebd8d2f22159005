/** Builds the two English lexicons: playable words, and further words of SCOWL and curated tables. */

import type { PackedGroup } from '../pack/lexicon-writer.ts';
import { groupsOf } from './english-groups.ts';
import { type RefusedSources, refusedGroups } from './english-refused.ts';
import { inferLexemes } from './infer-lexemes.ts';
import { BASE_TAG, isPos } from './inflection.ts';
import {
  addIrregularVerbs,
  addWordNetIrregulars,
  type ClosedRow,
  dropFalsePlurals,
  dropFalseRegulars,
  type VerbRow,
} from './irregular.ts';
import { LexemeCollector } from './lexemes.ts';
import { COMMON, LARGEST_VALID, type ScowlSizes } from './scowl.ts';
import { fold, SpelledWords } from './spelled-words.ts';

/** Sources of a lemma of the game lexicon, in the order of their bits: most dictionaries, or word games only. */
export const GAME_SOURCES = [`SCOWL ${COMMON}`, `SCOWL ${LARGEST_VALID}`] as const;

export interface EnglishSources extends RefusedSources {
  closed: readonly ClosedRow[];
  irregularVerbs: readonly VerbRow[];
  /** Entries of SCOWL that are no words by themselves: *quo*, *kcal*, *multi*. */
  noWords: ReadonlySet<string>;
  /** Nouns without a singular: *trousers*. */
  pluralOnly: readonly string[];
}

export interface EnglishLexicons {
  game: PackedGroup[];
  spelling: PackedGroup[];
  report: EnglishReport;
}

/** Numbers of words. */
export interface EnglishReport {
  words: number;
  /** Words with a lemma of a dictionary or a curated table, and with any lemma. */
  attested: number;
  explained: number;
  /** Words of the sizes found in most dictionaries, and those of them with any lemma. */
  common: number;
  commonExplained: number;
}

/** Returns true for nouns in -s that are singular although a noun without -s exists. */
const isSingular = (word: string) => /ics$|^(?:maths|species|means|data)$/.test(word);

const LOWER = /^\p{Ll}{2,}$/u;

/** Joins the sources into the two lexicons. */
export function buildEnglishLexicons(sources: EnglishSources): EnglishLexicons {
  const words = playableWords(sources);
  const found = readLexemes(sources, words);
  return {
    game: groupsOf(found, words),
    spelling: refusedGroups(sources, words),
    report: reportOn(words, found),
  };
}

function playableWords({ scowl, admitted, names, apart, noWords }: EnglishSources): SpelledWords {
  const words = new SpelledWords();
  for (const [word, { words: size }] of scowl) {
    if (!LOWER.test(word) || size === undefined || size > LARGEST_VALID) continue;
    const laid = fold(word);
    if (names.has(laid) || apart.has(laid) || noWords.has(laid)) continue;
    words.add(word, size, size <= COMMON ? 1 : 2);
  }
  for (const word of admitted) if (!words.has(word)) words.add(word, ...vouchedFor(scowl.get(word)));
  return words;
}

/** Returns size and sources of a word that a curated table admits; SCOWL may have it under another kind. */
function vouchedFor(sizes: ScowlSizes = {}): [size: number, attested: number] {
  const size = Math.min(...Object.values(sizes));
  return size <= LARGEST_VALID ? [size, size <= COMMON ? 1 : 2] : [Infinity, 0];
}

function readLexemes(sources: EnglishSources, words: SpelledWords): LexemeCollector {
  const { wordNet, closed, irregularVerbs, pluralOnly, scowl } = sources;
  const found = new LexemeCollector(words.keys());
  for (const { lemma, pos, forms } of closed) {
    for (const { form, tag } of forms) {
      if (form === lemma && isPos(pos) && tag === BASE_TAG[pos]) found.add(lemma, pos, false);
      else found.addForm(lemma, pos, form, tag, false);
    }
  }
  const plurals = new Set(pluralOnly);
  for (const word of plurals) found.addForm(word, 'noun', word, 'noun:pl', false);
  for (const [word, parts] of wordNet.lemmas) {
    const lemma = fold(word);
    if (!LOWER.test(word) || !words.has(lemma)) continue;
    for (const pos of parts) if (pos !== 'noun' || !plurals.has(lemma)) found.add(lemma, pos, false);
  }
  const addIrregulars = () => {
    const verbs = found.all().filter(({ pos }) => pos === 'verb');
    addIrregularVerbs(verbs, irregularVerbs, found);
  };
  addIrregulars();
  addWordNetIrregulars(wordNet, found);
  inferLexemes(found, (word) => scowl.has(`${word}'s`));
  addIrregulars();
  found.dropFalseSingulars(isSingular);
  for (const word of wordNet.synonymsInS) if (isSingular(word)) found.dropForm(word.slice(0, -1), 'noun', word);
  dropFalseRegulars(found.all(), { table: irregularVerbs, closed }, found);
  dropFalsePlurals(wordNet, found);
  return found;
}

function reportOn(words: SpelledWords, found: LexemeCollector): EnglishReport {
  const all = [...words.keys()];
  const common = all.filter((word) => (words.get(word)?.size ?? Infinity) <= COMMON);
  const explained = (list: readonly string[]) => list.filter((word) => found.isExplained(word)).length;
  return {
    words: all.length,
    attested: all.filter((word) => found.readingsOf(word).some(({ inferred }) => !inferred)).length,
    explained: explained(all),
    common: common.length,
    commonExplained: explained(common),
  };
}
