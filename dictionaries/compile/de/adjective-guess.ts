/** Infers class and degrees of adjectives that a list lacks from those that it has. */
import type { Comparison, StemClass } from '../../../src/core/morphology/de/adjective.ts';
import {
  type AdjectiveReader,
  comparisonElsewhere,
  SHORTEST_FIRST_PART,
  SHORTEST_HEAD,
  type Traits,
} from './adjective-reader.ts';
import type { Degrees } from './degrees.ts';
import { SuffixVotes } from './suffix-votes.ts';

const NO_COMPARISON = 'none';
/** Minimum number of known words with an ending, and minimum share of agreement, for the ending to decide. */
const FEWEST_WORDS = 4;
const SURE = 0.7;

/** Infers the traits of lemmas that a list lacks. */
export class AdjectiveGuess {
  readonly #known = new Map<string, Traits>();
  readonly #comparison = new SuffixVotes<string>();
  readonly #stem = new SuffixVotes<StemClass>();
  readonly #degrees: Degrees;
  readonly #ofHead: (lemma: string) => Comparison | undefined;

  /** @param ofHead degrees of the adjective in which a compound ends */
  constructor(degrees: Degrees, ofHead: (lemma: string) => Comparison | undefined) {
    this.#degrees = degrees;
    this.#ofHead = ofHead;
  }

  learn(lemma: string, traits: Traits): void {
    this.#known.set(lemma, traits);
    this.#stem.add(lemma, traits.stem);
    const { comparison } = traits;
    this.#comparison.add(lemma, comparison ? `${comparison.umlaut} ${comparison.superlative}` : NO_COMPARISON);
  }

  /** Returns the longest known adjective in which the lemma ends. */
  head(lemma: string): string | undefined {
    for (let cut = SHORTEST_FIRST_PART; cut <= lemma.length - SHORTEST_HEAD + 1; cut++) {
      const head = lemma.slice(cut);
      if (this.#known.has(head)) return head;
    }
    return undefined;
  }

  /**
   * Returns the class by the head or the ending. A second list that declines the lemma decides whether it is compared: of the lemmas that
   * Wiktionary compares the core list compares 96 %, of the others that it declines 10 %.
   */
  traits(lemma: string, other: AdjectiveReader): Traits {
    const head = this.head(lemma);
    const shown = other.stemClass(lemma);
    const byHead = head && (this.#known.get(head) as Traits).stem;
    const traits: Traits = { stem: byHead || (shown !== 'e' && shown) || this.#stemByEnding(lemma), declined: true };
    const comparison =
      (shown && other.comparison(lemma, shown)) ??
      comparisonElsewhere(lemma, traits.stem, this.#degrees, this.#ofHead(lemma));
    if (comparison) return { ...traits, comparison };
    if (shown) return traits;
    const vote = this.#comparison.predict(lemma, FEWEST_WORDS);
    if (vote && vote.value !== NO_COMPARISON && vote.share >= SURE) {
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
