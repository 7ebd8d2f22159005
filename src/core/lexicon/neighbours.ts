/**
 * Finds the forms of a packed lexicon (format.ts) within one or two edits of a word. An edit inserts, deletes or replaces a letter, or
 * swaps two neighbours. Marks that the word lacks (`zolw` → `żółw`) are not edits.
 *
 * The walk passes through both automata once. It carries five sets of places in the word that the path so far may match, each as the bits
 * of a number (S. Wu, U. Manber, Fast text searching allowing errors, 1992). A path ends when all sets are empty. A path that several
 * candidates share is walked once. When no edits are left, the rest of the word must match. A place is then left out if the next three
 * letters occur in no form in this order.
 */
import type { Marks } from '../words/letters.ts';
import { type Automata, afterPayload, afterVarint, byteAt, hasPayload, NOWHERE, step, varint } from './automaton.ts';
import {
  AFTER_FORM,
  ENTRY_FILTER,
  ENTRY_ROOT,
  ENTRY_START,
  ENTRY_WORDS,
  filterBit,
  LABEL_MASK,
  LAST,
  LONG_LABEL,
  NEXT,
  OFFSET_MASK,
  PAYLOAD,
  pairOf,
  STEM_LETTERS,
  TAKEN_MASK,
} from './format.ts';
import type { Edits } from './lexicon.ts';
import { StemStarts } from './stem-starts.ts';

/** Maximum length of a word, because all its places must fit into 31 bits. Longer words have no neighbours. */
const LONGEST_WORD = 29;
/** Maximum length of a form: two letters more than the word. */
const LONGEST_FORM = LONGEST_WORD + 2;

/** The number that stands for no table. */
const NONE = 0;

/** Value in `fits` for the mark before an ending. The mark is not a letter of a form, so no edit inserts it. */
const NO_LETTER = -1;

/** Packs a letter number with the place after it: 8 bits for the letter, the place above them. */
const reading = (letter: number, to: number): number => letter | (to << 8);

/** Numbers of the letters that a form may have for one letter of the word, or for two. */
interface Readable {
  readonly one: ReadonlyMap<string, readonly number[]>;
  readonly two: ReadonlyMap<string, readonly number[]>;
}

const NO_CODES: readonly number[] = [];

export class NeighbourWalk {
  /** The prefixes of stems. The letters of each are an automaton with one path. */
  private readonly prefixes: ReadonlyArray<{ letters: Uint8Array; length: number; mark: number }>;
  /** By letter number: the places to which the letter may lead. Bit i stands for the place after i letters. */
  private readonly fits: Int32Array;
  /** Like `fits`, for a letter that stands for the last two letters of the word (`ä` for `ae`). */
  private readonly fitsTwo: Int32Array;
  /** Like `fits`, for a path without edits left: places after which `triples` lets the word continue or end. */
  private readonly goesOn: Int32Array;
  /** By place: filter bits of the letters that may follow. At the end of the word it is the bit of the empty ending. */
  private readonly wanted = new Int32Array(LONGEST_FORM);
  /**
   * The letters that may follow each place, in the order of the places, as `reading` packs them; and the index of the first letter of each
   * place.
   */
  private readonly reads: number[] = [];
  private readonly readsFrom = new Int32Array(LONGEST_FORM + 1);
  /** Letter numbers of the path. */
  private readonly way = new Uint8Array(LONGEST_FORM);
  /** The tables of the first states of the stems. Lookups use them, too. */
  readonly starts: StemStarts;
  /** The readable letters for each table of marks; there are few such tables. */
  private readonly readables = new Map<Marks, Readable>();
  /** The set of all places, and the set of the last one, as bits. */
  private all = 0;
  private end = 0;
  /** Number of letters of the current prefix, and its mark. */
  private prefixLength = 0;
  private mark = 0;
  private found = new Set<string>();

  /** @param triples the sequences of three letters that forms have; see TRIPLES in format.ts */
  constructor(
    private readonly automata: Automata,
    private readonly triples: Uint32Array,
  ) {
    const { alphabet } = automata;
    this.prefixes = automata.prefixes.map(({ prefix, mark }) => ({
      letters: Uint8Array.from([...[...prefix].map((letter) => this.code(letter) | LAST | NEXT), PAYLOAD | LAST]),
      length: prefix.length,
      mark,
    }));
    this.fits = new Int32Array(alphabet.length + 1);
    this.fitsTwo = new Int32Array(alphabet.length + 1);
    this.goesOn = new Int32Array(alphabet.length + 1);
    this.starts = new StemStarts(automata);
  }

  /**
   * Returns the listed forms within `edits` edits, in no particular order and without the word itself. Missing marks do not count. With two
   * edits, the prefix and the first letter of the stem must match, so that only a fraction of the states is read.
   */
  around(word: string, marks: Marks, edits: Edits): Set<string> {
    this.found = new Set();
    if (word.length === 0 || word.length > LONGEST_WORD) return this.found;
    this.prepare(word, marks);
    if (edits > 0) this.lookAhead(word.length);
    for (const { letters, length, mark } of this.prefixes) {
      this.prefixLength = length;
      this.mark = mark;
      if (edits === 0) this.walk(letters, 0, 0, 0, 0, 1, 0, 0);
      else if (edits === 1) this.walk(letters, 0, 0, 0, 1, 2, 0, 0);
      else this.walk(letters, 0, 0, 1, 0, 0, 0, 0);
    }
    this.found.delete(word);
    return this.found;
  }

  private code(letter: string): number {
    return this.automata.alphabet.indexOf(letter) + 1;
  }

  private prepare(word: string, marks: Marks): void {
    const { fits, fitsTwo, wanted } = this;
    fits.fill(0);
    fitsTwo.fill(0);
    for (const { mark } of this.prefixes) if (mark > 0) fits[mark] = NO_LETTER;
    const { one, two } = this.readable(marks);
    let reads = 0;
    const read = (table: Int32Array, codes: readonly number[], from: number, to: number): void => {
      for (const code of codes) {
        table[code] = (table[code] as number) | (1 << to);
        this.reads[reads++] = reading(code, to);
        wanted[from] = (wanted[from] as number) | filterBit(code);
      }
    };
    for (let i = 0; i < word.length; i++) {
      wanted[i] = 0;
      this.readsFrom[i] = reads;
      read(fits, one.get(word.charAt(i)) ?? NO_CODES, i, i + 1);
      if (two.size > 0 && i + 1 < word.length) read(fitsTwo, two.get(word.slice(i, i + 2)) ?? NO_CODES, i, i + 2);
    }
    wanted[word.length] = 1;
    this.readsFrom[word.length] = reads;
    this.readsFrom[word.length + 1] = reads;
    this.end = 1 << word.length;
    this.all = (this.end << 1) - 1;
  }

  /** Computes `goesOn`, from the end of the word to its beginning: the letters that may precede each place. */
  private lookAhead(length: number): void {
    const { goesOn, reads, readsFrom, wanted } = this;
    goesOn.fill(0);
    this.mayStand(length, AFTER_FORM, filterBit(AFTER_FORM));
    for (let place = length - 1; place >= 0; place--) {
      for (let i = readsFrom[place] as number; i < (readsFrom[place + 1] as number); i++) {
        const letter = (reads[i] as number) & 0xff;
        const to = (reads[i] as number) >> 8;
        if ((goesOn[letter] as number) & (1 << to)) this.mayStand(place, letter, wanted[to] as number);
      }
    }
  }

  /** Adds `place` to `goesOn` of each letter that some form has before the letter `next` and one of the letters `wanted`. */
  private mayStand(place: number, next: number, wanted: number): void {
    const { goesOn, triples } = this;
    for (let letter = 1; letter < goesOn.length; letter++) {
      if ((triples[pairOf(letter, next)] as number) & wanted)
        goesOn[letter] = (goesOn[letter] as number) | (1 << place);
    }
  }

  private readable(marks: Marks): Readable {
    let found = this.readables.get(marks);
    if (!found) {
      const codesOf = (letters: string) => [...letters].map((letter) => this.code(letter)).filter((code) => code > 0);
      const typed = Object.keys(marks);
      const single = new Set([...this.automata.alphabet, ...typed.filter((letters) => letters.length === 1)]);
      found = {
        one: new Map([...single].map((letter) => [letter, codesOf(letter + (marks[letter] ?? ''))])),
        two: new Map(
          typed.filter((letters) => letters.length === 2).map((letters) => [letters, codesOf(marks[letters] ?? '')]),
        ),
      };
      this.readables.set(marks, found);
    }
    return found;
  }

  /**
   * Follows all arcs of a state. `two`, `one` and `none` are the sets of places with two, one and no edits left. `swapTwo` and `swapOne`
   * are the places in the middle of a swap: the second letter has been read, and the first one must follow.
   */
  private walk(
    bytes: Uint8Array,
    state: number,
    depth: number,
    two: number,
    one: number,
    none: number,
    swapTwo: number,
    swapOne: number,
  ): void {
    const { fits, fitsTwo, goesOn, all, way } = this;
    const mayErr = (two | one | swapTwo | swapOne) !== 0;
    const table = bytes === this.automata.stems ? this.tableAt(state, depth) : NONE;
    if (table !== NONE && !mayErr) {
      this.walkStart(table, depth, none);
      return;
    }
    let item = state;
    if (hasPayload(bytes, state)) {
      this.arrive(bytes, state, depth, two, one, none, swapTwo, swapOne);
      if ((bytes[state] as number) & LAST) return;
      item = afterPayload(bytes, state + 1);
    }
    for (;;) {
      const head = byteAt(bytes, item++);
      let letter = head & LABEL_MASK;
      if (letter === LONG_LABEL) letter = byteAt(bytes, item++);
      const fit = fits[letter] as number;
      const pair = fitsTwo[letter] as number;
      let nextNone = ((none << 1) & fit) | ((none << 2) & pair);
      let nextOne = 0;
      let nextTwo = 0;
      let nextSwapOne = 0;
      let nextSwapTwo = 0;
      if (mayErr) {
        nextOne = ((one << 1) & fit) | ((one << 2) & pair);
        nextSwapOne = (one << 2) & fit;
        if ((two | swapTwo) !== 0) {
          nextTwo = ((two << 1) & fit) | ((two << 2) & pair);
          if (depth >= this.prefixLength) nextOne |= (nextTwo << 1) & all;
          if (depth > this.prefixLength) {
            nextSwapTwo = (two << 2) & fit;
            nextOne |= ((swapTwo & (fit << 1)) | (two << 1) | two) & all;
          }
        }
        // In this order: the end of a swap, a replacement, an insertion, the deletion of the word's next letter.
        nextNone |= (swapOne & (fit << 1)) | (one << 1) | one | (nextOne << 1);
        nextNone &= goesOn[letter] as number;
      }
      const mayErrOn = nextTwo | nextOne | nextSwapTwo | nextSwapOne;
      if ((mayErrOn | nextNone) !== 0 && fit !== NO_LETTER) {
        const isEnd =
          table !== NONE &&
          mayErrOn === 0 &&
          (this.starts.filterAfter(table, letter) & this.wantedAfterStart(nextNone)) === 0;
        if (!isEnd) {
          way[depth] = letter;
          const to = head & NEXT ? item : varint(bytes, item);
          this.walk(bytes, to, depth + 1, nextTwo, nextOne, nextNone, nextSwapTwo, nextSwapOne);
        }
      }
      if (head & LAST) return;
      item = afterVarint(bytes, item);
    }
  }

  /** Like `walk`, for one of the first states of the stems, without edits left. */
  private walkStart(table: number, depth: number, none: number): void {
    const { starts, reads, readsFrom, way } = this;
    const state = starts.stateWithEntries(table);
    if (state !== NOWHERE) this.tryEntries(state, depth, 0, 0, none, 0, 0);
    for (let places = none; places !== 0; places &= places - 1) {
      const place = 31 - Math.clz32(places & -places);
      for (let i = readsFrom[place] as number; i < (readsFrom[place + 1] as number); i++) {
        const read = reads[i] as number;
        const letter = read & 0xff;
        const next = 1 << (read >> 8);
        if ((starts.filterAfter(table, letter) & this.wantedAfterStart(next)) === 0) continue;
        way[depth] = letter;
        this.walk(this.automata.stems, starts.target(table, letter), depth + 1, 0, 0, next, 0, 0);
      }
    }
  }

  /** Returns the table of the state if the path has one or two letters of a stem; NONE otherwise. */
  private tableAt(state: number, depth: number): number {
    const { starts, way } = this;
    switch (depth - this.prefixLength) {
      case 1:
        return starts.tableAt(way[depth - 1] as number, 0, state);
      case 2:
        return starts.tableAt(way[depth - 2] as number, way[depth - 1] as number, state);
      default:
        return NONE;
    }
  }

  /** Returns filter bits of the letters that may follow the first letters of a stem, and of the current prefix's mark. */
  private wantedAfterStart(none: number): number {
    return this.wantedAt(none) | (this.mark > 0 ? filterBit(this.mark) : 0);
  }

  /** Continues at a state with a payload: after a prefix with the stems, after a stem with its endings. After an ending, adds the form. */
  private arrive(
    bytes: Uint8Array,
    state: number,
    depth: number,
    two: number,
    one: number,
    none: number,
    swapTwo: number,
    swapOne: number,
  ): void {
    const { stems, stemsRoot, endings } = this.automata;
    if (bytes === stems) this.tryEntries(state, depth, two, one, none, swapTwo, swapOne);
    else if (bytes !== endings) this.walk(stems, stemsRoot, depth, two, one, none, swapTwo, swapOne);
    else if ((two | one | none) & this.end) this.addForm(depth);
  }

  /** Continues in the paradigms of the stem at which the path stands. */
  private tryEntries(
    state: number,
    depth: number,
    two: number,
    one: number,
    none: number,
    swapTwo: number,
    swapOne: number,
  ): void {
    const { stems, entries, endings } = this.automata;
    const isWhole = depth - this.prefixLength >= STEM_LETTERS;
    // Filter bits of the letters with which an ending may begin: all if an edit may insert or replace a letter.
    const filter =
      this.mark > 0 ? filterBit(this.mark) : (two | one) !== 0 ? -1 : this.wantedAt(none | (swapOne >>> 2));
    for (let offset = state + 1; ; offset = afterVarint(stems, offset)) {
      const value = varint(stems, offset);
      const entry = (value >> 1) * ENTRY_WORDS;
      if ((entries[entry + ENTRY_FILTER] as number) & filter) {
        const start = this.startOf(entry, depth);
        if (start !== NOWHERE) {
          if (isWhole) this.walk(endings, start, depth, two, one, none, swapTwo, swapOne);
          // An entry with a shorter stem has only forms of the length of the stem.
          else if ((two | one | none) & this.end && hasPayload(endings, start)) this.addForm(depth);
        }
      }
      if (!(value & 1)) return;
    }
  }

  /** Returns filter bits of the letters that may follow any of the places. */
  private wantedAt(places: number): number {
    let filter = 0;
    for (let left = places; left !== 0; left &= left - 1)
      filter |= this.wanted[31 - Math.clz32(left & -left)] as number;
    return filter;
  }

  /** Returns the state of the endings that follows the stem of the path; NOWHERE if there is none. */
  private startOf(entry: number, depth: number): number {
    const { entries, endings } = this.automata;
    const start = entries[entry + ENTRY_START] as number;
    if (this.mark === 0) return start & OFFSET_MASK;
    let state = step(endings, (entries[entry + ENTRY_ROOT] as number) & OFFSET_MASK, this.mark);
    for (let i = depth - ((start >>> 24) & TAKEN_MASK); i < depth && state !== NOWHERE; i++) {
      state = step(endings, state, this.way[i] as number);
    }
    return state;
  }

  private addForm(depth: number): void {
    let form = '';
    for (let i = 0; i < depth; i++) form += this.automata.alphabet[(this.way[i] as number) - 1];
    this.found.add(form);
  }
}
