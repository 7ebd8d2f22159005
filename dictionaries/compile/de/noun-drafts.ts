/**
 * Finds lemmas and classes of the core list's capitalised words: by the dictionary, by the head of a compound, by a suffix, and last by the
 * listed forms.
 */
import { endsInVowel, type NounClass, parseNounClass } from '../../../src/core/morphology/de/noun.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { COMPLETE_UP_TO, isInfinitiveForm, type NounCore } from './noun-core.ts';
import {
  isInfinitive,
  isNominalisedAdjective,
  type NounDictionary,
  type NounParadigm,
  readNoun,
} from './noun-dictionary.ts';
import {
  fitClass,
  GENERIC_CLASSES,
  isPlausible,
  predictedForms,
  settleClass,
  settleSuffixClass,
  withoutUnshownGenitive,
} from './noun-fit.ts';
import { isFurtherClass } from './noun-further.ts';
import { HeadIndex } from './noun-heads.ts';
import { suffixClasses } from './noun-suffixes.ts';

/** Where a class comes from. */
export type ClassOrigin = 'dictionary' | 'head' | 'suffix' | 'forms' | 'none';

/** A lemma with its class, before its traits are known. */
export interface NounDraft {
  /** As spelled. */
  lemma: string;
  laid: string;
  nounClass: NounClass;
  /** The class before removing what the core list lacks. */
  whole?: NounClass;
  origin: ClassOrigin;
  /** Last member of a compound, with the part before it. */
  head?: NounDraft;
  first?: string;
  /** The core list has the lemma or a form of it. */
  inCore: boolean;
  /** The rule that bars the word as a form of another noun. */
  barredBy?: string;
}

/** A class that no source has for the lemma. */
export interface CuratedClass {
  lemma: string;
  nounClass: NounClass;
  /** True when it replaces the dictionary's class. */
  replaces: boolean;
}

export interface NounDrafts {
  drafts: NounDraft[];
  /** Dictionary lemmas that the core list lacks. */
  missing: NounDraft[];
  /** Keys of all lemmas of the dictionary. */
  dictionary: ReadonlySet<string>;
  /** Those that are nominalised adjectives and participles. */
  nominalised: ReadonlySet<string>;
  heads: HeadIndex<NounDraft>;
  /** Keys of capitalised words that no draft explains. */
  leftovers: string[];
}

/** Abgeordnete, Abgeordneter. */
export const ADJECTIVAL = parseNounClass('m.f adj adj');
const BARE = parseNounClass('. none .');
const WEAK = parseNounClass('m en en');
/** Bonus of a class from the dictionary or the head, which is right more often than counts of forms show. */
const HEAD_BONUS = 0.9;

class Collector {
  readonly drafts: NounDraft[] = [];
  readonly missing: NounDraft[] = [];
  readonly dictionary = new Set<string>();
  readonly nominalised = new Set<string>();
  readonly explained = new Set<string>();
  readonly heads: HeadIndex<NounDraft>;
  /** Classes of lemmas that a dictionary or the curated table has. */
  readonly known = new Map<string, NounClass[]>();
  readonly #core: NounCore;

  constructor(core: NounCore) {
    this.#core = core;
    this.heads = new HeadIndex(core);
  }

  add(draft: NounDraft, asHead = true): void {
    this.drafts.push(draft);
    if (asHead) this.heads.add(draft.lemma, draft);
    if (draft.origin === 'dictionary') {
      const classes = this.known.get(draft.laid);
      if (classes) classes.push(draft.nounClass);
      else this.known.set(draft.laid, [draft.nounClass]);
    }
    this.explained.add(draft.laid);
    for (const form of predictedForms(draft.lemma, draft.nounClass)) this.explained.add(form);
    // Wherever the list has it, the dative -e is a form of this noun.
    if (draft.nounClass.genitive.some((ending) => ending === 'es')) this.explained.add(`${draft.laid}e`);
    if (draft.nounClass.genitive.includes('ses')) this.explained.add(`${draft.laid}se`);
  }

  /** Returns unexplained words of the list, short ones first, as keys and as spelled. */
  open(): [laid: string, spelling: string][] {
    return [...this.#core.nouns]
      .filter(([laid]) => !this.explained.has(laid))
      .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  }
}

/** Returns lemmas for all capitalised words of the list. */
export function draftNouns(core: NounCore, dictionary: NounDictionary, curated: readonly CuratedClass[]): NounDrafts {
  const collector = new Collector(core);
  for (const { lemma, nounClass } of curated) {
    const laid = toGermanTiles(lemma);
    const known = core.nouns.has(laid);
    // Bau: compounds lack the plural of the single sense.
    if (known) collector.add({ lemma, laid, nounClass, origin: 'dictionary', inCore: true }, !endsInVowel(laid));
  }
  const replaced = new Set(curated.filter(({ replaces }) => replaces).map(({ lemma }) => toGermanTiles(lemma)));
  fromDictionary(core, dictionary, replaced, collector);
  findHeads(core, collector);
  fromForms(core, collector, true, replaced);
  fromHeadsAndSuffixes(core, collector, true);
  fromHeadForms(core, collector);
  fromForms(core, collector, false, replaced);
  fromHeadsAndSuffixes(core, collector, false);
  const leftovers: string[] = [];
  const weak = weakNouns(collector.drafts);
  for (const [laid, lemma] of collector.open()) {
    if (isInfinitiveForm(laid, core) || isDeclinedAdjective(laid, core)) continue;
    leftovers.push(laid);
    if (weak.has(`${laid}e`)) collector.add({ lemma, laid, nounClass: WEAK, origin: 'forms', inCore: true });
    else {
      const barredBy = [/s$/, /es$/].some((ending) => ending.test(laid) && weak.has(laid.replace(ending, '')))
        ? { barredBy: 'II.3.1' }
        : {};
      collector.add({ lemma, laid, nounClass: BARE, origin: 'none', inCore: true, ...barredBy });
    }
  }
  const { missing, dictionary: lemmas, nominalised, heads } = collector;
  const drafts = withPluralsInA(withPluralsInE(collector.drafts, core), core);
  return { drafts, missing, dictionary: lemmas, nominalised, heads, leftovers };
}

/** Returns true for Angestellte, and for Beamte, whose key is its strong form: the list has the masculine with the adjective's endings. */
function isNominalisedPerson(key: string, { G, NOM, GEN }: NounParadigm, { nouns }: NounCore): boolean {
  if (G !== 'M' || !key.endsWith('te') || GEN?.SIN !== `${key}n`) return false;
  return NOM?.SIN === `${key}r` || (nouns.has(toGermanTiles(`${key}r`)) && nouns.has(toGermanTiles(`${key}m`)));
}

/** Returns true for a strong noun without a plural; its dative in -e is no evidence of one. */
function isStrongWithoutPlural({ nounClass, laid }: NounDraft, { nouns }: NounCore): boolean {
  const { gender, genitive, plural } = nounClass;
  return !gender.includes('f') && plural.length === 0 && genitive.includes('s') && nouns.has(`${laid}s`);
}

/**
 * Removes nouns in -e that only their forms suggest, and gives the noun without -e a plural in -e: Östrogene and Östrogenen are the plural
 * of Östrogen. A nominalised adjective (Arabische) is no such plural.
 */
function withPluralsInE(drafts: readonly NounDraft[], core: NounCore): NounDraft[] {
  const singulars = new Map(drafts.filter((one) => isStrongWithoutPlural(one, core)).map((one) => [one.laid, one]));
  const plurals = new Set<NounDraft>();
  for (const draft of drafts) {
    const { laid, nounClass, origin } = draft;
    const isGuess = origin === 'suffix' || origin === 'forms' || origin === 'head';
    if (!isGuess || !laid.endsWith('e') || nounClass.gender !== 'f' || nounClass.plural.join() !== 'n') continue;
    const singular = singulars.get(laid.slice(0, -1));
    if (!singular || core.others.has(singular.laid) || singular.laid.endsWith('isch')) continue;
    plurals.add(draft);
    Object.assign(singular, { nounClass: { ...singular.nounClass, plural: ['e'] } });
  }
  return drafts.filter((draft) => !plurals.has(draft));
}

/** Returns the keys of masculine nouns that are only weak: Hirte, of which Hirt is a short form and Hirtes no genitive. */
function weakNouns(drafts: readonly NounDraft[]): ReadonlySet<string> {
  const isWeak = ({ nounClass: { gender, genitive } }: NounDraft): boolean =>
    gender === 'm' && genitive.every((ending) => ending === 'n' || ending === 'en');
  const others = new Set(drafts.filter((one) => !isWeak(one)).map(({ laid }) => laid));
  return new Set(drafts.filter((one) => isWeak(one) && !others.has(one.laid)).map(({ laid }) => laid));
}

/** Endings of learned singulars whose plural is in -a. */
const SINGULARS_OF_A = ['um', 'on'];

/**
 * Removes guessed nouns in -a of which the core list has no other form, and gives the neuter in -um or -on the plural in -a: Neutra is the
 * plural of Neutrum.
 */
function withPluralsInA(drafts: readonly NounDraft[], core: NounCore): NounDraft[] {
  const neuters = new Map(drafts.filter(({ nounClass }) => nounClass.gender === 'n').map((one) => [one.laid, one]));
  return drafts.filter(({ lemma, laid, nounClass, origin }) => {
    if (origin === 'dictionary' || !laid.endsWith('a')) return true;
    const stem = laid.slice(0, -1);
    // Neutren is a plural of Neutrum, too.
    const own = predictedForms(lemma, nounClass).filter((form) => form !== laid && form !== `${stem}en`);
    if (own.some((form) => core.nouns.has(form))) return true;
    const ending = SINGULARS_OF_A.find((one) => neuters.has(stem + one));
    const singular = ending === undefined ? undefined : neuters.get(stem + ending);
    if (!singular) return true;
    const plural = [...new Set([...singular.nounClass.plural, `-${ending}+a`])];
    Object.assign(singular, { nounClass: { ...singular.nounClass, plural } });
    return false;
  });
}

/** Returns true for a capitalised adjective form that the list also has in lower case. */
function isDeclinedAdjective(laid: string, { others }: NounCore): boolean {
  return /e[nmrs]?$/.test(laid) && others.has(laid);
}

function inflectAlike(a: NounClass, b: NounClass): boolean {
  return a.gender === b.gender && (a.plural.length === 0 || a.plural.some((code) => b.plural.includes(code)));
}

/** Finds the last member of the dictionary's compounds, which decides on their dative -e (II.3.3). */
function findHeads(core: NounCore, collector: Collector): void {
  for (const draft of collector.drafts) {
    const split = collector.heads.splits(draft.laid, 1)[0];
    // Gestank is not a compound of Tank.
    if (split && split.first.length > 2 && inflectAlike(draft.nounClass, split.head.nounClass))
      Object.assign(draft, { head: split.head, first: split.first });
    else Object.assign(draft, { nounClass: withoutUnshownGenitive(draft.lemma, draft.nounClass, core) });
  }
}

function fromDictionary(
  core: NounCore,
  dictionary: NounDictionary,
  replaced: ReadonlySet<string>,
  collector: Collector,
): void {
  const seen = new Set(replaced);
  for (const [key, paradigm] of Object.entries(dictionary)) {
    if (isNominalisedAdjective(key, paradigm) || isNominalisedPerson(key, paradigm, core)) {
      const laid = toGermanTiles(key);
      if (seen.has(laid)) continue;
      collector.nominalised.add(laid);
      if (core.nouns.has(laid) && core.nouns.has(`${laid}r`))
        collector.add({ lemma: key, laid, nounClass: ADJECTIVAL, origin: 'dictionary', inCore: true });
      continue;
    }
    if (isInfinitive(key, paradigm) && !core.nouns.has(toGermanTiles(key))) continue;
    if (isInfinitive(key, paradigm) && core.others.has(toGermanTiles(key))) continue;
    const noun = readNoun(key, paradigm);
    if (!noun) continue;
    const laid = toGermanTiles(noun.lemma);
    collector.dictionary.add(laid);
    if (seen.has(laid)) continue;
    seen.add(laid);
    const spelling = core.nouns.get(laid);
    const draft: NounDraft = {
      lemma: spelling && spelling.length === noun.lemma.length ? spelling : noun.lemma,
      laid,
      nounClass: noun.nounClass,
      origin: 'dictionary',
      inCore: spelling !== undefined,
    };
    if (!draft.inCore) collector.missing.push(draft);
    else
      collector.add({ ...draft, nounClass: settleClass(draft.lemma, draft.nounClass, core), whole: draft.nounClass });
  }
}

/** Returns the class of a lemma by its head, or else its suffix; undefined if neither is known. */
function placeByEnd(
  lemma: string,
  laid: string,
  core: NounCore,
  heads: HeadIndex<NounDraft>,
): Pick<NounDraft, 'nounClass' | 'origin' | 'head' | 'first'> | undefined {
  let best: (Pick<NounDraft, 'nounClass' | 'origin' | 'head' | 'first'> & { value: number }) | undefined;
  let bonus = HEAD_BONUS;
  for (const { head, first } of heads.splits(laid)) {
    const value = fitClass(lemma, head.nounClass, core).value + bonus;
    bonus -= 0.2;
    if (!best || value > best.value) best = { nounClass: head.nounClass, origin: 'head', head, first, value };
  }
  let prior = 0.2;
  for (const nounClass of suffixClasses(laid)) {
    const value = fitClass(lemma, nounClass, core).value + prior;
    prior -= 0.1;
    if (!best || value > best.value) best = { nounClass, origin: 'suffix', value };
  }
  return best;
}

/** Adds drafts by head and suffix. `certain`: only if the list has another form of the class, or the class no other form. */
function fromHeadsAndSuffixes(core: NounCore, collector: Collector, certain: boolean): void {
  const { heads, explained } = collector;
  for (const [laid, lemma] of collector.open()) {
    if (explained.has(laid) || isInfinitiveForm(laid, core)) continue;
    const place = placeByEnd(lemma, laid, core, heads) ?? (certain ? placeByForms(lemma, core) : undefined);
    if (!place) continue;
    const { present, absent } = fitClass(lemma, place.nounClass, core);
    if (certain && present === 0 && absent > 0) continue;
    const settle = place.origin === 'suffix' ? settleSuffixClass : settleClass;
    const settled = settle(lemma, place.nounClass, core);
    collector.add({ lemma, laid, ...place, nounClass: settled, whole: place.nounClass, inCore: true });
  }
}

/** Returns a generic class whose forms are all listed, at least three, or two with umlaut. */
function placeByForms(lemma: string, core: NounCore): Pick<NounDraft, 'nounClass' | 'origin'> | undefined {
  let best: { nounClass: NounClass; origin: ClassOrigin; value: number } | undefined;
  for (const nounClass of GENERIC_CLASSES) {
    if (!isPlausible(lemma.toLowerCase(), nounClass)) continue;
    const { present, absent, value } = fitClass(lemma, nounClass, core);
    const enough = nounClass.plural.some((code) => code.startsWith('^')) ? 2 : 3;
    if (present >= enough && absent === 0 && (!best || value > best.value))
      best = { nounClass, origin: 'forms', value };
  }
  return best;
}

/** Adds lemmas of inflected compounds that the list lacks: Themen of …thema. */
function fromHeadForms(core: NounCore, collector: Collector): void {
  const forms = new Map<string, Set<NounDraft>>();
  for (const draft of collector.drafts)
    for (const form of predictedForms(draft.lemma, draft.nounClass)) {
      if (form.length < 4) continue;
      const known = forms.get(form);
      if (known) known.add(draft);
      else forms.set(form, new Set([draft]));
    }
  const productivity = new Map<NounDraft, number>();
  for (const { head } of collector.drafts) if (head) productivity.set(head, (productivity.get(head) ?? 0) + 1);
  for (const [laid, spelling] of collector.open()) {
    if (collector.explained.has(laid) || isInfinitiveForm(laid, core) || laid.length < 8) continue;
    let best: { draft: NounDraft; value: number } | undefined;
    for (let cut = 2; cut <= laid.length - 4; cut++) {
      const heads = forms.get(laid.slice(cut));
      if (!heads) continue;
      const first = laid.slice(0, cut);
      if (!collector.heads.isFirst(first)) continue;
      // Flipperkasten is no form of a Flipperkaste.
      if (collector.heads.get(laid.slice(cut)).some(({ origin }) => origin === 'dictionary')) break;
      for (const head of heads) {
        const lemma = spelling.slice(0, Math.max(1, spelling.length - (laid.length - cut))) + head.lemma.toLowerCase();
        const compound = toGermanTiles(lemma);
        if (core.nouns.has(compound) || !compound.startsWith(first)) continue;
        if (compound.length <= COMPLETE_UP_TO) continue;
        const bonus = (head.origin === 'dictionary' ? 0.5 : 0) + 0.1 * Math.log(1 + (productivity.get(head) ?? 0));
        const value = fitClass(lemma, head.nounClass, core).value + bonus;
        if (!best || value > best.value) {
          const { nounClass } = head;
          best = { draft: { lemma, laid: compound, nounClass, origin: 'head', head, first, inCore: true }, value };
        }
      }
      if (best?.draft.head?.origin === 'dictionary') break;
    }
    if (best && best.value > -1.5) collector.add(best.draft);
  }
}

/** Endings to remove from a form and to add for its lemma. */
const UNDONE: readonly (readonly [string, string])[] = [
  ['', ''],
  ['s', ''],
  ['es', ''],
  ['e', ''],
  ['n', ''],
  ['en', ''],
  ['er', ''],
  ['ern', ''],
  ['nen', ''],
  ['ses', ''],
  ['se', ''],
  ['sen', ''],
  ['ns', ''],
  ['en', 'a'],
  ['en', 'us'],
  ['en', 'um'],
  ['en', 'on'],
  ['en', 'is'],
  ['a', 'um'],
  ['a', 'on'],
  ['i', 'o'],
  ['i', 'us'],
  ['i', 'e'],
  ['i', ''],
  ['ta', ''],
  ['ien', ''],
  ['iden', 'is'],
  ['izes', 'ix'],
  ['izes', 'ex'],
  ['gen', 'x'],
  ['ina', 'en'],
  ['ora', 'us'],
  ['era', 'us'],
  ['e', 'a'],
  ['leute', 'mann'],
  ['er', 'e'],
  ['em', 'e'],
];
const UMLAUTED = /^(.*)(äu|ä|ö|ü)([^äöü]*)$/;
const PLAIN_OF: Readonly<Record<string, string>> = { äu: 'au', ä: 'a', ö: 'o', ü: 'u' };

function possibleLemmas(laid: string): Set<string> {
  const lemmas = new Set<string>();
  for (const [ending, restored] of UNDONE) {
    if (!laid.endsWith(ending)) continue;
    const stem = laid.slice(0, laid.length - ending.length);
    if (stem.length < 2) continue;
    lemmas.add(stem + restored);
    const match = UMLAUTED.exec(stem);
    if (match) lemmas.add(match[1] + (PLAIN_OF[match[2] as string] as string) + match[3] + restored);
  }
  return lemmas;
}

/** Extra evidence that a class of another gender needs beside a known noun (der Spitz, die Spitze). */
const HOMONYM_COST = 0.5;

/**
 * Adds the lemma and class that explain most unexplained forms and predict fewest absent ones. `known`: only second plurals and genitives
 * of nouns with a class. Lemmas of `complete` have all their classes.
 */
function fromForms(core: NounCore, collector: Collector, known: boolean, complete: ReadonlySet<string>): void {
  const { explained, heads } = collector;
  const open = collector.open().filter(([laid]) => !isInfinitiveForm(laid, core));
  const lemmas = new Set<string>();
  for (const [laid] of open)
    for (const lemma of possibleLemmas(laid))
      if (core.nouns.has(lemma) && !complete.has(lemma) && (!known || heads.get(lemma).length > 0)) lemmas.add(lemma);
  const unexplained = (form: string): boolean => !explained.has(form);
  const isRefused = (laid: string, nounClass: NounClass): boolean => {
    const classes = collector.known.get(laid);
    return classes !== undefined && !isFurtherClass({ laid, classes }, nounClass, core, unexplained);
  };
  const proposals: { lemma: string; laid: string; nounClass: NounClass; value: number }[] = [];
  for (const laid of lemmas) {
    const lemma = core.nouns.get(laid) as string;
    const genders = new Set(heads.get(laid).flatMap(({ nounClass }) => nounClass.gender.split('.')));
    let prior = 0.4;
    for (const nounClass of GENERIC_CLASSES) {
      prior -= 0.005;
      const homonym = genders.size > 0 && !nounClass.gender.split('.').some((gender) => genders.has(gender));
      if (homonym && known) continue;
      if (nounClass.genitive[0] === 'adj' && !core.others.has(laid)) continue;
      // Hafts is a form of der Haft, not a plural of die Haft.
      const plural = nounClass.plural[0] ?? '';
      const isFeminineInS = genders.has('f') && nounClass.gender === 'f' && (plural === 's' || plural === 'es');
      if (isFeminineInS && !(plural === 's' && collector.known.has(laid))) continue;
      if (!isPlausible(laid, nounClass) || isRefused(laid, nounClass)) continue;
      const { value, present, absent } = fitClass(lemma, nounClass, core, unexplained);
      // A noun with a class takes another only if all its forms are listed, or two that nothing else explains.
      if (genders.size > 0 && absent > 0 && present < 2) continue;
      const whole = value + (unexplained(laid) ? 0.5 : 0) + prior - (homonym ? HOMONYM_COST : 0);
      if (present > 0 && value > 0) proposals.push({ lemma, laid, nounClass, value: whole });
    }
  }
  proposals.sort((a, b) => b.value - a.value || (a.laid < b.laid ? -1 : 1));
  for (const { lemma, laid, nounClass } of proposals) {
    const { present, value } = fitClass(lemma, nounClass, core, unexplained);
    if (present === 0 || value <= 0 || isRefused(laid, nounClass)) continue;
    const settled = settleClass(lemma, nounClass, core);
    // A second plural is no model for compounds: Grüppe, of which there is no Tanzgrüppe. A genitive is: Reises, Puffreises.
    const asHead = !known || heads.get(laid).every((head) => head.nounClass.plural.length === 0);
    collector.add({ lemma, laid, nounClass: settled, whole: nounClass, origin: 'forms', inCore: true }, asHead);
  }
}
