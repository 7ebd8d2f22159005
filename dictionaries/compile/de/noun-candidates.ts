/** Finds nouns that the core list lacks, with their evidence: from the dictionary, and from Wiktionary's word list. */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { type NounClass, parseNounClass } from '../../../src/core/morphology/de/noun.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { CompoundTable } from './noun-compounds.ts';
import { COMPLETE_UP_TO, NOUN_SPELLING, type NounCore } from './noun-core.ts';
import { ADJECTIVAL, type NounDraft, type NounDrafts } from './noun-drafts.ts';
import { predictedForms } from './noun-fit.ts';
import { joinDrafts, lexemeOf } from './noun-lexemes.ts';
import { type Features, scoreOf } from './noun-score.ts';
import type { NounSources } from './noun-sources.ts';
import { pluralNeedsEvidence, suffixClasses } from './noun-suffixes.ts';
import type { CuratedNouns } from './noun-traits.ts';

export interface Evidence {
  /** Last member and the part before it, as keys. */
  head?: string;
  first?: string;
  /** True when german-pos-dict has the lemma. */
  dictionary: boolean;
  /** True when the lemma itself is in Wiktionary's list. */
  lemmaListed: boolean;
  /** Number of forms of the paradigm in Wiktionary, and of all, the lemma included. */
  formsListed: number;
  formsPredicted: number;
  /** Number of longer words of that list that begin with the lemma, and that end in it. */
  longer: number;
  asHead: number;
  /** Estimated probability that the core list has such a word; see noun-score.ts. */
  score: number;
}

export interface Candidate extends Lexeme {
  evidence: Evidence;
}

/** A lemma with the features of the score. */
export interface Proposal {
  draft: NounDraft;
  features: Features;
  evidence: Evidence;
  /** True when the core list has it, so that it is an example to learn from. */
  known: boolean;
}

export interface CandidateSources {
  core: NounCore;
  curated: CuratedNouns;
  found: NounDrafts;
  wiktionary: readonly string[];
}

/** Longest lemma that can be laid. */
const LONGEST_LEMMA = 15;
const LONGEST_FORM = LONGEST_LEMMA + 3;
/** Minimum score of a candidate. */
export const LOWEST_SCORE = 0.25;

/**
 * Returns lemmas that the core list lacks, as lexemes: all of the dictionary and of the table of entries, others from the minimum score on,
 * or with other evidence.
 */
export function noteCandidates(
  proposals: readonly Proposal[],
  { core, curated, found, vouched }: Omit<CandidateSources, 'wiktionary'> & Pick<NounSources, 'vouched'>,
): Candidate[] {
  const candidates: Candidate[] = [];
  const proposed = new Set<string>();
  const classes = new Map(curated.classes.map(({ lemma, nounClass }) => [toGermanTiles(lemma), nounClass]));
  /** The draft with the class of the curated table, or as an adjective if it declines as one, whatever noun it ends in. */
  const inflected = (draft: NounDraft): NounDraft => {
    const nounClass = found.nominalised.has(draft.laid) ? ADJECTIVAL : classes.get(draft.laid);
    return nounClass ? { ...draft, nounClass } : draft;
  };
  for (const { draft, evidence, known } of proposals) {
    proposed.add(draft.laid);
    const entry = curated.entries.has(draft.laid);
    const isCommon = evidence.lemmaListed && vouched(draft.lemma);
    if (known || !(entry || evidence.dictionary || evidence.score >= LOWEST_SCORE || isCommon)) continue;
    candidates.push({ ...lexemeOf(inflected(draft), curated, core, { refute: false }), evidence });
  }
  for (const [laid, lemma] of curated.entries) {
    if (proposed.has(laid) || core.nouns.has(laid)) continue;
    const place = curated.unchanged.has(laid)
      ? { nounClass: parseNounClass('. none .'), origin: 'dictionary' as const }
      : placeUnlisted(laid, found.heads);
    if (!place) continue;
    const draft: NounDraft = { lemma, laid, ...place, inCore: false };
    candidates.push({
      ...lexemeOf(inflected(draft), curated, core, { refute: false }),
      evidence: NO_EVIDENCE,
    });
  }
  return candidates;
}

/**
 * Returns the class of a lemma that no list has by its head, or else its suffix. Its forms are in no list either, so they show nothing:
 * *Lohnausweis* is a compound of *Ausweis*, and not a word in -is.
 */
function placeUnlisted(
  laid: string,
  heads: NounDrafts['heads'],
): Pick<NounDraft, 'nounClass' | 'origin' | 'head' | 'first'> | undefined {
  const [split] = heads.splits(laid, 1);
  if (split) return { nounClass: split.head.nounClass, origin: 'head', ...split };
  const [nounClass] = suffixClasses(laid);
  return nounClass && { nounClass, origin: 'suffix' };
}

/** Of a lemma that no list has. */
const NO_EVIDENCE: Evidence = {
  dictionary: false,
  lemmaListed: false,
  formsListed: 0,
  formsPredicted: 0,
  longer: 0,
  asHead: 0,
  score: 0,
};

/** Words of Wiktionary's list as laid; the nouns as spelled too. */
interface Listed {
  nouns: ReadonlyMap<string, string>;
  all: ReadonlySet<string>;
}

function readListed(wiktionary: readonly string[]): Listed {
  const nouns = new Map<string, string>();
  const all = new Set<string>();
  for (const word of wiktionary) {
    if (word.length > LONGEST_FORM + 12 || !/^\p{L}+$/u.test(word)) continue;
    const laid = toGermanTiles(word);
    if (laid.length > COMPLETE_UP_TO) all.add(laid);
    if (NOUN_SPELLING.test(word) && laid.length <= LONGEST_FORM && !nouns.has(laid)) nouns.set(laid, word);
  }
  return { nouns, all };
}

/** Number of longer words of the list that begin with each lemma, and that end in it. */
interface Longer {
  starts: ReadonlyMap<string, number>;
  ends: ReadonlyMap<string, number>;
}

/** Maximum length of an ending. */
const LONGEST_ENDING = 3;

function countLonger({ all }: Listed, lemmas: ReadonlyMap<string, unknown>): Longer {
  const starts = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const word of all) {
    const longest = Math.min(LONGEST_LEMMA, word.length - LONGEST_ENDING);
    for (let length = COMPLETE_UP_TO + 1; length <= longest; length++) {
      const start = word.slice(0, length);
      if (length < word.length - LONGEST_ENDING && lemmas.has(start)) starts.set(start, (starts.get(start) ?? 0) + 1);
      const end = word.slice(-length);
      if (lemmas.has(end)) ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  }
  return { starts, ends };
}

/** Returns all lemmas of ten letters and more to which the list's words belong, including those of the core list. */
export function proposeNouns({ core, found, wiktionary }: CandidateSources): Proposal[] {
  const listed = readListed(wiktionary);
  const table = new CompoundTable(found.drafts);
  const drafts = new Map<string, NounDraft>();
  const propose = (draft: NounDraft): void => {
    if (!drafts.has(draft.laid)) drafts.set(draft.laid, draft);
  };
  for (const draft of joinDrafts(found.missing)) propose(withHead(draft, found));
  const covered = new Set<string>();
  for (const draft of compounds(listed, core, found, covered)) propose(draft);
  for (const laid of drafts.keys()) covered.add(laid);
  for (const draft of derived(listed, found, covered)) propose(draft);
  const rates = new Rates(drafts.values(), core);
  const longer = countLonger(listed, drafts);
  return [...drafts.values()].map((draft) => weigh(draft, core, listed, longer, table, rates, found.dictionary));
}

/** Share of the proposed lemmas with a first member, a head or an ending that the core list has. */
class Rates {
  readonly #counts = new Map<string, [known: number, all: number]>();
  readonly #core: NounCore;

  constructor(drafts: Iterable<NounDraft>, core: NounCore) {
    this.#core = core;
    for (const draft of drafts)
      for (const key of keysOf(draft)) {
        let counts = this.#counts.get(key);
        if (!counts) {
          counts = [0, 0];
          this.#counts.set(key, counts);
        }
        if (core.nouns.has(draft.laid)) counts[0]++;
        counts[1]++;
      }
  }

  /** Returns the shares by first member or ending, and by head, without the lemma itself; few cases are drawn to the mean. */
  of(draft: NounDraft): [first: number, head: number] {
    const self = this.#core.nouns.has(draft.laid) ? 1 : 0;
    const [first, head] = keysOf(draft).map((key) => {
      const [known, all] = this.#counts.get(key) as [number, number];
      return (known - self + MEAN_RATE * MEAN_WEIGHT) / (all - 1 + MEAN_WEIGHT);
    }) as [number, number];
    return [first, head];
  }
}

/** Mean share (one in seven), and its weight in lemmas. */
const MEAN_RATE = 0.15;
const MEAN_WEIGHT = 4;

function keysOf({ laid, head, first }: NounDraft): [string, string] {
  return head && first ? [`${first}-`, `-${head.laid}`] : [`*${laid.slice(-6)}`, `*${laid.slice(-4)}`];
}

/** A dictionary lemma with the head that it ends in, if any. */
function withHead(draft: NounDraft, { heads }: NounDrafts): NounDraft {
  const split = heads.splits(draft.laid, 1)[0];
  return split ? { ...draft, head: split.head, first: split.first } : draft;
}

/** Yields lemmas of a first member and a head, found by any of their forms, which are added to `covered`. */
function* compounds(listed: Listed, core: NounCore, found: NounDrafts, covered: Set<string>): Generator<NounDraft> {
  const forms = new Map<string, NounDraft[]>();
  const add = (form: string, draft: NounDraft): void => {
    const known = forms.get(form);
    if (!known) forms.set(form, [draft]);
    else if (!known.includes(draft)) known.push(draft);
  };
  for (const draft of joinDrafts(found.drafts)) {
    if (draft.laid.length < 3 || draft.laid.length > 12 || draft.origin === 'none') continue;
    add(draft.laid, draft);
    for (const form of predictedForms(draft.lemma, draft.nounClass)) add(form, draft);
  }
  const isPiece = found.heads.isPiece.bind(found.heads);
  for (const [laid, spelling] of listed.nouns) {
    if (laid.length <= COMPLETE_UP_TO) continue;
    for (let cut = 2; cut <= laid.length - 3; cut++) {
      const first = laid.slice(0, cut);
      const heads = forms.get(laid.slice(cut))?.filter((head) => !isPiece(first + head.laid, head.laid.length));
      if (!heads || heads.length === 0 || !found.heads.isFirst(first)) continue;
      covered.add(laid);
      for (const head of preferDictionary(heads)) {
        const compound = first + head.laid;
        if (compound.length <= COMPLETE_UP_TO || compound.length > LONGEST_LEMMA) continue;
        const lemma = spelledPrefix(spelling, first) + head.lemma.toLowerCase();
        const inCore = core.nouns.has(compound);
        yield { lemma, laid: compound, nounClass: head.nounClass, origin: 'head', head, first, inCore };
      }
      break;
    }
  }
}

/** Prefers Spiel to the plural Spiele if a dictionary has one of them. */
function preferDictionary(heads: readonly NounDraft[]): readonly NounDraft[] {
  if (heads.length === 1) return heads;
  const known = heads.filter(({ origin }) => origin === 'dictionary');
  return known.length > 0 ? known : heads;
}

/** Returns the letters of the spelling whose key is `first`. */
function spelledPrefix(spelling: string, first: string): string {
  for (let length = first.length; length > 0; length--)
    if (toGermanTiles(spelling.slice(0, length)) === first) return spelling.slice(0, length);
  return spelling.slice(0, first.length);
}

/** Prefixes that form a new word before a noun in -ung, -er or -ion; other first parts form compounds. */
const PREFIX =
  /^(?:ab|an|auf|aus|be|bei|da|dar|de|des|dis|durch|ein|ent|er|fehl|fest|fort|ge|her|hin|in|inter|ko|kon|los|miss|mit|nach|neo|nicht|nieder|prä|pro|re|rück|sub|trans|über|um|un|unter|ur|ver|vor|weg|weiter|wider|wieder|zer|zu|zurück|zusammen|zwischen)$/;

/** Yields lemmas with a suffix that no head explains. */
function* derived(listed: Listed, { heads }: NounDrafts, covered: ReadonlySet<string>): Generator<NounDraft> {
  for (const [laid, lemma] of listed.nouns) {
    if (laid.length <= COMPLETE_UP_TO || laid.length > LONGEST_LEMMA || covered.has(laid)) continue;
    if (hasStrangeFirst(laid, heads)) continue;
    const classes = suffixClasses(laid);
    const nounClass = bestListed(lemma, classes, listed) ?? withoutPlural(laid, classes);
    if (nounClass) yield { lemma, laid, nounClass, origin: 'suffix', inCore: false };
  }
}

/** Returns the class of an abstract noun without a plural in the list, and so without other forms: Langlebigkeit. */
function withoutPlural(laid: string, [nounClass]: readonly NounClass[]): NounClass | undefined {
  return nounClass && pluralNeedsEvidence(laid) ? { ...nounClass, plural: [] } : undefined;
}

/** Returns true for a known noun after letters that are no first member: a name, a foreign word. */
function hasStrangeFirst(laid: string, heads: NounDrafts['heads']): boolean {
  for (let cut = 3; cut <= laid.length - 5; cut++) {
    const isNoun = heads.get(laid.slice(cut)).length > 0 && !heads.isPiece(laid, laid.length - cut);
    if (isNoun && !PREFIX.test(laid.slice(0, cut))) return true;
  }
  return false;
}

function bestListed(lemma: string, classes: readonly NounClass[], { nouns }: Listed): NounClass | undefined {
  let best: NounClass | undefined;
  let most = 0;
  for (const nounClass of classes) {
    const listed = predictedForms(lemma, nounClass).filter((form) => nouns.has(form)).length;
    if (listed > most) {
      best = nounClass;
      most = listed;
    }
  }
  return best;
}

function weigh(
  draft: NounDraft,
  core: NounCore,
  listed: Listed,
  longer: Longer,
  table: CompoundTable,
  rates: Rates,
  dictionary: ReadonlySet<string>,
): Proposal {
  const { laid, head, first } = draft;
  const forms = predictedForms(draft.lemma, draft.nounClass);
  let formsListed = listed.nouns.has(laid) ? 1 : 0;
  for (const form of forms) if (listed.nouns.has(form)) formsListed++;
  const evidence: Evidence = {
    dictionary: dictionary.has(laid),
    lemmaListed: listed.nouns.has(laid),
    formsListed,
    formsPredicted: forms.length + 1,
    longer: longer.starts.get(laid) ?? 0,
    asHead: longer.ends.get(laid) ?? 0,
    score: 0,
  };
  if (head) evidence.head = head.laid;
  if (first) evidence.first = first;
  const pair = first !== undefined && head !== undefined;
  const [firstRate, headRate] = rates.of(draft);
  const features: Features = {
    ...evidence,
    length: laid.length,
    compound: pair,
    firstCount: pair ? table.firstCount(first, head.laid) : 0,
    headCount: pair ? table.headCount(first, head.laid) : 0,
    neighbours: pair ? table.neighbours(first, head.laid) : 0,
    firstRate,
    headRate,
  };
  evidence.score = scoreOf(features);
  return { draft, features, evidence, known: core.nouns.has(laid) };
}
