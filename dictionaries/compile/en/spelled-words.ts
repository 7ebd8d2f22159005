/** Words by key, each with its spelling and sources. */
import { toEnglishTiles } from '../../../src/core/words/tiles.ts';

/** A word of the sources. */
export interface SpelledWord {
  spelling: string;
  /** Smallest size of SCOWL with it; Infinity if none. */
  size: number;
  /** Bits of its sources. */
  attested: number;
}

/** Returns the key of a word: lower case, without accents, one kind of apostrophe. */
export function fold(word: string): string {
  return toEnglishTiles(spell(word));
}

/** Returns the word with the apostrophe that lexicons use. */
function spell(word: string): string {
  return word.replace(/'/g, '’');
}

/** Words by what they are folded to; several spellings of one are joined. */
export class SpelledWords {
  private readonly words = new Map<string, SpelledWord>();

  /** Adds a word. For spellings with one key it retains the plain one (*cafe*, not *café*), otherwise that of the smallest size. */
  add(word: string, size: number, attested: number): void {
    const folded = fold(word);
    const spelling = spell(word);
    const before = this.words.get(folded);
    if (!before) {
      this.words.set(folded, { spelling, size, attested });
      return;
    }
    const better = spelling === folded || (before.spelling !== folded && size < before.size);
    this.words.set(folded, {
      spelling: better ? spelling : before.spelling,
      size: Math.min(size, before.size),
      attested: attested | before.attested,
    });
  }

  has(folded: string): boolean {
    return this.words.has(folded);
  }

  get(folded: string): SpelledWord | undefined {
    return this.words.get(folded);
  }

  /** Returns the keys by which words are looked up. */
  keys(): Set<string> {
    return new Set(this.words.keys());
  }

  [Symbol.iterator](): Iterator<[string, SpelledWord]> {
    return this.words[Symbol.iterator]();
  }
}
