/** Derives from a word list how an adjective is declined and compared. */
import { type Comparison, type StemClass, umlauted } from '../../../src/core/morphology/de/adjective.ts';
import type { AdjectiveLists } from './adjective-lists.ts';
import type { AdjectiveWords } from './adjective-words.ts';
import type { Degrees } from './degrees.ts';

/** Minimum length of a head; shorter ones are endings by chance. */
export const SHORTEST_HEAD = 4;
/** Minimum length of the part before the head. */
export const SHORTEST_FIRST_PART = 2;

/** Input of the generator in addition to the spelling of a lemma. */
export interface Traits {
  stem: StemClass;
  declined: boolean;
  comparison?: Comparison;
}

/** -en of Greek and other loans is stressed. */
const STRESSED_EN = /(?:ogen|[eai]gen|hten|hren|then|gen)$/;

const WEAK_GEN =
  /(?:zogen|bogen|wogen|logen|sogen|trogen|eigen|legen|wegen|fangen|gangen|hangen|langen|tragen|drungen|sungen|zwungen|klungen|lungen|rungen|diegen|stiegen|schwiegen|schlagen|pflogen|flogen)$/;

/** Adjectives that double the last letter although a verb has the doubled stem, too. */
const DOUBLED = /(?:^|[a-zäöü])(?:fit|hip)$/;

export function shortStem(lemma: string): string {
  return lemma.slice(0, -2) + lemma.slice(-1);
}

/** Returns true for unstressed German -er: another vowel precedes, and none stands directly before the e. */
function hasUnstressedEr(lemma: string): boolean {
  return /[aeiouäöüy][^aeiouäöüy]+er$/.test(lemma) || /(?:au|eu)er$/.test(lemma);
}

function isStressedEn(lemma: string): boolean {
  return /(?:tele|iatro|halo)gen$/.test(lemma) || (STRESSED_EN.test(lemma) && !WEAK_GEN.test(lemma));
}

/** Heads with irregular degrees. Compounds have the same degrees if they are compared. */
const IRREGULAR_HEADS = [
  ['nah', 'näher', 'nächst'],
  ['groß', 'größer', 'größt'],
  ['hoch', 'höher', 'höchst'],
] as const;

/** Derives traits of known lemmas from a word list. */
export class AdjectiveReader {
  readonly #words: AdjectiveWords;
  readonly #lists: AdjectiveLists;

  constructor(words: AdjectiveWords, lists: AdjectiveLists) {
    this.#words = words;
    this.#lists = lists;
  }

  /** Returns the stem class of a lemma that the list declines; undefined if it does not. */
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
      if (lemma.endsWith('en'))
        return dropped && words.endings(lemma) > 0 ? 'en' : kept ? (isStressedEn(lemma) ? 'plain' : 'en') : undefined;
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

  /** Returns the degrees of a lemma that the list shows; undefined if none. */
  comparison(lemma: string, stem: StemClass): Comparison | undefined {
    const irregular = irregularComparison(lemma, stem);
    if (irregular) return irregular;
    for (const [head, comparative, superlative] of IRREGULAR_HEADS) {
      if (!lemma.endsWith(head)) continue;
      const first = lemma.slice(0, -head.length);
      if (!this.#words.declines(first + comparative) && !this.#words.declines(first + superlative)) continue;
      return {
        umlaut: 'none',
        superlative: 'st',
        comparatives: [first + comparative],
        superlatives: [first + superlative],
      };
    }
    const base = baseOf(lemma, stem);
    const stems = stem === 'plain' || stem === 'e' || stem === 'doubled' ? [base] : [base, shortStem(base)];
    const shown = this.#words.comparison(stems, base);
    if (!shown.plain && !shown.changed) return undefined;
    const umlaut = shown.changed ? (shown.plain ? 'optional' : 'always') : 'none';
    const superlative =
      shown.short && shown.long ? 'both' : shown.long ? 'est' : shown.short ? 'st' : superlativeByEnding(base);
    return { umlaut, superlative };
  }
}

/** Returns the base of the degrees: *leis* of *leise*, *fitt* of *fit*. */
function baseOf(lemma: string, stem: StemClass): string {
  return stem === 'e' ? lemma.slice(0, -1) : stem === 'doubled' ? lemma + lemma.slice(-1) : lemma;
}

/** Minimum length of an adjective with degrees of its own that a compound shares: nah, arm. */
const SHORTEST_COMPARED = 3;

/** Returns the degrees of the adjective in which a compound ends: *nervenstärkere*, *lebensnächste*; undefined if it is no compound. */
export function headComparison(
  lemma: string,
  firsts: ReadonlySet<string>,
  comparisonOf: (head: string) => Comparison | undefined,
): Comparison | undefined {
  for (let cut = SHORTEST_FIRST_PART + 1; cut <= lemma.length - SHORTEST_COMPARED; cut++) {
    const first = lemma.slice(0, cut);
    const comparison = firsts.has(first) ? comparisonOf(lemma.slice(cut)) : undefined;
    if (!comparison) continue;
    const { comparatives, superlatives } = comparison;
    if (!comparatives || !superlatives) return comparison;
    const joined = (degrees: readonly string[]) => degrees.map((degree) => first + degree);
    return { ...comparison, comparatives: joined(comparatives), superlatives: joined(superlatives) };
  }
  return undefined;
}

/** Returns the degrees of a lemma that other lists show, formed as those of its head; undefined if none. */
export function comparisonElsewhere(
  lemma: string,
  stem: StemClass,
  degrees: Degrees,
  ofHead: Comparison | undefined,
): Comparison | undefined {
  const base = baseOf(lemma, stem);
  if (ofHead && (ofHead.umlaut !== 'none' || ofHead.comparatives))
    return degrees.has(lemma, base) || degrees.has(lemma, umlauted(base)) ? ofHead : undefined;
  return degrees.has(lemma, base) ? { umlaut: 'none', superlative: superlativeByEnding(base) } : undefined;
}

/**
 * Returns irregular degrees: of *gut*, *viel*, *hoch*, *nah*, *groß*, and of the adjectives of place in -ere, which have a superlative
 * only.
 */
function irregularComparison(lemma: string, stem: StemClass): Comparison | undefined {
  const base: Comparison = { umlaut: 'none', superlative: 'st' };
  if (stem === 'ere') {
    const superlative = lemma === 'mittlere' ? 'mittelst' : `${lemma.slice(0, -1)}st`;
    return { ...base, comparatives: [], superlatives: [superlative] };
  }
  if (lemma === 'erst' || lemma === 'letzt') return { ...base, comparatives: [`${lemma}er`], superlatives: [] };
  if (lemma === 'minder') return { ...base, comparatives: [], superlatives: ['mindest'] };
  if (lemma === 'hip') return { ...base, superlatives: ['hippst', 'hipst'] };
  if (lemma === 'straight') return { ...base, superlative: 'est' };
  if (lemma === 'gut') return { ...base, comparatives: ['besser'], superlatives: ['best'] };
  if (lemma === 'viel') return { ...base, comparatives: [], superlatives: ['meist'] };
  if (lemma === 'hoch') return { ...base, comparatives: ['höher'], superlatives: ['höchst'] };
  if (lemma === 'nah' || lemma === 'nahe') return { ...base, comparatives: ['näher'], superlatives: ['nächst'] };
  if (lemma === 'groß') return { ...base, comparatives: ['größer'], superlatives: ['größt'] };
  return undefined;
}

/** Returns the ending of the superlative: -est after a stressed syllable in a sibilant or d, t, otherwise -st. */
export function superlativeByEnding(base: string): Comparison['superlative'] {
  if (/(?:isch|[^aeiouäöü]e(?:nd|t)|er[nt]|elt|igt)$/.test(base)) return 'st';
  if (/(?:[sßxzdt]|sch)$/.test(base)) return 'est';
  return /(?:[aeiouäöü]|[äöüaou]h)$/.test(base) ? 'both' : 'st';
}
