/** Which adjectives and participles are compared, by what lists other than the core list show (II.2.3, II.4). */
import { lay } from '../../../src/words/lay.ts';
import { readColumn } from '../tsv.ts';

/** Endings of a degree that only a declined one has: *-er* is an ending of the positive as well. */
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

  /** Does a list, a text or the hand-kept table compare the word? @param stem what the degrees are put on: *leis-e*, *dunkl* of *dunkel* */
  has(lemma: string, stem = lemma): boolean {
    return this.#kept.has(lemma) || [...COMPARATIVE, ...SUPERLATIVE].some((ending) => this.#isMet(stem + ending));
  }

  #isMet(form: string): boolean {
    const laid = lay(form);
    return this.#frequencies.has(laid) || this.#lists.some((list) => list.has(form) || list.has(laid));
  }
}
