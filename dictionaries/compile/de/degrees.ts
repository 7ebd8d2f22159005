/** Decides which adjectives and participles are compared, by lists other than the core list (II.2.3, II.4). */
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readColumn } from '../tsv.ts';

/** Endings of a declined degree; *-er* is also an ending of the positive. */
const COMPARATIVE = ['ere', 'eren', 'erem', 'eres'];
const SUPERLATIVE = ['ste', 'sten', 'stem', 'stes', 'este', 'esten', 'estem', 'estes'];

/** Minimum number of letters of the first member of a compared compound. Shorter strings are mostly prefixes. */
const SHORTEST_FIRST = 3;

export class Degrees {
  readonly #lists: readonly ReadonlySet<string>[];
  readonly #frequencies: ReadonlyMap<string, number>;
  readonly #kept = new Set(readColumn('curated/de-adjective-compared.tsv', 'lemma'));
  /** Heads whose compounds have degrees, with a hyphen in the table: -reich. */
  readonly #heads = [...this.#kept].flatMap((lemma) => (lemma.startsWith('-') ? [lemma.slice(1)] : []));

  /**
   * @param lists lower-case words, as spelled or as laid
   * @param frequencies how often laid forms are met
   */
  constructor(lists: readonly ReadonlySet<string>[], frequencies: ReadonlyMap<string, number>) {
    this.#lists = lists;
    this.#frequencies = frequencies;
  }

  /**
   * Returns true when a list or a text compares the word, or the curated table the word or its head.
   * @param stem base of the degrees: *leis-e*, *dunkl* of *dunkel*
   */
  has(lemma: string, stem = lemma): boolean {
    return (
      this.#kept.has(lemma) ||
      this.#heads.some((head) => lemma.endsWith(head) && lemma.length >= head.length + SHORTEST_FIRST) ||
      [...COMPARATIVE, ...SUPERLATIVE].some((ending) => this.#isMet(stem + ending))
    );
  }

  #isMet(form: string): boolean {
    const laid = toGermanTiles(form);
    return this.#frequencies.has(laid) || this.#lists.some((list) => list.has(form) || list.has(laid));
  }
}
