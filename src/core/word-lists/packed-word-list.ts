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

import { AutomatonCheck, forEachArc, hasPayload, NOWHERE, PackedFormatError, step } from '../lexicon/automaton.ts';
import type { Edits } from '../lexicon/lexicon.ts';
import type { Marks } from '../words/letters.ts';
import { MOST_WORDS } from './list-limits.ts';

export const LIST_MAGIC = 0x534c5756;

// "VWLS", little-endian
export const LIST_VERSION = 1;

export const LIST_HEADER_BYTES = 20;

/** The bytes are not a packed word list of this version. Damage inside is reported when it is read, as PackedFormatError. */
export class WordListFormatError extends PackedFormatError {
  override name = 'WordListFormatError';
}

/** Code units from this one on are in no alphabet of a list. */
const HIGHEST_UNIT = 0x180;

/** A set of words on which verdicts can rest. Words are keys of the ruleset's lexicon (see `lookupKey`). */
export interface WordList {
  /** Returns true when the word is on the list. */
  has(word: string): boolean;
  /** Returns all words in the order of the list's alphabet. */
  words(): Iterable<string>;
  /** Number of words. */
  readonly size: number;
  /** Length of the shortest and the longest word; 0 in an empty list. */
  readonly shortest: number;
  readonly longest: number;
}

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

interface Arc {
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

/** Maximum length of a word in UTF-16 units; no list has longer ones. */
const LONGEST_WORD = 40;

/**
 * Returns the words of a list within one edit of a word, or differing in marks alone, in no particular order and without the word itself.
 * Edits and marks are as in the packed lexicon; two edits are not supported. A list has one automaton, so the walk carries only the place
 * in the word.
 */
export function listNeighbours(list: PackedWordList, word: string, marks: Marks, edits: Edits = 1): string[] {
  const { automaton, alphabet } = list;
  const found = new Set<string>();
  if (list.root === NOWHERE || word.length > LONGEST_WORD) return [];

  /** Returns true when the typed letter may stand for the listed one. */
  const stands = (place: number, letter: string): boolean => {
    const typed = word.charAt(place);
    return typed !== '' && (typed === letter || (marks[typed]?.includes(letter) ?? false));
  };

  const walk = (state: number, place: number, way: string, mayErr: boolean): void => {
    const isEnd = place === word.length;
    if (isEnd && way !== word && hasPayload(automaton, state)) found.add(way);
    if (mayErr && !isEnd) walk(state, place + 1, way, false);
    if (isEnd && !mayErr) return;
    const digraph = marks[word.slice(place, place + 2)] ?? '';
    forEachArc(automaton, state, (number, target) => {
      const letter = alphabet.charAt(number - 1);
      const on = way + letter;
      if (stands(place, letter)) walk(target, place + 1, on, mayErr);
      if (place + 1 < word.length && digraph.includes(letter)) walk(target, place + 2, on, mayErr);
      if (!mayErr) return;
      walk(target, place, on, false);
      if (isEnd) return;
      walk(target, place + 1, on, false);
      if (!stands(place + 1, letter)) return;
      forEachArc(automaton, target, (next, beyond) => {
        const other = alphabet.charAt(next - 1);
        if (stands(place, other)) walk(beyond, place + 2, on + other, false);
      });
    });
  };
  walk(list.root, 0, '', edits > 0);
  return [...found];
}
