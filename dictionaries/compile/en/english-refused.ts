/** Builds the English spelling lexicon, which explains refusals. Keys are in lower case, without accents. */

import { signsOf } from '../../../src/core/rulesets/school-en/query.ts';
import { besideWord } from '../beside-word.ts';
import type { PackedGroup } from '../pack/lexicon-writer.ts';
import { groupsOf, single } from './english-groups.ts';
import { inferByForms } from './infer-lexemes.ts';
import { LexemeCollector } from './lexemes.ts';
import { COMMON, LARGEST_VALID, type ScowlSizes } from './scowl.ts';
import { fold, SpelledWords } from './spelled-words.ts';
import type { WordNet } from './wordnet.ts';

/** Sources of a word in the order of their bits: SCOWL up to the valid sizes, its largest size, its rare variants. */
export const REFUSED_SOURCES = [`SCOWL ${LARGEST_VALID}`, 'SCOWL 95', 'SCOWL variant 3'] as const;
const VALID = 1;
const LARGEST = 2;
const SELDOM = 4;

export interface RefusedSources {
  scowl: ReadonlyMap<string, ScowlSizes>;
  wordNet: WordNet;
  /** Words that are playable although SCOWL files them under abbreviations or seldom used variants, or not at all. */
  admitted: ReadonlySet<string>;
  /** Words that SCOWL has in lower case, too, and dictionaries with a capital only. */
  names: ReadonlySet<string>;
  /** Names of brands, as spelled. */
  brands: readonly string[];
  /** Expansions of the abbreviations in the curated table, by their spelling. */
  abbreviations: ReadonlyMap<string, string>;
  /** Prefixes, suffixes and combining forms, with their hyphen: `un-`, `-ness`. */
  affixes: readonly string[];
  /** Keys of words that dictionaries print with a hyphen or as two words: `tshirt` → `t-shirt`. */
  apart: ReadonlyMap<string, string>;
}

/** Length of the doubtful words that are included: a full rack. All 174,000 would take three times the room of everything else. */
const DOUBTFUL_LETTERS = 7;

/** Maximum length of included words that WordNet has with a hyphen; longer ones are in the curated table. */
const HYPHENED_LETTERS = 8;
/** Size of SCOWL with everyday words, of which such words are made. */
const EVERYDAY = 50;
const HYPHENED = /^\p{L}+(?:-\p{L}+)+$/u;

const POSSESSIVE = /[’']s$/;
const CAPITAL = /^\p{Lu}/u;
/** The school ruleset's rule for affixes. */
const AFFIX_RULE = 'school-en/affix';
/** Its rule for words with a sign that no tile has. */
const APART_RULE = 'school-en/no-tile';

type Kind = 'name' | 'abbreviation' | 'numeral' | 'word';

function kindOf(word: string, sizes: ScowlSizes): Kind {
  if (sizes.upper !== undefined || sizes['proper-names'] !== undefined) return 'name';
  if (sizes.abbreviations !== undefined) return 'abbreviation';
  if (sizes['roman-numerals'] !== undefined) return 'numeral';
  return sizes.words !== undefined && CAPITAL.test(word) ? 'name' : 'word';
}

/** Returns bits of REFUSED_SOURCES; 0 for hackers' jargon. */
function attestation({ 'variant-3': seldom, hacker: _, ...regular }: ScowlSizes): number {
  const smallest = Math.min(...Object.values(regular));
  if (smallest <= LARGEST_VALID) return VALID;
  return (smallest < Infinity ? LARGEST : 0) | (seldom === undefined ? 0 : SELDOM);
}

/** Returns the groups of everything that is not playable, and of names beside a playable word. */
export function refusedGroups(sources: RefusedSources, game: SpelledWords): PackedGroup[] {
  const { scowl, wordNet, admitted } = sources;
  // The ruleset's closed list may refuse a word of two letters that is otherwise playable.
  const isPlayed = (folded: string) => game.has(folded) && (folded.length > 2 || admitted.has(folded));
  const found: Record<Kind, SpelledWords> = {
    name: new SpelledWords(),
    abbreviation: new SpelledWords(),
    numeral: new SpelledWords(),
    word: new SpelledWords(),
  };
  const abbreviated = new Set([...sources.abbreviations.keys()].map(fold));
  const isKnown = (folded: string): boolean =>
    game.has(folded) || abbreviated.has(folded) || Object.values(found).some((words) => words.has(folded));
  for (const [word, sizes] of scowl) {
    const attested = attestation(sizes);
    if (
      attested === 0 ||
      sources.names.has(word) ||
      sources.apart.has(word) ||
      (POSSESSIVE.test(word) && sizes.contractions === undefined)
    )
      continue;
    const folded = fold(word);
    const kind = kindOf(word, sizes);
    // The largest list of abbreviations has names in capitals: *JESUS*.
    if (kind === 'abbreviation' && attested !== VALID && isName(word, scowl)) continue;
    // Beside a playable word, only a name of most dictionaries is included: *Polish*.
    if (isPlayed(folded) && (kind !== 'name' || (sizes.upper ?? Infinity) > COMMON)) continue;
    if (kind === 'name' && (attested !== VALID || isAlsoShort(word, sources))) continue;
    if (kind === 'word' && (game.has(folded) || (attested === LARGEST && folded.length > DOUBTFUL_LETTERS))) continue;
    found[kind].add(word, Math.min(...Object.values(sizes)), attested);
  }
  for (const word of sources.names) if (!found.name.has(fold(word))) found.name.add(capitalised(word), Infinity, 0);
  for (const brand of sources.brands) if (!isKnown(fold(brand))) found.name.add(brand, Infinity, 0);
  const groups = nameGroups(wordNet, found.name);
  for (const [word, { spelling, attested }] of found.word) {
    // The largest list also has names and abbreviations in lower case.
    if (attested === LARGEST && (found.name.has(word) || found.abbreviation.has(word))) continue;
    groups.push(single(word, spelling, { attested }));
  }
  for (const [word] of found.numeral) {
    groups.push({ ...single(word, word.toUpperCase(), { attested: VALID }), slots: new Map([[word, 'num']]) });
  }
  return groups.concat(
    abbreviationGroups(sources, found.abbreviation, { game, isPlayed }),
    affixGroups(sources),
    apartGroups(sources, game),
  );
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns true when a name in capitals is an abbreviation with a known expansion: *IBM*, but not *Jan*. */
const isAlsoShort = (word: string, { abbreviations }: RefusedSources): boolean =>
  word === word.toUpperCase() && abbreviations.has(word);

/** Returns true when lists up to the valid sizes have the word as a name. */
function isName(word: string, scowl: ReadonlyMap<string, ScowlSizes>): boolean {
  const { upper = Infinity, 'proper-names': named = Infinity } = scowl.get(capitalised(word.toLowerCase())) ?? {};
  return Math.min(upper, named) <= LARGEST_VALID;
}

/** Returns words printed with a hyphen or apart, by key: those of the curated table, and short ones and adverbs of WordNet. */
function apartGroups({ apart, wordNet, scowl }: RefusedSources, game: SpelledWords): PackedGroup[] {
  const isEveryday = (part: string) =>
    part.length === 1 || Math.min(...Object.values(scowl.get(part.toLowerCase()) ?? {})) <= EVERYDAY;
  const found = new Map(apart);
  for (const spelling of wordNet.lemmas.keys()) {
    if (!HYPHENED.test(spelling)) continue;
    const word = fold(spelling.replaceAll('-', ''));
    if (word.length > HYPHENED_LETTERS || game.has(word) || found.has(word)) continue;
    if (spelling.split('-').every(isEveryday)) found.set(word, spelling);
  }
  for (const spelling of wordNet.adverbsOfTwo) {
    const word = fold(spelling.replace(' ', ''));
    if (!game.has(word) && !found.has(word) && spelling.split(' ').every(isEveryday)) found.set(word, spelling);
  }
  return [...found].map(([word, spelling]) =>
    single(word, word, { mark: 'curated', source: `${APART_RULE}|${signsOf(spelling)}` }),
  );
}

/** Returns names and other words with a capital, with plurals if both are listed (*Americans*). */
function nameGroups({ lemmas }: WordNet, names: SpelledWords): PackedGroup[] {
  const found = new LexemeCollector(names.keys());
  for (const [word, parts] of lemmas) {
    const lemma = fold(word);
    if (!CAPITAL.test(word) || names.get(lemma)?.spelling !== word) continue;
    for (const pos of parts) found.add(lemma, pos, false);
  }
  for (const name of [...found.listed].sort()) inferByForms(name, found, () => false);
  return groupsOf(found, names);
}

function abbreviationGroups(
  { abbreviations, wordNet }: RefusedSources,
  listed: SpelledWords,
  { game, isPlayed }: { game: SpelledWords; isPlayed: (folded: string) => boolean },
): PackedGroup[] {
  const groups: PackedGroup[] = [];
  const seen = new Set<string>();
  for (const [spelling, source] of abbreviations) {
    const word = fold(spelling);
    // A lower-case spelling is the playable word unless a point follows: *fig.*. *AIDS* is typed in capitals.
    if (game.has(word) && spelling === spelling.toLowerCase()) {
      groups.push(besideWord(`${spelling}.`, `${word}.`, source));
      if (isPlayed(word)) continue;
    }
    seen.add(word);
    groups.push(single(word, spelling, { mark: 'abbreviation', source, attested: listed.get(word)?.attested ?? 0 }));
  }
  for (const [word, { spelling, attested }] of listed) {
    if (seen.has(word)) continue;
    const source = wordNet.initialisms.get(spelling);
    groups.push(
      single(word, spelling, { mark: 'abbreviation', attested, ...(source === undefined ? {} : { source }) }),
    );
  }
  return groups;
}

/** Returns affixes without their hyphen; a playable word (*anti*, *ism*) may be typed with the hyphen. */
function affixGroups({ affixes }: RefusedSources): PackedGroup[] {
  const byLetters = new Map<string, string[]>();
  for (const affix of affixes) {
    const letters = affix.replaceAll('-', '');
    byLetters.set(letters, [...(byLetters.get(letters) ?? []), affix]);
  }
  return [...byLetters].map(([letters, forms]) =>
    single(letters, letters, { mark: 'curated', source: `${AFFIX_RULE}|${forms.join(', ')}` }),
  );
}
