/**
 * A packed word list: one minimal automaton in the layout of lexicon/format.ts, with payload 0 on final states.
 *
 * ```
 * 0   4  magic "VWLS"
 * 4   4  format version
 * 8   4  number of words
 * 12  4  offset of the root in the automaton; 0 when there is no word
 * 16  1  letters of the shortest word
 * 17  1  letters of the longest word
 * 18  2  number of letters in the alphabet
 * 20     the alphabet in UTF-16 units: the first one has number 1; words are ordered by these numbers
 *        the automaton, up to the end
 * ```
 */
import { forEachArc, hasPayload, NOWHERE, PackedFormatError, step } from '../lexicon/automaton.ts';
import { AutomatonCheck } from '../lexicon/automaton-check.ts';
import { MOST_WORDS } from './list-limits.ts';
import type { WordList } from './word-list.ts';

export const LIST_MAGIC = 0x534c5756; // "VWLS", little-endian
export const LIST_VERSION = 1;
export const LIST_HEADER_BYTES = 20;

/** The bytes are not a packed word list of this version. Damage inside is reported when it is read, as PackedFormatError. */
export class WordListFormatError extends PackedFormatError {
  override name = 'WordListFormatError';
}

/** Code units from this one on are in no alphabet of a list. */
const HIGHEST_UNIT = 0x180;

export class PackedWordList implements WordList {
  readonly size: number;
  readonly shortest: number;
  readonly longest: number;
  /** Letters in the order of their numbers, from 1. */
  readonly alphabet: string;
  /** The automaton and its start, for walking it together with another one. */
  readonly automaton: Uint8Array;
  readonly root: number;
  readonly #numberOf = new Uint8Array(HIGHEST_UNIT);
  /** States after the first two letters, by first number × number of letters + second number. */
  readonly #afterTwo: Uint32Array;
  #checked = false;

  /** @throws WordListFormatError */
  constructor(bytes: ArrayBuffer) {
    if (bytes.byteLength < LIST_HEADER_BYTES) throw new WordListFormatError('too short for a word list');
    const header = new DataView(bytes);
    if (header.getUint32(0, true) !== LIST_MAGIC) throw new WordListFormatError('not a packed word list');
    const version = header.getUint32(4, true);
    if (version !== LIST_VERSION) throw new WordListFormatError(`list format ${version}, expected ${LIST_VERSION}`);
    this.size = header.getUint32(8, true);
    this.root = header.getUint32(12, true);
    this.shortest = header.getUint8(16);
    this.longest = header.getUint8(17);
    const letters = header.getUint16(18, true);
    // Numbers of letters are bytes.
    if (letters > 0xff || this.size > MOST_WORDS) throw new WordListFormatError('more than a word list has');
    const start = LIST_HEADER_BYTES + letters * 2;
    if (start + this.root > bytes.byteLength) throw new WordListFormatError('word list cut off');
    let alphabet = '';
    for (let i = 0; i < letters; i++)
      alphabet += String.fromCharCode(header.getUint16(LIST_HEADER_BYTES + i * 2, true));
    this.alphabet = alphabet;
    for (let i = 0; i < letters; i++) this.#numberOf[alphabet.charCodeAt(i)] = i + 1;
    this.automaton = new Uint8Array(bytes, start);
    this.#afterTwo = new Uint32Array((letters + 1) ** 2);
    for (const first of this.root === NOWHERE ? [] : arcsOf(this.automaton, this.root)) {
      for (const second of arcsOf(this.automaton, first.target)) {
        if (first.letter > letters || second.letter > letters) throw new WordListFormatError('no such letter');
        this.#afterTwo[first.letter * (letters + 1) + second.letter] = second.target;
      }
    }
  }

  has(word: string): boolean {
    if (word.length < 2) return this.#leadsTo(word, 0, this.root);
    const first = this.#numberOf[word.charCodeAt(0)] ?? 0;
    const second = this.#numberOf[word.charCodeAt(1)] ?? 0;
    return this.#leadsTo(word, 2, this.#afterTwo[first * (this.alphabet.length + 1) + second] as number);
  }

  /** Returns true when the word, from the letter at `from` on, leads from the state to the end of a word. */
  #leadsTo(word: string, from: number, start: number): boolean {
    let state = start;
    for (let i = from; i < word.length && state !== NOWHERE; i++) {
      const letter = this.#numberOf[word.charCodeAt(i)];
      state = letter ? step(this.automaton, state, letter) : NOWHERE;
    }
    return state !== NOWHERE && hasPayload(this.automaton, state);
  }

  words(): Iterable<string> {
    this.check();
    return this.root === NOWHERE ? [] : this.wordsFrom(this.root, '');
  }

  /**
   * Must be called before all words are walked, because damaged bytes may form a cycle. Visits each state once.
   * @throws PackedFormatError
   */
  check(): void {
    if (this.root === NOWHERE || this.#checked) return;
    const limits = { letters: this.alphabet.length, longest: this.longest, words: this.size };
    const words = new AutomatonCheck(this.automaton, limits).wordsFrom(this.root);
    if (words !== this.size) throw new PackedFormatError(`${words} words instead of ${this.size}`);
    this.#checked = true;
  }

  /** Yields all words that continue from a state, each after `start`, in order. Needs `check`. */
  *wordsFrom(root: number, start: string): Generator<string> {
    const words = [start];
    const states = [root];
    while (states.length > 0) {
      const state = states.pop() as number;
      const word = words.pop() as string;
      if (hasPayload(this.automaton, state)) yield word;
      const arcs = arcsOf(this.automaton, state);
      for (let i = arcs.length - 1; i >= 0; i--) {
        const { letter, target } = arcs[i] as Arc;
        states.push(target);
        words.push(word + this.alphabet[letter - 1]);
      }
    }
  }
}

export interface Arc {
  letter: number;
  target: number;
}

/** Returns the arcs of a state in the order of their letters. */
export function arcsOf(automaton: Uint8Array, state: number): Arc[] {
  const arcs: Arc[] = [];
  forEachArc(automaton, state, (letter, target) => {
    arcs.push({ letter, target });
  });
  return arcs.sort((a, b) => a.letter - b.letter);
}

/** Opens a packed word list; the buffer must not change afterwards. @throws WordListFormatError */
export function openWordList(bytes: ArrayBuffer): PackedWordList {
  return new PackedWordList(bytes);
}
