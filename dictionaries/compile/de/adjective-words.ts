/** Queries a word list about adjectives: endings of a stem, degrees, participles. */
import { umlauted } from '../../../src/core/morphology/de/adjective.ts';

/** Endings as bits, in the order e em en er es. */
const BITS: Readonly<Record<string, number>> = { e: 1, em: 2, en: 4, er: 8, es: 16 };
const EM_OR_ES = 2 | 16;

/** A lower-case German word of letters only. */
export const LOWER_CASE = /^[a-zäöüßàâéèêçñ]+$/;

function count(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest; rest &= rest - 1) bits++;
  return bits;
}

/** Returns the stem before umlaut, *ält* → *alt*, *jüng* → *jung*; undefined if there is none. */
export function withoutUmlaut(stem: string): string | undefined {
  const plain = stem.replace(
    /(äu|[äöü])(?!.*[aeiouäöüy])/,
    (vowel) => ({ äu: 'au', ä: 'a', ö: 'o', ü: 'u' })[vowel] ?? '',
  );
  return plain === stem ? undefined : plain;
}

/** The lower-case words of a list, queried as adjective forms. */
export class AdjectiveWords {
  readonly words: ReadonlySet<string>;
  readonly #endings = new Map<string, number>();

  constructor(words: ReadonlySet<string>) {
    this.words = words;
    for (const word of words) {
      const short = word.endsWith('e') ? 'e' : word.slice(-2);
      const bit = BITS[short];
      if (bit === undefined) continue;
      const stem = word.slice(0, -short.length);
      this.#endings.set(stem, (this.#endings.get(stem) ?? 0) | bit);
    }
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Yields stems that the list declines and has neither bare nor with -e: the bare word is spelled like a noun. */
  *stemsAlone(): Iterable<string> {
    for (const [stem, mask] of this.#endings) {
      if (stem.length < 4 || count(mask) < 3 || (mask & EM_OR_ES) !== EM_OR_ES) continue;
      if (!this.words.has(stem) && !this.words.has(`${stem}e`) && !/(?:e[lrn]|st|n)$/.test(stem)) yield stem;
    }
  }

  /** Returns how many of the five endings the stem has in the list, 0 to 5. */
  endings(stem: string): number {
    return count(this.#endings.get(stem) ?? 0);
  }

  /** Returns true when the list shows the stem as a declined adjective. Verbs have -e, -en and -er, but very rarely -em or -es. */
  declines(stem: string): boolean {
    const mask = this.#endings.get(stem) ?? 0;
    return count(mask) >= 3 && (mask & EM_OR_ES) !== 0;
  }

  /** Returns true when the stem, or the stem with a dropped e restored or without umlaut, is a declined adjective. */
  #isPositive(stem: string): boolean {
    if (stem.length < 2) return false;
    if (this.declines(stem)) return true;
    const plain = withoutUmlaut(stem);
    if (plain && (this.declines(plain) || this.declines(`${plain}h`))) return true;
    const short = /e[lrn]$/.test(stem) ? stem.slice(0, -2) + stem.slice(-1) : undefined;
    return short !== undefined && this.declines(short);
  }

  /** Returns true for a comparative: *schöner*, *älter*, *dunkler*. */
  isComparative(word: string): boolean {
    if (!word.endsWith('er')) return false;
    if (this.declines(`${word.slice(0, -2)}r`)) return false;
    return this.#isPositive(word.slice(0, -2));
  }

  /** Returns true for a form of a longer stem: *trockne*, *abgegebne*, *dunkle*. */
  isElided(word: string): boolean {
    const longer = /^(.+)([lrn])e$/.exec(word);
    return longer !== null && [longer[2], 'n'].some((last) => this.has(`${longer[1]}e${last}`));
  }

  /** Returns true for a superlative: *schönst*, *ältest*, *trockenst*. */
  isSuperlative(word: string): boolean {
    if (!word.endsWith('st')) return false;
    return this.#isPositive(word.slice(0, -2)) || (word.endsWith('est') && this.#isPositive(word.slice(0, -3)));
  }

  /** Returns true when the list has the degree declined, with an ending that no verb of the same stem has. */
  #any(stem: string): boolean {
    return ((this.#endings.get(stem) ?? 0) & EM_OR_ES) !== 0;
  }

  /** Returns the degrees of an adjective in the list. Stems are without the lemma's own -e. */
  comparison(stems: readonly string[], base: string) {
    const plainComparative = stems.some((stem) => this.#any(`${stem}er`));
    const changedComparative = stems.some((stem) => {
      const changed = umlauted(stem);
      return changed !== stem && !this.declines(changed) && this.#any(`${changed}er`);
    });
    const umlaut = umlauted(base);
    const changed = this.declines(umlaut) ? base : umlaut;
    const bases = changed === base ? [base] : [base, changed];
    const short = bases.some((stem) => this.#any(`${stem}st`));
    const long = bases.some((stem) => this.#any(`${stem}est`));
    const changedSuperlative = changed !== base && (this.#any(`${changed}st`) || this.#any(`${changed}est`));
    const plainSuperlative = this.#any(`${base}st`) || this.#any(`${base}est`);
    return {
      plain: plainComparative || plainSuperlative,
      changed: changedComparative || changedSuperlative,
      short,
      long,
    };
  }
}
