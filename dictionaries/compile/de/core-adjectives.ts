/** Finds the adjectives of the core list by their declined and compared forms. */

import type { Comparison, StemClass } from '../../../src/core/morphology/de/adjective.ts';
import { TEENS, TENS, TWO_TO_TWELVE } from '../../../src/core/morphology/de/numeral.ts';
import { readColumn } from '../tsv.ts';
import { AdjectiveGuess } from './adjective-guess.ts';
import type { AdjectiveLists } from './adjective-lists.ts';
import { AdjectiveReader, comparisonElsewhere, headComparison, type Traits } from './adjective-reader.ts';
import { isNamed } from './adjective-rules.ts';
import { AdjectiveWords, LOWER_CASE } from './adjective-words.ts';
import type { CoreList } from './core-list.ts';
import { Degrees } from './degrees.ts';
import { ParticipleShapes, type VerbEntry } from './participle-shapes.ts';

export interface AdjectiveSources {
  core: CoreList;
  /** german-pos-dict's adjectives, by lemma. */
  adjectives: Readonly<Record<string, unknown>>;
  /** german-pos-dict's verbs, by infinitive. */
  verbs: Readonly<Record<string, VerbEntry>>;
  /** Cased forms of Wiktionary. */
  wiktionary: readonly string[];
  /** Occurrences of keys in 10⁹ words. */
  frequencies: ReadonlyMap<string, number>;
}

/** Suffixes of adjectives: a bare form in a list is enough. */
const SUFFIX = /.{2}(?:lich|isch|ig|bar|sam|artig|mäßig|förmig)$/;

/** Endings of loans that are nearly always adjectives. */
const LOAN =
  /^(?!an|auf|be|durch|hoch|ge|ver).{3,}(?:esk|phil|phob|trop|morph|gam|phag|plex|nom|lar|nar|tal|nal|ral|ual|ial|orm|ell|ant|ent|iv|ös|oid|abel|ibel|id)$/;

/** Second parts that form adjectives after a noun. */
const SECOND_PART = /(?:hoch|los|haft|frei|voll|reich|arm|gleich|fest|dicht|nah|fern)$/;

/** Length up to which the core list is nearly complete: a lemma without declined forms there is not declined. */
const COMPLETE_LENGTH = 7;

/** Lower-case words of the core list, as spelled. */
function lowerCase(core: CoreList): Set<string> {
  const words = new Set<string>();
  for (const spellings of core.values()) {
    for (const spelling of spellings) if (spelling === spelling.toLowerCase()) words.add(spelling);
  }
  return words;
}

/** Returns first parts before such a second part: nouns, also with a linking s, n or en. */
function firstParts(core: CoreList): Set<string> {
  const nouns = new Set<string>();
  for (const spellings of core.values()) {
    for (const spelling of spellings) {
      if (spelling === spelling.toLowerCase()) continue;
      nouns.add(spelling.toLowerCase());
      nouns.add(`${spelling.toLowerCase()}s`);
    }
  }
  return nouns;
}

const CARDINALS: readonly string[] = [...TWO_TO_TWELVE, ...TEENS, ...TENS];

const CARDINAL =
  /(?:und(?:zwanzig|(?:drei|vier|fünf|sech|sieb|acht|neun)[zß]ig)|hundert|tausend|hundert(?:und)?zweite|zwote)$/;

/** The adjectives of the core list with their traits. */
export interface CoreAdjectives {
  /** Lower-case words of the list. */
  words: ReadonlySet<string>;
  /** Lemmas whose declension the list has. */
  shown: ReadonlyMap<string, Traits>;
  /** Lemmas that it has as bare words only, with inferred declension. */
  bare: ReadonlyMap<string, Traits>;
  /** Inference from all shown lemmas. */
  guess: AdjectiveGuess;
  /** Returns the degrees of the adjective in which a compound ends. */
  ofHead: (lemma: string) => Comparison | undefined;
  /** What Wiktionary shows. */
  wiktionary: { words: AdjectiveWords; reader: AdjectiveReader };
}

/** Finds the adjectives of the core list. */
export function readCoreAdjectives(
  { core, adjectives, verbs, wiktionary, frequencies }: AdjectiveSources,
  lists: AdjectiveLists,
): CoreAdjectives {
  const low = lowerCase(core);
  const words = new AdjectiveWords(low);
  const reader = new AdjectiveReader(words, lists);
  const shapes = new ParticipleShapes(low, verbs);
  const excluded = noAdjectives(lists);
  const skipped = (word: string) => word.length < 2 || excluded.has(word) || CARDINAL.test(word);
  const isDegree = (word: string) => words.isComparative(word) || words.isSuperlative(word);

  const otherWords = new AdjectiveWords(new Set(wiktionary.filter((word) => LOWER_CASE.test(word))));
  const other = { words: otherWords, reader: new AdjectiveReader(otherWords, lists) };
  const degrees = new Degrees([otherWords.words], frequencies);
  const nouns = firstParts(core);
  const ofHead = (word: string) =>
    headComparison(word, nouns, (head) => {
      const stem = reader.stemClass(head);
      return stem && reader.comparison(head, stem);
    });
  // The degrees of a participle are the verb's.
  const comparisonOf = (word: string, stem: StemClass) =>
    reader.comparison(word, stem) ??
    (shapes.infinitiveOf(word) ? undefined : comparisonElsewhere(word, stem, degrees, ofHead(word)));

  const guess = new AdjectiveGuess(degrees, ofHead);
  const shown = new Map<string, Traits>();
  for (const word of low) {
    if (skipped(word) || isDegree(word)) continue;
    const stem = reader.stemClass(word);
    if (!stem || reader.stemClass(word.slice(0, -1)) === 'doubled' || shapes.isZuParticiple(word)) continue;
    if (stem === 'e' && !isLemmaInE(word, words, shapes, adjectives)) continue;
    const comparison = comparisonOf(word, stem);
    const traits: Traits = comparison ? { stem, declined: true, comparison } : { stem, declined: true };
    shown.set(word, traits);
    guess.learn(word, traits);
  }

  for (const stem of words.stemsAlone()) {
    // d- and w- are what is left of articles and pronouns.
    if (
      stem.length < 2 ||
      isDegree(stem) ||
      words.isElided(`${stem}e`) ||
      shapes.isZuParticiple(stem) ||
      reader.stemClass(stem) !== 'plain'
    )
      continue;
    const comparison = comparisonOf(stem, 'plain');
    shown.set(stem, comparison ? { stem: 'plain', declined: true, comparison } : { stem: 'plain', declined: true });
  }

  const bare = new Map<string, Traits>();
  const closed = new Set(readColumn('curated/de-closed-class.tsv', 'lemma'));
  for (const word of low) {
    if (shown.has(word) || skipped(word)) continue;
    if (
      !isNamed(word, lists) &&
      (closed.has(word) || !(word in adjectives || hasSuffix(word, nouns) || isNegated(word, shown, shapes)))
    )
      continue;
    if (isDegree(word) || isVerbForm(word, low) || shapes.isZuParticiple(word)) continue;
    const traits = guess.traits(word, other.reader);
    if (word.length <= COMPLETE_LENGTH) {
      traits.declined = false;
      delete traits.comparison;
    }
    bare.set(word, traits);
  }
  return { words: low, shown, bare, guess, ofHead, wiktionary: other };
}

/** Returns true for short forms of verbs that look like adjectives: *reinig*, *erlisch*, *hoffest*. */
function isVerbForm(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(`${word}en`) || /(?:er|ver|aus|ab)lisch$/.test(word)) return true;
  return word.endsWith('fest') && words.has(`${word.slice(0, -3)}en`);
}

/** Returns words that decline like adjectives and are none: pronouns, articles, numerals; words of place in -er by their -ere. */
function noAdjectives(lists: AdjectiveLists): Set<string> {
  const words = new Set([...readColumn('curated/de-adjective-pronoun-like.tsv', 'lemma'), ...CARDINALS]);
  for (const [lemma, stem] of lists.er) if (stem === 'ere') words.add(lemma.slice(0, -1));
  return words;
}

/** Returns true for un- before an adjective or a participle: *unbenommen*. */
function isNegated(word: string, shown: ReadonlyMap<string, Traits>, shapes: ParticipleShapes): boolean {
  const rest = word.slice(2);
  return word.startsWith('un') && (shown.has(rest) || shapes.infinitiveOf(rest) !== undefined);
}

function hasSuffix(word: string, nouns: ReadonlySet<string>): boolean {
  if (SUFFIX.test(word) || (word.length > COMPLETE_LENGTH && LOAN.test(word) && !nouns.has(word))) return true;
  const second = SECOND_PART.exec(word);
  return second !== null && nouns.has(word.slice(0, second.index));
}

/** Returns true when a stem in -st is the superlative of a listed word, or an ordinal. */
function isKnownDegree(stem: string, words: AdjectiveWords): boolean {
  if (/^größt$|^(?:be|höch|näch|mei|minde|letz)st$|(?:[zß]ig|hundert|tausend|illion|illiard|er)st$/.test(stem))
    return true;
  if (words.has(stem.slice(0, -2))) return true;
  const positive = stem.replace(/nächst$/, 'nah').replace(/höchst$/, 'hoch');
  return positive !== stem && words.has(positive);
}

/** Returns true when a word in -e with a declined stem is a lemma, not a degree, a participle or a form of a shorter lemma. */
function isLemmaInE(
  word: string,
  words: AdjectiveWords,
  shapes: ParticipleShapes,
  adjectives: AdjectiveSources['adjectives'],
): boolean {
  const stem = word.slice(0, -1);
  if (words.has(stem) && !(word in adjectives)) return false;
  if (words.isComparative(stem) || words.isSuperlative(stem) || words.isElided(word)) return false;
  if (shapes.isZuParticiple(stem) || shapes.infinitiveOf(stem)) return false;
  if (stem.endsWith('st') && isKnownDegree(stem, words)) return false;
  return !/(?:er|zehnt|zweit|zwot|hoh|(?:ros|lil)an|[bcdfhkmpstzß]n)$/.test(stem);
}
