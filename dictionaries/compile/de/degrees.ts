/** Decides which adjectives and participles are compared, by lists other than the core list (II.2.3, II.4). */
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readColumn } from '../tsv.ts';

/** Endings of a declined degree; *-er* is also an ending of the positive. */
const COMPARATIVE = ['ere', 'eren', 'erem', 'eres'];
const SUPERLATIVE = ['ste', 'sten', 'stem', 'stes', 'este', 'esten', 'estem', 'estes'];

export class Degrees {
  readonly #lists: readonly ReadonlySet<string>[];
  readonly #frequencies: ReadonlyMap<string, number>;
  readonly #kept = new Set(readColumn('curated/de-adjective-compared.tsv', 'lemma'));

  /**
   * @param lists lower-case words, as spelled or as laid
   * @param frequencies how often laid forms are met
   */
  constructor(lists: readonly ReadonlySet<string>[], frequencies: ReadonlyMap<string, number>) {
    this.#lists = lists;
    this.#frequencies = frequencies;
  }

  /**
   * Returns true when a list, a text or the hand-kept table compares the word.
   * @param stem base of the degrees: *leis-e*, *dunkl* of *dunkel*
   */
  has(lemma: string, stem = lemma): boolean {
    return this.#kept.has(lemma) || [...COMPARATIVE, ...SUPERLATIVE].some((ending) => this.#isMet(stem + ending));
  }

  #isMet(form: string): boolean {
    const laid = toGermanTiles(form);
    return this.#frequencies.has(laid) || this.#lists.some((list) => list.has(form) || list.has(laid));
  }
}
