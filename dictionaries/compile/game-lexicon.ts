/** Builds the Polish game lexicon: the open game lists, corrected by the rule document, with lemma and tag for each form. */

import { closedListWords, namedAsBarred } from './closed-lists.ts';
import { barDefectives } from './defective-verbs.ts';
import {
  adverbsOfAdjectives,
  comparedAdverbs,
  deriveNeuterPersons,
  deriveOldVocatives,
  inferGerunds,
  inferImpersonals,
  inferNegations,
  inferPluralGerunds,
  inferSecondGenitives,
  inferVariantGenitives,
  isNegatedPronoun,
  withSuperlatives,
} from './derive.ts';
import { byLook, inferGroups, inferHomonyms, LONGEST_LISTED } from './infer.ts';
import { formsAmong, type LemmaGroup, slotForm } from './lemma-groups.ts';
import { inferPastVariants } from './past-variants.ts';
import type { Progress } from './progress.ts';
import { readTable } from './tsv.ts';
import { WordSet, type Words } from './word-set.ts';

type Listed = (form: string) => boolean;

/** Letters of the lists that no Polish tile has. */
const FOREIGN_LETTERS = /[^aąbcćdeęfghijklłmnńoóprsśtuwyzźż]/u;
/** Three equal letters in a row make a lengthened word (excl.11), unless two words meet there: `nieeemski`. */
const LENGTHENED = /(.)\1\1/u;

export interface GameSources {
  /** Lower-case words of the newest and the previous edition of the game list. */
  newest: WordSet;
  previous: WordSet;
  /** Lower-case words of the spelling lists: two-letter words and forms too long for the game list. */
  spelling: WordSet;
  /** Groups of PoliMorf's lower-case entries. */
  groups: LemmaGroup[];
}

export interface GameLexicon {
  groups: LemmaGroup[];
  /** Words of the lists that the rules bar, with what bars them; they go to the spelling lexicon. */
  barred: Map<string, string>;
  report: Record<string, number>;
}

/** Builds the groups of the game lexicon. The sources' groups are changed. */
export function buildGameLexicon(sources: GameSources, progress: Progress): GameLexicon {
  const barred = new Map<string, string>();
  const listed = listedWords(sources, barred);
  const isListed = (form: string) => listed.has(form);
  const report: Record<string, number> = { listed: listed.size };

  // Forms of listed words in PoliMorf.
  progress.begin('game lexicon: what the dictionary knows');
  let groups = foldNegations(withSuperlatives(sources.groups), listed);
  inferGerunds(groups, isListed);
  inferImpersonals(groups, isListed);
  const defectives = barDefectives(groups);
  const whole = new Map(groups.map((group) => [group, listableForms(group)]));
  restrictToList(groups, listed, sources.spelling, defectives.admitted);
  groups = groups.filter((group) => group.slots.size > 0);
  const ghosts = ghostLemmas(groups, whole, listed);
  groups = groups.filter((group) => !ghosts.has(group));
  report.ghostLemmas = ghosts.size;
  barMissing(defectives.missing, groups, listed, barred);
  inferNegations(groups, isListed);
  inferPluralGerunds(groups, isListed);
  inferVariantGenitives(groups, isListed);
  const open = openWords(groups, listed);
  inferSecondGenitives(groups, isListed, open);
  explain(
    open,
    groups.filter(({ pos }) => pos === 'subst'),
  );

  // Inference for the rest.
  progress.begin('game lexicon: what can be inferred');
  const { inferred, thirdPersonOnly } = inferRest(groups, { open, sources, listed, barred });
  groups.push(...inferred);
  report.inferredLemmas = inferred.length;

  // Forms that rules remove and add.
  progress.begin('game lexicon: what the rules bar and form');
  barCuratedForms(groups, sources, listed, barred);
  groups = groups.filter((group) => group.slots.size > 0);
  const restricted = new Set([...defectives.thirdPersonOnly, ...thirdPersonOnly]);
  report.derivedForms = deriveNeuterPersons(groups, restricted, isListed) + deriveOldVocatives(groups, isListed);
  for (const group of [...closedListWords(groups), ...twoLetterWords(groups)]) {
    groups.push(group);
    for (const key of group.slots.keys()) listed.add(key);
  }

  const rest = stillOpen(openWords(groups, listed), listed);
  report.withoutReading = rest.length;
  report.lemmasLackingForms = lemmasLacking(rest, groups);
  for (const word of rest) {
    groups.push({ lemma: word, pos: '', features: '', slots: new Map([[word, '']]), inferred: true });
  }
  return { groups, barred, report };
}

/** Longest ending that is removed from a word to find its lemma. */
const LONGEST_ENDING = 4;

/**
 * Returns the number of nouns, adjectives and verbs with forms that no paradigm explains, if a word without an analysis begins like their
 * lemma.
 */
function lemmasLacking(words: readonly string[], groups: readonly LemmaGroup[]): number {
  const lemmas = new Set(groups.filter(({ pos }) => /^(?:subst|adj|verb)$/.test(pos)).map(({ lemma }) => lemma));
  const lacking = new Set<string>();
  for (const word of words) {
    for (let cut = 1; cut <= LONGEST_ENDING && word.length - cut > 2; cut++) {
      const stem = word.slice(0, -cut);
      const lemma = ['', 'a', 'o', 'e', 'y', 'i', 'ć'].map((ending) => stem + ending).find((one) => lemmas.has(one));
      if (lemma === undefined) continue;
      lacking.add(lemma);
      break;
    }
  }
  return lacking.size;
}

/** Returns listed words that no group has. */
function openWords(groups: readonly LemmaGroup[], listed: WordSet): WordSet {
  const open = listed.copy();
  explain(open, groups);
  return open;
}

/** Removes from the open words those of the groups. */
function explain(open: WordSet, groups: readonly LemmaGroup[]): void {
  for (const group of groups) for (const key of group.slots.keys()) open.delete(key);
}

/** Returns the open words that have not been barred since, in code point order. */
function stillOpen(open: WordSet, listed: Words): string[] {
  return [...open].filter((word) => listed.has(word)).sort();
}

/**
 * Infers groups for listed words that PoliMorf lacks; `known` groups get missing pasts.
 * @param about `open` are listed words that no known group has; explained ones are removed
 */
function inferRest(
  known: readonly LemmaGroup[],
  about: { open: WordSet; sources: GameSources; listed: WordSet; barred: Map<string, string> },
): { inferred: LemmaGroup[]; thirdPersonOnly: Set<LemmaGroup> } {
  const { open, sources, listed, barred } = about;
  const isListed = (form: string) => listed.has(form);
  const twoLetters = new Set(
    [...sources.spelling].filter((word) => word.length === 2 && VOWEL.test(word) && !FOREIGN_LETTERS.test(word)),
  );
  const mayBe = (form: string) => listed.has(form) || twoLetters.has(form);

  const rest = () => stillOpen(open, listed);
  const inferred: LemmaGroup[] = [];
  const add = (groups: readonly LemmaGroup[]) => {
    inferred.push(...groups);
    explain(open, groups);
  };
  // Negated words come later, when comparatives are known: the newest list has `nielepszy`, which 2.a bars.
  const plain = rest().filter((word) => !word.startsWith('nie'));
  const found = inferGroups(known, plain, mayBe);
  inferNegations(found, isListed);
  add(found);
  const all = () => [...known, ...inferred];
  barNegatedComparatives(all(), sources, listed, barred);
  add(inferGroups(all(), rest(), mayBe));
  settleComparatives(all(), inferred);
  settleNegatedComparatives(known, inferred);
  inferVariantGenitives(inferred, isListed);
  explain(open, inferred);
  add(verbsWithGaps(known, rest(), isListed));
  inferPastVariants(all(), new Set(rest()));
  const verbs = all().filter(({ pos }) => pos === 'verb');
  explain(open, verbs);
  add(adverbsOfAdjectives(rest(), isListed));
  add(comparedAdverbs(all(), rest()));
  barNegatedComparatives(all(), sources, listed, barred);
  const homonyms = inferHomonyms(all(), rest(), isListed);
  dropWithin(inferred, homonyms);
  add(homonyms);
  inferred.push(...defectivesByLook(known, inferred));
  const { missing, thirdPersonOnly } = barDefectives(inferred);
  barMissing(missing, all(), listed, barred);
  return { inferred, thirdPersonOnly };
}

/** Removes inferred nouns without a singular whose forms are all of a noun with one: `hejty`, of *hejt*. */
function dropWithin(inferred: LemmaGroup[], nouns: readonly LemmaGroup[]): void {
  const withForm = new Map<string, LemmaGroup[]>();
  for (const noun of nouns)
    for (const key of noun.slots.keys()) withForm.set(key, [...(withForm.get(key) ?? []), noun]);
  const isWithin = ({ pos, features, lemma, slots }: LemmaGroup): boolean =>
    pos === 'subst' &&
    /^p[23]$/.test(features) &&
    (withForm.get(lemma) ?? []).some((noun) => [...slots.keys()].every((key) => noun.slots.has(key)));
  const left = inferred.filter((group) => !isWithin(group));
  inferred.splice(0, inferred.length, ...left);
}

/** Minimum number of listed forms of a verb whose paradigm has gaps. */
const LEAST_OF_VERB = 10;

/** Returns verbs of which the list lacks too much for a paradigm (`półspać` has no present), with the listed forms. */
function verbsWithGaps(known: readonly LemmaGroup[], words: readonly string[], listed: Listed): LemmaGroup[] {
  const verbByLook = byLook(known, 'verb');
  const verbs: LemmaGroup[] = [];
  for (const word of words) {
    const group = word.endsWith('ć') ? verbByLook(word) : undefined;
    if (!group) continue;
    let seen = 0;
    for (const key of group.slots.keys()) {
      const form = slotForm(key);
      if (form.length > LONGEST_LISTED) continue;
      if (listed(form)) seen++;
      else group.slots.delete(key);
    }
    if (seen >= LEAST_OF_VERB) verbs.push(group);
  }
  return verbs;
}

/** Returns verbs of list 7 that the dictionary lacks (`fartnąć`), conjugated like similar verbs; list 7 is applied later. */
function defectivesByLook(known: readonly LemmaGroup[], inferred: readonly LemmaGroup[]): LemmaGroup[] {
  const verbs = new Set(
    [...known, ...inferred].filter(({ pos }) => /^(?:verb|pred)$/.test(pos)).map(({ lemma }) => lemma),
  );
  const lacking = readTable('lists/pfs-2018-list7.tsv').filter((row) => !verbs.has(row.lemma as string));
  if (lacking.length === 0) return [];
  const verbByLook = byLook(known, 'verb');
  return lacking.map((row) => verbByLook(row.lemma as string)).filter((group) => group !== undefined);
}

/** Endings of comparatives and their positives. */
const COMPARATIVES: readonly (readonly [comparative: string, positive: string])[] = [
  ['niejszy', 'ny'],
  ['ciejszy', 'ty'],
  ['lejszy', 'ły'],
  ['rzejszy', 'ry'],
  ['lszy', 'ły'],
  ['wszy', 'wy'],
  ['ńszy', 'ny'],
  ['szy', 'y'],
];

/**
 * Joins comparatives to their positive. `mowniejszy` and `najmowniejszy` are inferred as adjectives of their own if the dictionary does not
 * compare *mowny*.
 */
function settleComparatives(groups: readonly LemmaGroup[], inferred: readonly LemmaGroup[]): void {
  const adjectives = new Set(groups.filter(({ pos }) => pos === 'adj').map(({ lemma }) => lemma));
  for (const group of inferred) {
    if (group.pos !== 'adj' || !group.lemma.endsWith('szy')) continue;
    const superlative = group.lemma.startsWith('naj');
    const compared = superlative ? group.lemma.slice(PREFIX_LENGTH) : group.lemma;
    const found = COMPARATIVES.find(
      ([ending, positive]) => compared.endsWith(ending) && adjectives.has(compared.slice(0, -ending.length) + positive),
    );
    if (!found) continue;
    const [ending, positive] = found;
    group.lemma = compared.slice(0, -ending.length) + positive;
    const degree = superlative ? ':sup' : ':com';
    for (const [key, tags] of group.slots) group.slots.set(key, tags.replace(/:pos\b/g, degree));
  }
}

/**
 * Joins negated comparatives to the negated adjective, if the rest is a comparative. `nieuczciwszy` is inferred as an adjective of its own.
 */
function settleNegatedComparatives(known: readonly LemmaGroup[], inferred: readonly LemmaGroup[]): void {
  const positiveOf = new Map<string, string>();
  for (const group of known) {
    for (const [key, tags] of group.slots) {
      if (/adj:sg:nom\.voc:m1[^+]*:com/.test(tags)) positiveOf.set(slotForm(key), group.lemma);
    }
  }
  for (const group of inferred) {
    if (group.pos !== 'adj' || !group.lemma.startsWith('nie')) continue;
    const positive = positiveOf.get(group.lemma.slice(PREFIX_LENGTH));
    if (!positive) continue;
    group.lemma = `nie${positive}`;
    for (const [key, tags] of group.slots) group.slots.set(key, tags.replace(/:pos\b/g, ':com'));
  }
}

/** Removes from the list the forms that a defective verb lacks, except those of another lemma (`iście`, `zadniej`). */
function barMissing(
  missing: ReadonlySet<string>,
  groups: readonly LemmaGroup[],
  listed: WordSet,
  barred: Map<string, string>,
): void {
  const elsewhere = formsAmong(missing, groups);
  for (const word of missing) {
    if (elsewhere.has(word) || !listed.delete(word)) continue;
    barred.set(word, 'defective');
  }
}

/** Returns the words of both editions without those that letters, lengthening or the document bar. */
function listedWords(sources: GameSources, barred: Map<string, string>): WordSet {
  const listed = new WordSet(sources.newest.vocabulary);
  const named = namedAsBarred();
  for (const words of [sources.newest, sources.previous]) {
    for (const word of words) {
      if (FOREIGN_LETTERS.test(word)) barred.set(word, 'letters');
      else if (LENGTHENED.test(word) && !word.startsWith('nieee')) barred.set(word, 'letter-repetition');
      else if (named.has(word)) barred.set(word, named.get(word) as string);
      else listed.add(word);
    }
  }
  return listed;
}

/**
 * Removes PoliMorf's negated adjectives and adverbs if the plain word has the same forms: `inferNegations` adds them as forms of the plain
 * word.
 */
function foldNegations(groups: readonly LemmaGroup[], listed: Words): LemmaGroup[] {
  const plain = new Map<string, LemmaGroup>();
  for (const group of groups) {
    if (group.pos === 'adj' || group.pos === 'adv') plain.set(`${group.lemma}|${group.pos}`, group);
  }
  return groups.filter((group) => {
    if (!group.lemma.startsWith('nie') || isNegatedPronoun(group.lemma)) return true;
    const base = plain.get(`${group.lemma.slice(PREFIX_LENGTH)}|${group.pos}`);
    if (!base) return true;
    for (const [key, tags] of group.slots) {
      const form = slotForm(key);
      if (form.length <= LONGEST_LISTED && !listed.has(form)) continue;
      const positive = tags.split('+').every((tag) => !/:(?:com|sup)\b/.test(tag));
      if (!positive || !key.startsWith('nie') || !base.slots.has(key.slice(PREFIX_LENGTH))) return true;
    }
    return false;
  });
}

const PREFIX_LENGTH = 3;

/** Retains slots with listed forms, and longer forms that the spelling list or the paradigm has. */
function restrictToList(
  groups: readonly LemmaGroup[],
  listed: WordSet,
  spelling: Words,
  admitted: ReadonlyMap<LemmaGroup, string>,
): void {
  for (const group of groups) {
    const twoLetterWord = group.pos !== 'brev' && isTwoLetterWord(group, listed, spelling);
    let seen = false;
    for (const [key, tags] of group.slots) {
      const form = slotForm(key);
      // First parts of compounds (`adja`) are no words; listed ones are adverbs and found as such.
      if (FOREIGN_LETTERS.test(form) || group.pos === 'brev' || tags === 'adja') group.slots.delete(key);
      else if (form.length <= LONGEST_LISTED) {
        if (listed.has(form)) seen = true;
        else if (admitted.has(group)) {
          const rule = admitted.get(group);
          group.slots.set(
            key,
            tags
              .split('+')
              .map((tag) => `=${rule}=${tag}`)
              .join('+'),
          );
        } else if (form.length === 2 && twoLetterWord) seen = true;
        else group.slots.delete(key);
      }
    }
    if (!seen && !admitted.has(group)) {
      const whole = spelling.has(group.lemma) && group.lemma.length > LONGEST_LISTED;
      if (!whole) group.slots.clear();
    }
  }
}

/** Returns the number of forms of up to 15 letters, which a list could have. */
function listableForms(group: LemmaGroup): number {
  let count = 0;
  for (const key of group.slots.keys()) if (slotForm(key).length <= LONGEST_LISTED) count++;
  return count;
}

/** Minimum share of listed forms of a lemma; below it the forms are chance, if other lemmas explain them. */
const GHOST_SHARE = 0.5;
/** Parts of speech with enough forms for that test; comparatives are known to dictionaries only. */
const MAY_BE_GHOSTS: ReadonlySet<string> = new Set(['adj', 'subst', 'verb']);

/**
 * Returns lemmas that the list lacks, although it has some of their forms as forms of other lemmas: the adjective *solisty* beside the noun
 * *solista*, the noun *mogel* beside *mogła*. Readers do not recognise such lemmas in these words. A listed verb stays, regardless of how
 * many forms it lacks.
 * @param whole number of listable forms of each group in the dictionary
 */
function ghostLemmas(
  groups: readonly LemmaGroup[],
  whole: ReadonlyMap<LemmaGroup, number>,
  listed: Words,
): Set<LemmaGroup> {
  const suspects = groups.filter(
    (group) =>
      MAY_BE_GHOSTS.has(group.pos) &&
      listableForms(group) < (whole.get(group) ?? 0) * GHOST_SHARE &&
      !(group.pos === 'verb' && listed.has(group.lemma)),
  );
  const suspected = new Set(suspects);
  const forms = new Set(suspects.flatMap((group) => [...group.slots.keys()].map(slotForm)));
  const explained = formsAmong(
    forms,
    groups.filter((group) => !suspected.has(group)),
  );
  return new Set(suspects.filter((group) => [...group.slots.keys()].every((key) => explained.has(slotForm(key)))));
}

const VOWEL = /[aąeęioóuy]/u;
/** Parts of speech whose two-letter words need no longer form. */
const FUNCTION_WORDS = new Set([
  'prep',
  'conj',
  'comp',
  'qub',
  'interj',
  'pred',
  'siebie',
  'ppron12',
  'ppron3',
  'num',
  'adv',
]);

/**
 * Returns true for a two-letter word that is added, since the game lists have none: a form of a lemma whose longer forms are listed, a
 * function word, or an indeclinable lower-case noun with a vowel (the name of a letter or note).
 */
function isTwoLetterWord(group: LemmaGroup, listed: Words, spelling: Words): boolean {
  // Few groups have one, so nothing is allocated for the others.
  const short: string[] = [];
  for (const key of group.slots.keys()) if (key.length <= 2 && slotForm(key).length === 2) short.push(slotForm(key));
  if (short.length === 0 || !short.every((form) => spelling.has(form) || listed.has(form))) return false;
  const longer = [...group.slots.keys()].map(slotForm).filter((form) => form.length > 2);
  if (longer.length > 0) return longer.filter((form) => listed.has(form)).length >= longer.length / 2;
  if (FUNCTION_WORDS.has(group.pos)) return short.every((form) => VOWEL.test(form));
  return group.pos === 'subst' && short.every((form) => VOWEL.test(form));
}

/** Returns two-letter words of the curated table that no group has. */
function twoLetterWords(groups: readonly LemmaGroup[]): LemmaGroup[] {
  const rows = readTable('curated/two-letter.tsv');
  const explained = formsAmong(new Set(rows.map((row) => row.word as string)), groups);
  return rows
    .filter((row) => !explained.has(row.word as string))
    .map((row) => ({
      lemma: row.lemma as string,
      pos: (row.tag as string).split(':')[0] as string,
      features: '',
      slots: new Map([[row.word as string, row.tag as string]]),
      inferred: true,
    }));
}

/** Tags before which nie- may stand (2.a). An adverb without a known degree (`najpewniej`) is no evidence. */
const NEGATABLE = /^~?(?:adj:.*:pos|adv:pos|ger|ppas|pact)\b/;

/** Endings of comparatives. */
const COMPARATIVE_FORM = /(?:ej|sz(?:y|a|e|ą|ych|ym|ymi|ego|emu)|si)$/;

/**
 * Removes words of the newest list alone with nie- before a comparative or superlative, unless the rest has another reading that nie- may
 * precede (2.a).
 */
function barNegatedComparatives(
  groups: readonly LemmaGroup[],
  sources: GameSources,
  listed: WordSet,
  barred: Map<string, string>,
): void {
  const negated: string[] = [];
  for (const word of sources.newest) {
    if (word.startsWith('nie') && !sources.previous.has(word) && listed.has(word)) negated.push(word);
  }
  const rests = new Set(negated.map((word) => word.slice(PREFIX_LENGTH)));
  for (const rest of [...rests]) if (rest.startsWith('naj')) rests.add(rest.slice(PREFIX_LENGTH));
  const compared = new Set<string>();
  const negatable = new Set<string>();
  for (const group of groups) {
    for (const [key, tags] of group.slots) {
      const form = slotForm(key);
      if (!rests.has(form)) continue;
      for (const tag of tags.split('+')) {
        if (/:(?:com|sup)$/.test(tag)) compared.add(form);
        else if (!group.inferred && NEGATABLE.test(tag)) negatable.add(form);
      }
    }
  }
  // The lists compare more than the dictionary: if they have the superlative, the rest is a comparative (`infantylniej`, to the dictionary
  // only an imperative).
  const isComparative = (form: string) =>
    compared.has(form) || (COMPARATIVE_FORM.test(form) && listed.has(form) && listed.has(`naj${form}`));
  const gone = new Set<string>();
  for (const word of negated) {
    const rest = word.slice(PREFIX_LENGTH);
    if (negatable.has(rest)) continue;
    if (isComparative(rest) || (rest.startsWith('naj') && isComparative(rest.slice(PREFIX_LENGTH)))) gone.add(word);
  }
  for (const word of gone) {
    listed.delete(word);
    barred.set(word, 'nie-closed');
  }
  if (gone.size === 0) return;
  for (const group of groups) {
    for (const key of group.slots.keys()) if (gone.has(slotForm(key))) group.slots.delete(key);
  }
}

/**
 * Removes listed words that the rule document bars, by curated tables of exact forms, since the lemma itself may be legal (`fiat`). Words
 * of the newest edition are removed only by rows about that edition.
 */
function barCuratedForms(
  groups: readonly LemmaGroup[],
  sources: GameSources,
  listed: WordSet,
  barred: Map<string, string>,
): void {
  const bar = (table: string, mayBar: (form: string) => boolean) => {
    for (const row of readTable(table)) {
      for (const form of (row.forms as string).split(' ')) {
        if (!form || !mayBar(form)) continue;
        listed.delete(form);
        barred.set(form, (row.rule as string).replace('pfs-2018/', ''));
      }
    }
  };
  bar('curated/only-2023-barred.tsv', (form) => !sources.newest.has(form));
  bar('curated/game-barred.tsv', () => true);
  for (const group of groups) {
    const keys = [...group.slots.keys()];
    const gone = keys.filter((key) => barred.has(slotForm(key)) && !listed.has(slotForm(key)));
    // A barred lemma loses its other forms, too; listed ones keep the readings of other lemmas.
    if (gone.length > keys.length / 2) group.slots.clear();
    else for (const key of gone) group.slots.delete(key);
  }
}
