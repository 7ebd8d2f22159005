/**
 * The adjectives of all sources as lexemes. What the core list shows decides the class of the lemmas that it has; lemmas that
 * it lacks take class and comparability from the known adjective they end in, or from those that end like them.
 */
import {
  type Adjective,
  adjectiveForms,
  type Comparison,
  type StemClass,
} from '../../../src/morphology/de/adjective.ts';
import type { Lexeme } from '../../../src/morphology/de/built-form.ts';
import { TEENS, TENS, TWO_TO_TWELVE } from '../../../src/morphology/de/numeral.ts';
import { lay } from '../../../src/words/lay.ts';
import { readColumn } from '../tsv.ts';
import { type AdjectiveLists, readAdjectiveLists } from './adjective-lists.ts';
import { AdjectiveWords } from './adjective-words.ts';
import type { CoreList } from './core-list.ts';
import { ParticipleShapes, type VerbEntry } from './participle-shapes.ts';
import { SuffixVotes } from './suffix-votes.ts';

export interface AdjectiveSources {
  core: CoreList;
  /** german-pos-dict's adjectives, by lemma. */
  adjectives: Readonly<Record<string, unknown>>;
  /** german-pos-dict's verbs, by infinitive. */
  verbs: Readonly<Record<string, VerbEntry>>;
  /** Cased forms of Wiktionary. */
  wiktionary: readonly string[];
}

/** An adjective that the core list lacks, with what speaks for it. */
export interface AdjectiveCandidate {
  lexeme: Lexeme;
  /** Which lists have the lemma itself. */
  attestedBy: ('german-pos-dict' | 'Wiktionary')[];
  /** Declined forms of the positive that Wiktionary's list has, of five. */
  formsListed: number;
  /** Known adjective that the word ends in. */
  head?: string;
  /** It has the form of a participle of a verb. */
  participle: boolean;
  /** Share of the adjectives with the same evidence and length that the core list has, 0 to 1. */
  score: number;
}

export interface BuiltAdjectives {
  /** Adjectives of the core list. */
  lexemes: Lexeme[];
  /** Participles that the core list has as adjectives, without comparison: the verbs' generator has them too. */
  participles: Lexeme[];
  /** Adjectives that other lists have, best score first. */
  candidates: AdjectiveCandidate[];
}

/** Suffixes that make an adjective of anything: a bare form in a list is enough to know one. */
const SUFFIX = /.{2}(?:lich|isch|ig|bar|sam|artig|mäßig|förmig)$/;
/** Endings of loans that nearly only adjectives have. */
const LOAN =
  /.{3}(?:esk|phil|phob|trop|morph|gam|phag|plex|nom|lar|nar|tal|nal|ral|ual|ial|orm|ell|ant|ent|iv|ös|oid|abel|ibel|id)$/;
/** Second parts that do so after a noun. */
const SECOND_PART = /(?:los|haft|frei|voll|reich|arm|gleich|fest|dicht|nah|fern)$/;
/** Core words up to this length are nearly complete: a lemma none of whose declined forms the list has is not declined. */
const COMPLETE_LENGTH = 7;
/** Heads shorter than this are endings by chance. */
const SHORTEST_HEAD = 4;
const SHORTEST_FIRST_PART = 2;
/** -en of Greek and other loans is stressed. */
const STRESSED_EN = /(?:ogen|[eai]gen|hten|hren|then|gen)$/;
const WEAK_GEN =
  /(?:zogen|bogen|wogen|logen|sogen|trogen|eigen|legen|wegen|fangen|gangen|hangen|langen|tragen|drungen|sungen|zwungen|klungen|lungen|rungen|diegen|stiegen|schwiegen|schlagen|gen)$/;
/** These double the last letter although a verb has the doubled stem too. */
const DOUBLED = /(?:^|[a-zäöü])(?:fit|hip)$/;
const NATIVE_COLOUR = /.{2}(?:blau|blond|braun|gelb|grau|grün|rot|schwarz|weiß)$/;
/** Words that end like a colour and are none. */
const NO_COLOUR = /(?:devot|marod|naseweis|bigott|[bk]rot)$/;

/** What the generator needs to know of a lemma beside its spelling. */
interface Traits {
  stem: StemClass;
  declined: boolean;
  comparison?: Comparison;
}

/** Lower-case words of the core list, as spelled. */
function lowerCase(core: CoreList): Set<string> {
  const words = new Set<string>();
  for (const spellings of core.values()) {
    for (const spelling of spellings) if (spelling === spelling.toLowerCase()) words.add(spelling);
  }
  return words;
}

/** What can stand before a second part: nouns, also with a linking s, n or en. */
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

function shortStem(lemma: string): string {
  return lemma.slice(0, -2) + lemma.slice(-1);
}

/** German -er with the stress before it: another vowel precedes and no vowel stands right before the e. */
function hasUnstressedEr(lemma: string): boolean {
  return /[aeiouäöüy][^aeiouäöüy]+er$/.test(lemma) || /(?:au|eu)er$/.test(lemma);
}

/** Reads traits of known lemmas off a word list. */
export class AdjectiveReader {
  readonly #words: AdjectiveWords;
  readonly #lists: AdjectiveLists;

  constructor(words: AdjectiveWords, lists: AdjectiveLists) {
    this.#words = words;
    this.#lists = lists;
  }

  /** Stem class of a lemma that the list declines, or undefined where it shows no declined adjective. */
  stemClass(lemma: string): StemClass | undefined {
    const words = this.#words;
    const named = this.#lists.er.get(lemma);
    if (named) return named;
    if (lemma.endsWith('hoch') && words.declines(`${lemma.slice(0, -2)}h`)) return 'hoch';
    if (/e[lnr]$/.test(lemma)) {
      const dropped = words.declines(shortStem(lemma));
      const kept = words.declines(lemma);
      if (lemma.endsWith('el')) return dropped ? 'el' : kept ? 'plain' : undefined;
      if (lemma.endsWith('nen') && kept) return 'nen';
      if (lemma.endsWith('en')) return dropped ? 'en' : kept ? (isStressedEn(lemma) ? 'plain' : 'en') : undefined;
      if (/(?:au|eu)er$/.test(lemma)) return dropped || kept ? 'auer' : undefined;
      if (dropped) return 'er';
      return kept ? (this.#endsInGermanEr(lemma) ? 'er' : 'plain') : undefined;
    }
    if (words.declines(lemma)) return 'plain';
    const doubled = lemma + lemma.slice(-1);
    if (
      /[^aeiouäöü][aeiou][bdfgklmnprt]$/.test(lemma) &&
      words.declines(doubled) &&
      (DOUBLED.test(lemma) || !words.has(doubled))
    )
      return 'doubled';
    if (lemma.endsWith('e') && words.declines(lemma.slice(0, -1))) return 'e';
    return undefined;
  }

  #endsInGermanEr(lemma: string): boolean {
    if (!hasUnstressedEr(lemma)) return false;
    for (let cut = SHORTEST_FIRST_PART; cut <= lemma.length - SHORTEST_HEAD; cut++) {
      const head = lemma.slice(cut);
      if (this.#words.has(head) && this.#words.declines(shortStem(head))) return true;
    }
    return false;
  }

  /** Comparison of a lemma as the list shows it; undefined where it shows none. */
  comparison(lemma: string, stem: StemClass): Comparison | undefined {
    const irregular = irregularComparison(lemma, stem);
    if (irregular) return irregular;
    const base = stem === 'e' ? lemma.slice(0, -1) : stem === 'doubled' ? lemma + lemma.slice(-1) : lemma;
    const stems = stem === 'plain' || stem === 'e' || stem === 'doubled' ? [base] : [base, shortStem(base)];
    const shown = this.#words.comparison(stems, base);
    if (!shown.plain && !shown.changed) return undefined;
    const umlaut = shown.changed ? (shown.plain ? 'optional' : 'always') : 'none';
    const superlative =
      shown.short && shown.long ? 'both' : shown.long ? 'est' : shown.short ? 'st' : superlativeByEnding(base);
    return { umlaut, superlative };
  }
}

function isStressedEn(lemma: string): boolean {
  return STRESSED_EN.test(lemma) && !WEAK_GEN.test(lemma);
}

/** *gut*, *viel*, *hoch*, *nah*, *groß* and the adjectives of place in -ere, which have a superlative alone. */
function irregularComparison(lemma: string, stem: StemClass): Comparison | undefined {
  const base: Comparison = { umlaut: 'none', superlative: 'st' };
  if (stem === 'ere') {
    const superlative = lemma === 'mittlere' ? 'mittelst' : `${lemma.slice(0, -1)}st`;
    return { ...base, comparatives: [], superlatives: [superlative] };
  }
  if (lemma === 'hip') return { ...base, superlatives: ['hippst', 'hipst'] };
  if (lemma === 'straight') return { ...base, superlative: 'est' };
  if (lemma === 'gut') return { ...base, comparatives: ['besser'], superlatives: ['best'] };
  if (lemma === 'viel') return { ...base, comparatives: ['mehr'], superlatives: ['meist'] };
  if (lemma === 'hoch') return { ...base, comparatives: ['höher'], superlatives: ['höchst'] };
  if (lemma === 'nah' || lemma === 'nahe') return { ...base, comparatives: ['näher'], superlatives: ['nächst'] };
  if (lemma === 'groß') return { ...base, comparatives: ['größer'], superlatives: ['größt'] };
  return undefined;
}

/** -est after a stressed syllable in a sibilant or d, t; -st otherwise. */
export function superlativeByEnding(base: string): Comparison['superlative'] {
  if (/(?:isch|[^aeiouäöü]e(?:nd|t)|er[nt]|elt|igt)$/.test(base)) return 'st';
  if (/(?:[sßxzdt]|sch)$/.test(base)) return 'est';
  return /(?:[aeiouäöü]|[äöüaou]h)$/.test(base) ? 'both' : 'st';
}

const CARDINALS: readonly string[] = [...TWO_TO_TWELVE, ...TEENS, ...TENS];
const CARDINAL = /(?:und(?:zwanzig|[a-zäöüß]+[zß]ig)|hundert|tausend)$/;
const NO_COMPARISON = 'none';

/** Guesses the traits of lemmas that a list lacks. */
export class AdjectiveGuess {
  readonly #known = new Map<string, Traits>();
  readonly #comparison = new SuffixVotes<string>();
  readonly #stem = new SuffixVotes<StemClass>();

  learn(lemma: string, traits: Traits): void {
    this.#known.set(lemma, traits);
    this.#stem.add(lemma, traits.stem);
    const { comparison } = traits;
    this.#comparison.add(lemma, comparison ? `${comparison.umlaut} ${comparison.superlative}` : NO_COMPARISON);
  }

  /** Longest known adjective that the lemma ends in. */
  head(lemma: string): string | undefined {
    for (let cut = SHORTEST_FIRST_PART; cut <= lemma.length - SHORTEST_HEAD + 1; cut++) {
      const head = lemma.slice(cut);
      if (this.#known.has(head)) return head;
    }
    return undefined;
  }

  traits(lemma: string): Traits {
    const head = this.head(lemma);
    const vote = this.#comparison.predict(lemma, 4);
    const stem = (head && (this.#known.get(head) as Traits).stem) || this.#stemByEnding(lemma);
    const traits: Traits = { stem, declined: true };
    if (vote && vote.value !== NO_COMPARISON) {
      const [umlaut, superlative] = vote.value.split(' ') as [Comparison['umlaut'], Comparison['superlative']];
      traits.comparison = { umlaut, superlative };
    }
    return traits;
  }

  #stemByEnding(lemma: string): StemClass {
    const vote = this.#stem.predict(lemma, 3);
    const stem = vote?.value ?? 'plain';
    const ending = stem === 'auer' ? 'er' : stem;
    return stem === 'plain' || stem === 'nen' || lemma.endsWith(ending.slice(0, 2)) ? stem : 'plain';
  }
}

/** Puts the rules of the document over what was read or guessed. */
function applyRules(
  lemma: string,
  traits: Traits,
  lists: AdjectiveLists,
  known: (word: string) => Traits | undefined,
): { adjective: Adjective; features: string } {
  const adjective: Adjective = { lemma, ...traits };
  const indeclinable = lists.indeclinable.get(lemma);
  const compares = lists.englishY.get(lemma);
  const colour = lists.colours.get(lemma);
  const forced = (): Comparison => traits.comparison ?? { umlaut: 'none', superlative: superlativeByEnding(lemma) };
  if (compares !== undefined) {
    adjective.stem = 'plain';
    adjective.declined = false;
    adjective.declensionBar = compares ? 'II.4.4.positive' : (indeclinable ?? 'II.4.3.predicative');
    adjective.comparison = { umlaut: 'none', superlative: 'st' };
    if (compares) adjective.comparisonRule = 'II.4.4';
    else adjective.comparisonBar = 'II.4.4.gay-dry';
    return { adjective, features: compares ? 'indecl' : 'indecl:nocomp' };
  }
  if (indeclinable || colour?.kind === 'indeclinable') {
    adjective.stem = lemma.endsWith('e') ? 'e' : 'plain';
    adjective.declined = false;
    adjective.declensionBar = indeclinable ?? 'II.4.6.b';
    adjective.comparison = forced();
    adjective.comparisonBar = indeclinable ?? 'II.4.6.other';
    return { adjective, features: 'indecl:nocomp' };
  }
  const bar = comparisonBar(lemma, colour?.kind, lists, known);
  if (bar) {
    adjective.comparisonBar = bar.rule;
    adjective.comparison = traits.comparison ?? bar.comparison ?? forced();
  }
  if (/[aiou]$/.test(lemma) && bar) delete adjective.comparison;
  if (colour?.furtherStem) {
    adjective.furtherStems = [furtherStem(colour.furtherStem, colour.rule)];
    adjective.declensionRule = colour.rule;
  } else if (!colour) {
    for (const [name, row] of lists.colours) {
      if (!row.furtherStem || !lemma.endsWith(name) || lemma.length - name.length < SHORTEST_FIRST_PART) continue;
      const stem = lemma.slice(0, -name.length) + row.furtherStem;
      adjective.furtherStems = [furtherStem(stem, row.rule)];
      adjective.declensionRule = row.rule;
    }
  }
  return { adjective, features: bar ? 'nocomp' : '' };
}

function furtherStem(stem: string, rule: string): { stem: string; class: StemClass; rule: string } {
  return { stem, class: stem.endsWith('en') ? 'en' : 'plain', rule };
}

/** Which rule bars comparison of a lemma that is declined, and the comparison its parts would have. */
function comparisonBar(
  lemma: string,
  colour: string | undefined,
  lists: AdjectiveLists,
  known: (word: string) => Traits | undefined,
): { rule: string; comparison?: Comparison } | undefined {
  const named = lists.noncomparable.get(lemma);
  if (named) return { rule: named };
  if (colour === 'compares') return undefined;
  if (colour === 'declines') return { rule: 'II.4.6.other' };
  const native = NATIVE_COLOUR.test(lemma) && !NO_COLOUR.test(lemma);
  const compound = native || /.{3}farben$/.test(lemma) || [...lists.colours.keys()].some((name) => endsIn(lemma, name));
  if (compound) {
    const comparison = known(
      /(?:blau|blond|braun|gelb|grau|grün|rot|schwarz|weiß)$/.exec(lemma)?.[0] ?? '',
    )?.comparison;
    return comparison ? { rule: 'II.4.6.other', comparison } : { rule: 'II.4.6.other' };
  }
  for (const part of lists.intensifiers) {
    if (!lemma.startsWith(part)) continue;
    const rest = known(lemma.slice(part.length));
    if (rest?.comparison && !/(?:mäßig|haltig|süchtig|isch)$/.test(lemma))
      return { rule: 'II.4.1.e', comparison: rest.comparison };
  }
  return undefined;
}

/** Compound of a colour word: *hellrosa*, *zartlila*; short names are endings of other words too often. */
function endsIn(lemma: string, name: string): boolean {
  return name.length >= 4 && lemma.length - name.length >= 3 && lemma.endsWith(name);
}

/** Pronouns and articles decline like adjectives and are none. */
function pronouns(): Set<string> {
  return new Set(readColumn('curated/de-adjective-pronoun-like.tsv', 'lemma'));
}

export function buildAdjectives(sources: AdjectiveSources): BuiltAdjectives {
  const lists = readAdjectiveLists();
  const low = lowerCase(sources.core);
  const nouns = firstParts(sources.core);
  const words = new AdjectiveWords(low);
  const reader = new AdjectiveReader(words, lists);
  const shapes = new ParticipleShapes(low, sources.verbs);
  const excluded = new Set([...pronouns(), ...CARDINALS]);
  const closed = new Set(readColumn('curated/de-closed-class.tsv', 'lemma'));
  const guess = new AdjectiveGuess();
  const traitsOf = new Map<string, Traits>();

  for (const word of low) {
    if (
      word.length < 2 ||
      excluded.has(word) ||
      CARDINAL.test(word) ||
      words.isComparative(word) ||
      words.isSuperlative(word)
    )
      continue;
    const stem = reader.stemClass(word);
    if (!stem || reader.stemClass(word.slice(0, -1)) === 'doubled') continue;
    if (stem === 'e') {
      if (low.has(word.slice(0, -1)) && !(word in sources.adjectives)) continue;
      if (!isLemmaInE(word, words, shapes)) continue;
    }
    const comparison = reader.comparison(word, stem);
    const traits: Traits = comparison ? { stem, declined: true, comparison } : { stem, declined: true };
    traitsOf.set(word, traits);
    guess.learn(word, traits);
  }
  // Bare words: adjectives by their suffix or because german-pos-dict, a table or a known head says so.
  for (const word of low) {
    if (traitsOf.has(word) || excluded.has(word) || CARDINAL.test(word)) continue;
    if (!isNamed(word, lists) && (closed.has(word) || !(word in sources.adjectives || hasSuffix(word, nouns))))
      continue;
    if (words.isComparative(word) || words.isSuperlative(word)) continue;
    if (
      low.has(`${word}en`) ||
      (word.endsWith('fest') && low.has(`${word.slice(0, -3)}en`)) ||
      /(?:er|ver|aus|ab)lisch$/.test(word)
    )
      continue;
    const traits = guess.traits(word);
    if (word.length <= COMPLETE_LENGTH) {
      traits.declined = false;
      delete traits.comparison;
    }
    traitsOf.set(word, traits);
  }

  const lexemes: Lexeme[] = [];
  const participles: Lexeme[] = [];
  const known = (word: string) => traitsOf.get(word);
  for (const [lemma, traits] of traitsOf) {
    const lexeme = lexemeOf(lemma, traits, lists, known, false);
    if (!traits.comparison && !lemma.startsWith('un') && shapes.infinitiveOf(lemma)) participles.push(lexeme);
    else lexemes.push(lexeme);
  }
  return { lexemes, participles, candidates: candidates(sources, low, guess, known, lists, shapes) };
}

/** Is the word, or the colour that it ends in, in one of the tables? */
function isNamed(word: string, lists: AdjectiveLists): boolean {
  if (lists.indeclinable.has(word) || lists.englishY.has(word) || lists.noncomparable.has(word)) return true;
  if (lists.colours.has(word)) return true;
  for (const [name, { furtherStem }] of lists.colours) if (furtherStem && endsIn(word, name)) return true;
  return false;
}

function hasSuffix(word: string, nouns: ReadonlySet<string>): boolean {
  if (SUFFIX.test(word) || (word.length > COMPLETE_LENGTH && LOAN.test(word) && !nouns.has(word))) return true;
  const second = SECOND_PART.exec(word);
  return second !== null && nouns.has(word.slice(0, second.index));
}

/** Is a word in -e whose stem is declined a lemma, not a degree or a zu-participle? */
function isLemmaInE(word: string, words: AdjectiveWords, shapes: ParticipleShapes): boolean {
  const stem = word.slice(0, -1);
  if (words.isComparative(stem) || words.isSuperlative(stem) || words.isElided(word)) return false;
  if (/zu[a-zäöüß]+nd$/.test(stem) || shapes.infinitiveOf(stem)) return false;
  return !/(?:größt|st|er|zehnt|hoh|[bcdfghklmnpstzß]n)$/.test(stem);
}

function lexemeOf(
  lemma: string,
  traits: Traits,
  lists: AdjectiveLists,
  known: (word: string) => Traits | undefined,
  inferred: boolean,
): Lexeme {
  const { adjective, features } = applyRules(lemma, traits, lists, known);
  const superlative = adjective.comparison?.superlatives?.[0] ?? `${lemma}st`;
  if (lists.elatives.has(superlative)) adjective.elative = true;
  return { lemma, pos: 'adj', features, forms: adjectiveForms(adjective), inferred };
}

function candidates(
  sources: AdjectiveSources,
  low: ReadonlySet<string>,
  guess: AdjectiveGuess,
  known: (word: string) => Traits | undefined,
  lists: AdjectiveLists,
  shapes: ParticipleShapes,
): AdjectiveCandidate[] {
  const laid = new Set<string>();
  for (const word of low) laid.add(lay(word));
  const listed = new Set<string>();
  for (const word of sources.wiktionary) if (/^[a-zäöüßàâéèêçñ]+$/.test(word)) listed.add(word);
  const words = new AdjectiveWords(listed);
  const reader = new AdjectiveReader(words, lists);
  const wiktionaryShapes = new ParticipleShapes(listed, {});
  const found: (AdjectiveCandidate & { cell: string })[] = [];
  const cells = new Map<string, [inCore: number, all: number]>();
  const lemmas = new Set<string>();
  for (const word of Object.keys(sources.adjectives)) if (/^[a-zäöüßàâéèêçñ]+$/.test(word)) lemmas.add(word);
  for (const word of listed) {
    if (reader.stemClass(word) && !words.isComparative(word) && !words.isSuperlative(word)) lemmas.add(word);
  }
  for (const lemma of lemmas) {
    const stem = reader.stemClass(lemma);
    if (stem === 'e' && !(lemma in sources.adjectives)) continue;
    const inCore = laid.has(lay(lemma));
    const attestedBy: AdjectiveCandidate['attestedBy'] = [];
    if (lemma in sources.adjectives) attestedBy.push('german-pos-dict');
    if (listed.has(lemma)) attestedBy.push('Wiktionary');
    const head = guess.head(lemma);
    const participle = (shapes.infinitiveOf(lemma) ?? wiktionaryShapes.infinitiveOf(lemma)) !== undefined;
    const length = lemma.length <= 9 ? 'short' : lemma.length <= 14 ? 'middle' : 'long';
    const cell = [attestedBy.join('+'), stem ? 'declined' : 'bare', head ? 'head' : '', participle, length].join(' ');
    const counts = cells.get(cell) ?? [0, 0];
    if (inCore) counts[0]++;
    counts[1]++;
    cells.set(cell, counts);
    if (inCore) continue;
    const traits = guess.traits(lemma);
    if (stem && stem !== 'e') traits.stem = stem;
    const comparison = stem && reader.comparison(lemma, stem);
    if (comparison) traits.comparison = comparison;
    else if (stem) delete traits.comparison;
    found.push({
      lexeme: lexemeOf(lemma, traits, lists, known, true),
      attestedBy,
      formsListed: words.endings(traits.stem === 'el' ? shortStem(lemma) : lemma),
      ...(head ? { head } : {}),
      participle,
      score: 0,
      cell,
    });
  }
  return found
    .map(({ cell, ...candidate }) => {
      const [inCore, all] = cells.get(cell) as [number, number];
      return { ...candidate, score: inCore / all };
    })
    .sort((a, b) => b.score - a.score || (a.lexeme.lemma < b.lexeme.lemma ? -1 : 1));
}
