/**
 * Sets of millions of words, several of them in memory at once. A vocabulary has the letters of each word once, and a set has a byte for
 * each word. Sets of strings take five times the memory, and most of the time for garbage collection.
 */
import { NAJ, NIE } from '../../src/core/lexicon/format.ts';

/** A collection that can be queried for a word. */
export interface Words {
  has(word: string): boolean;
}

const NONE = -1;
const FNV_PRIME = 0x01000193;
const FNV_START = 0x811c9dc5;

const codesOf = (letters: string): readonly number[] => [...letters].map((letter) => letter.charCodeAt(0));
/** Letters of the marks of a slot key. */
const PREFIXES: readonly { mark: number; letters: readonly number[] }[] = [
  { mark: NIE.charCodeAt(0), letters: codesOf('nie') },
  { mark: NAJ.charCodeAt(0), letters: codesOf('naj') },
];
const NO_LETTERS: readonly number[] = [];

/** Numbers words in order of arrival. A slot key counts as its form. */
export class Vocabulary {
  /** Letters of all words one after the other, and the start of each word; the last start is the end. */
  private letters = new Uint16Array(1 << 20);
  private starts = new Uint32Array(1 << 16);
  /** Hash table of the numbers, at most half full, linear probing. */
  private table = new Int32Array(1 << 17).fill(NONE);
  /** Slot at which the last search ended. */
  private slot = 0;
  private count = 0;

  /** Number of words. */
  get size(): number {
    return this.count;
  }

  /** Returns the number of the word; -1 if it is not there. */
  find(word: string): number {
    const prefix = prefixOf(word);
    const skipped = prefix.length > 0 ? 1 : 0;
    const { letters, starts, table } = this;
    const length = word.length - skipped + prefix.length;
    let hash = FNV_START;
    for (let i = 0; i < prefix.length; i++) hash = hashed(hash, prefix[i] as number);
    for (let i = skipped; i < word.length; i++) hash = hashed(hash, word.charCodeAt(i));
    const mask = table.length - 1;
    let slot = slotOf(hash);
    for (; ; slot++) {
      slot &= mask;
      const number = table[slot] as number;
      if (number === NONE) break;
      const start = starts[number] as number;
      if ((starts[number + 1] as number) - start !== length) continue;
      let i = 0;
      while (i < prefix.length && letters[start + i] === prefix[i]) i++;
      if (i < prefix.length) continue;
      const shift = skipped - prefix.length;
      while (i < length && letters[start + i] === word.charCodeAt(i + shift)) i++;
      if (i === length) return number;
    }
    this.slot = slot;
    return NONE;
  }

  /** Returns the number of the word, adding it if needed. */
  number(word: string): number {
    const known = this.find(word);
    if (known !== NONE) return known;
    const number = this.count++;
    this.table[this.slot] = number;
    let end = this.starts[number] as number;
    const prefix = prefixOf(word);
    if (end + word.length + prefix.length > this.letters.length) this.letters = grown(this.letters);
    if (number + 2 > this.starts.length) this.starts = grown(this.starts);
    for (const letter of prefix) this.letters[end++] = letter;
    for (let i = prefix.length > 0 ? 1 : 0; i < word.length; i++) this.letters[end++] = word.charCodeAt(i);
    this.starts[number + 1] = end;
    if (this.count * 2 > this.table.length) this.rehash();
    return number;
  }

  /** Returns the word of a number. */
  word(number: number): string {
    const { letters } = this;
    const end = this.starts[number + 1] as number;
    let at = this.starts[number] as number;
    let word = '';
    // By fours: ten times as fast as all letters at once, which makes a list of them first.
    for (; at + 4 <= end; at += 4) {
      const [a, b] = [letters[at] as number, letters[at + 1] as number];
      const [c, d] = [letters[at + 2] as number, letters[at + 3] as number];
      word += String.fromCharCode(a, b, c, d);
    }
    for (; at < end; at++) word += String.fromCharCode(letters[at] as number);
    return word;
  }

  private rehash(): void {
    const table = new Int32Array(this.table.length * 2).fill(NONE);
    const mask = table.length - 1;
    for (let number = 0; number < this.count; number++) {
      const end = this.starts[number + 1] as number;
      let hash = FNV_START;
      for (let at = this.starts[number] as number; at < end; at++) hash = hashed(hash, this.letters[at] as number);
      let slot = slotOf(hash) & mask;
      while (table[slot] !== NONE) slot = (slot + 1) & mask;
      table[slot] = number;
    }
    this.table = table;
  }
}

function hashed(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, FNV_PRIME);
}

function slotOf(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), FNV_PRIME) >>> 3;
}

function prefixOf(word: string): readonly number[] {
  const first = word.charCodeAt(0);
  for (const { mark, letters } of PREFIXES) if (first === mark) return letters;
  return NO_LETTERS;
}

function grown<A extends Uint8Array | Uint16Array | Uint32Array>(array: A): A {
  const larger = new (array.constructor as new (length: number) => A)(array.length * 2);
  larger.set(array);
  return larger;
}

/** A set of words of a vocabulary, which gets those that are added; iterated in its order. A slot key counts as its form. */
export class WordSet implements Words {
  private members: Uint8Array;

  constructor(
    readonly vocabulary: Vocabulary,
    words: Iterable<string> = [],
  ) {
    this.members = new Uint8Array(1 << 16);
    for (const word of words) this.add(word);
  }

  get size(): number {
    let size = 0;
    for (const member of this.members) size += member;
    return size;
  }

  has(word: string): boolean {
    const number = this.vocabulary.find(word);
    return number >= 0 && this.members[number] === 1;
  }

  add(word: string): void {
    const number = this.vocabulary.number(word);
    while (number >= this.members.length) this.members = grown(this.members);
    this.members[number] = 1;
  }

  /** @returns true when the set had the word */
  delete(word: string): boolean {
    const number = this.vocabulary.find(word);
    if (number < 0 || this.members[number] !== 1) return false;
    this.members[number] = 0;
    return true;
  }

  copy(): WordSet {
    const copy = new WordSet(this.vocabulary);
    copy.members = this.members.slice();
    return copy;
  }

  /** Returns the words of this set and those of another one of the same vocabulary. */
  with(other: WordSet): WordSet {
    const both = this.copy();
    while (both.members.length < other.members.length) both.members = grown(both.members);
    for (let number = 0; number < other.members.length; number++) if (other.members[number]) both.members[number] = 1;
    return both;
  }

  *[Symbol.iterator](): Generator<string> {
    for (let number = 0; number < this.members.length; number++) {
      if (this.members[number]) yield this.vocabulary.word(number);
    }
  }
}
