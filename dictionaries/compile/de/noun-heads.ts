/** Splits compounds: the longest known noun at the end of a word, and the part before it. */
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import type { NounCore } from './noun-core.ts';
import { endsInSuffix } from './noun-suffixes.ts';

export interface Split<T> {
  head: T;
  /** Key of the part before the head, with its linking letters. */
  first: string;
}

/** Letters that link the members of a compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e', 'ns', 'ens'];
/** Two-letter nouns that are heads. */
const SHORT_HEADS = new Set(['öl', 'ei']);
/** Maximum length of a noun in -ung that may be part of a longer one by chance: Dung, but not Übung. */
const LONGEST_PIECE = 4;

/** Finds heads and judges first members. */
export class HeadIndex<T> {
  readonly #heads = new Map<string, T[]>();
  readonly #firsts = new Map<string, boolean>();
  readonly #core: NounCore;

  constructor(core: NounCore) {
    this.#core = core;
  }

  add(lemma: string, noun: T): void {
    const laid = toGermanTiles(lemma);
    if (laid.length < 3 && !SHORT_HEADS.has(laid)) return;
    const known = this.#heads.get(laid);
    if (known) known.push(noun);
    else this.#heads.set(laid, [noun]);
  }

  /** Nouns of this spelling. */
  get(laid: string): readonly T[] {
    return this.#heads.get(laid) ?? [];
  }

  /** Returns true for a possible first member: a listed word or a verb's stem, with or without linking letters. */
  isFirst(laid: string): boolean {
    const known = this.#firsts.get(laid);
    if (known !== undefined) return known;
    const result = this.#judgeFirst(laid);
    this.#firsts.set(laid, result);
    return result;
  }

  #judgeFirst(laid: string): boolean {
    if (laid.length < 2) return false;
    const { nouns, others } = this.#core;
    for (const link of LINKS) {
      if (!laid.endsWith(link)) continue;
      const stem = laid.slice(0, laid.length - link.length);
      if (stem.length < 3) {
        if (link === '' && (nouns.has(stem) || others.has(stem))) return true;
        continue;
      }
      if (nouns.has(stem) || others.has(stem)) return true;
      // Schul-, Kirch-: the noun's -e falls.
      if (link === '' && nouns.has(`${stem}e`)) return true;
    }
    if (laid.length >= 3 && (others.has(`${laid}en`) || others.has(`${laid}n`))) return true;
    return this.#isCompound(laid);
  }

  /** A first member that is itself a compound the list lacks: Fenster + Glas in Fensterglasscheibe. */
  #isCompound(laid: string): boolean {
    for (const link of ['', 's', 'n', 'en', 'es']) {
      if (!laid.endsWith(link)) continue;
      const stem = laid.slice(0, laid.length - link.length);
      for (let cut = 3; cut <= stem.length - 4; cut++)
        if (this.#heads.has(stem.slice(cut)) && this.#core.nouns.has(stem.slice(0, cut))) return true;
    }
    return false;
  }

  /**
   * Returns true when the last `length` letters are no member: the suffix of Richter-schaft and Deputat-ion, which are also nouns, or part
   * of a verb's stem before one (entrind-en, Entrin-dung).
   */
  isPiece(laid: string, length: number): boolean {
    if (endsInSuffix(laid, length)) return true;
    return (
      length <= LONGEST_PIECE && laid.endsWith('ung') && this.#core.others.has(`${laid.slice(0, -'ung'.length)}en`)
    );
  }

  /** Returns splits with the longest heads first, at most `limit`, without prefixes and first members that nothing else shows. */
  splits(laid: string, limit = 3): Split<T>[] {
    const found: Split<T>[] = [];
    for (let cut = 2; cut <= laid.length - 2 && found.length < limit; cut++) {
      const nouns = this.#heads.get(laid.slice(cut));
      if (!nouns || this.isPiece(laid, laid.length - cut)) continue;
      const first = laid.slice(0, cut);
      if (!this.isFirst(first)) continue;
      for (const head of nouns) found.push({ head, first });
    }
    return found;
  }
}
