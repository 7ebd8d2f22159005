/**
 * A logistic model of the probability that the tournament list has a lemma: one for lemmas of up to nine letters, of which the core list
 * has nearly all, and one for longer ones. `fit-admission.ts` fits the weights.
 */
import { readTable } from '../tsv.ts';
import { CORE, type Evidence, TAGGER } from './lemma-evidence.ts';

export const BANDS = ['2-9', '10-14'] as const;
export type Band = (typeof BANDS)[number];

/** Up to this length the core list is nearly complete: absence from it is evidence against a lemma. */
const SHORT = 9;

export function bandOf({ letters }: Pick<Evidence, 'letters'>): Band {
  return letters <= SHORT ? '2-9' : '10-14';
}

/** Names of the sources as in `attestation-de.tsv`, by their bits. */
export const SOURCES_BY_BITS = [
  'none',
  'enz',
  'posdict',
  'enz+posdict',
  'wikt',
  'enz+wikt',
  'posdict+wikt',
  'enz+posdict+wikt',
] as const;

/** Kinds of sources, by bits, between which parts of speech differ. */
const KINDS = [
  'outside enz',
  'in enz alone',
  'in posdict alone',
  'in enz and posdict',
  'outside enz',
  'in enz and wikt',
  'outside enz',
  'in enz and posdict',
] as const;

export const FREQUENCIES = ['none', '<1', '1-2', '2-3', '3+'] as const;

/** Log-frequency of the rarest form of the list; the class `<1` begins here. */
const RAREST = 1;

/** Returns the index in FREQUENCIES: powers of ten above the rarest form of the list. */
export function frequencyClass({ zipf }: Pick<Evidence, 'zipf'>): number {
  return zipf === null ? 0 : 1 + Math.max(0, Math.min(3, Math.floor(zipf - RAREST)));
}

/**
 * By how much the shares of relatives exceed what their sources, parts of speech and frequencies predict. Relatives with the same first
 * member and with the same head are combined; for a lemma without a head, those with the same ending count.
 */
export interface Kin {
  member: number;
  ending: number;
}

export type Vector = Record<string, number>;

/** Usual share of a lemma's forms in the core list, if it has the lemma. */
const USUALLY_REGULAR = 0.75;

/** Lowest score for which lemmas that the core list lacks were measured. */
const LEAST_MEASURED = 0.25;

const inSteps = (value: number, step: number): number => Math.round(value / step) * step;
const logit = (share: number): number => Math.log(share / (1 - share));

/** Returns the features of the model; those that are 0 are left out. */
export function vectorOf(evidence: Evidence, kin: Kin): Vector {
  const { sources, partOfSpeech, thesaurus, translated, kept, regular, nounScore } = evidence;
  const vector: Vector = {};
  const add = (name: string, value: number): void => {
    if (value !== 0) vector[name] = value;
  };
  const inCore = (sources & CORE) !== 0;
  const inTagger = (sources & TAGGER) !== 0;
  const frequency = frequencyClass(evidence);
  add('constant', 1);
  add(`sources ${SOURCES_BY_BITS[sources]}`, 1);
  if (partOfSpeech !== 'noun' && !(partOfSpeech === 'other' && inTagger)) add(`${partOfSpeech} ${KINDS[sources]}`, 1);
  if (frequency > 0) add(`frequency ${FREQUENCIES[frequency]}`, 1);
  if (inTagger) add('frequency if in posdict', frequency);
  if (sources === CORE) add('frequency if in enz alone', frequency);
  if (!inCore) add('frequency if not in enz', frequency);
  add('thesaurus', +thesaurus);
  add('translated', +translated);
  if (inCore) add('thesaurus and translated, in enz', +(thesaurus && translated));
  if (sources === CORE) add('thesaurus, in enz alone', +thesaurus);
  if (kept) add(partOfSpeech === 'noun' ? 'kept noun' : `kept ${partOfSpeech}`, 1);
  add('letters', evidence.letters - (evidence.letters <= SHORT ? 7 : 12));
  if (inCore) add('regular', inSteps((regular ?? USUALLY_REGULAR) - USUALLY_REGULAR, 0.1));
  add('compound', +evidence.compound);
  if (nounScore !== null) {
    const least = inCore ? 0.02 : LEAST_MEASURED;
    add('noun score', inSteps(logit(Math.min(0.98, Math.max(least, nounScore))), 0.5));
  }
  add('kin by member', inSteps(kin.member, 0.04));
  add('kin by ending', inSteps(kin.ending, 0.04));
  return vector;
}

export type Weights = Readonly<Vector>;

export function scoreOf(vector: Vector, weights: Weights): number {
  let sum = 0;
  for (const name in vector) sum += (weights[name] ?? 0) * (vector[name] as number);
  return 1 / (1 + Math.exp(-sum));
}

/** Features of the lemma itself and its relatives, not of its sources and frequency. */
export const OF_THE_WORD = /^(?:letters|regular|compound|noun score|kin)/;

/** Returns the features without those of the word itself. */
export function fromOutside(vector: Vector): Vector {
  return Object.fromEntries(Object.entries(vector).filter(([name]) => !OF_THE_WORD.test(name)));
}

export interface AdmissionModel {
  weights: Readonly<Record<Band, Weights>>;
  /** Probability that the list has a women's form that some source has, if it has the masculine noun. */
  womensForms: number;
  /** Minimum share of an admitted lemma. */
  thresholds: Readonly<Record<Band, number>>;
}

/** Reads the model from `score/de-admission.tsv`. */
export function readModel(): AdmissionModel {
  const weights: Record<Band, Vector> = { '2-9': {}, '10-14': {} };
  const thresholds: Record<Band, number> = { '2-9': 1, '10-14': 1 };
  let womensForms = 0;
  for (const { letters, what = '', weight } of readTable('score/de-admission.tsv')) {
    const band = letters as Band;
    if (what === THRESHOLD) thresholds[band] = Number(weight);
    else if (what === WOMENS_FORMS) womensForms = Number(weight);
    else weights[band][what] = Number(weight);
  }
  return { weights, thresholds, womensForms };
}

export const THRESHOLD = 'admitted from';
export const WOMENS_FORMS = 'women’s form, if the masculine noun';

/**
 * Returns the share of each lemma, 0 to 1. A first estimate uses sources and frequency only and gives the shares of relatives; the second
 * one uses all features. Dictionaries print a women's form beside its masculine noun, so its share follows from that of the noun.
 */
export function sharesOf(
  evidence: ReadonlyMap<string, Evidence>,
  { weights, womensForms }: Pick<AdmissionModel, 'weights' | 'womensForms'>,
): Map<string, number> {
  const shares = independentShares(evidence, weights);
  const masculine = new Map(shares);
  for (const [key, one] of evidence) {
    if (one.masculine === null || one.sources === 0) continue;
    const share = womensForms * (masculine.get(one.masculine) as number);
    if (share > (shares.get(key) as number)) shares.set(key, share);
  }
  return shares;
}

function independentShares(
  evidence: ReadonlyMap<string, Evidence>,
  weights: AdmissionModel['weights'],
): Map<string, number> {
  const kin = kinOf(evidence, (one) => scoreOf(fromOutside(vectorOf(one, NO_KIN)), weights[bandOf(one)]));
  const shares = new Map<string, number>();
  for (const [key, one] of evidence) shares.set(key, scoreOf(vectorOf(one, kin.get(key) as Kin), weights[bandOf(one)]));
  return shares;
}

/** Number of average relatives that are added to those with evidence. */
const AVERAGE_KIN = 5;

/** Returns the shares of each lemma's relatives, without the lemma itself. @param shareOf share of a lemma without relatives */
export function kinOf(evidence: ReadonlyMap<string, Evidence>, shareOf: (one: Evidence) => number): Map<string, Kin> {
  const shares = new Map<string, number>();
  for (const [key, one] of evidence) shares.set(key, shareOf(one));
  const classes = new Map<string, Sum>();
  const families = new Map<string, Sum>();
  const classOf = (one: Evidence): string => `${bandOf(one)} ${one.partOfSpeech} ${one.sources} ${frequencyClass(one)}`;
  for (const [key, one] of evidence) sumIn(classes, classOf(one)).add(shares.get(key) as number);
  const excess = new Map<string, number>();
  for (const [key, one] of evidence) {
    const { sum, count } = classes.get(classOf(one)) as Sum;
    const value = (shares.get(key) as number) - sum / count;
    excess.set(key, value);
    for (const family of one.families) sumIn(families, family).add(value);
  }
  const kin = new Map<string, Kin>();
  for (const [key, { families: own }] of evidence) {
    const self = excess.get(key) as number;
    const [first = 0, second = 0] = own.map((family) => {
      const { sum, count } = families.get(family) as Sum;
      return (sum - self) / (count - 1 + AVERAGE_KIN);
    });
    kin.set(key, own.length === 2 ? { member: first + second, ending: 0 } : { member: 0, ending: first });
  }
  return kin;
}

export const NO_KIN: Kin = { member: 0, ending: 0 };

class Sum {
  sum = 0;
  count = 0;
  add(value: number): void {
    this.sum += value;
    this.count++;
  }
}

function sumIn(sums: Map<string, Sum>, key: string): Sum {
  let sum = sums.get(key);
  if (!sum) {
    sum = new Sum();
    sums.set(key, sum);
  }
  return sum;
}
