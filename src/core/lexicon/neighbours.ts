/**
 * Finds the forms of a packed lexicon (format.ts) within one or two edits of a word. An edit inserts, deletes or replaces a letter, or
 * swaps two neighbours. Marks that the word lacks (`zolw` → `żółw`) are not edits.
 *
 * Both automata are walked once. The walk carries the sets of places in the word at which the path so far may stand, as the bits of five
 * numbers (S. Wu, U. Manber, Fast text searching allowing errors, 1992). A path ends when no place is left, and what candidates share is
 * walked once. Without edits left, the rest of the word must match: no path leads to a place where three letters follow that no form has in
 * this order.
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

/** The place after each letter must fit into 31 bits. Longer words have no neighbours. */
const LONGEST_WORD = 29;
/** A form is at most two letters longer than the word. The letters of the stem are kept for paradigms that take some of them. */
const LONGEST_FORM = LONGEST_WORD + 2;

/** No table. */
const NONE = 0;

/** Stands for the mark before an ending, which is no letter of a form and which no edit inserts. */
const NO_LETTER = -1;

/** Packs a letter number with the place that reading the letter leads to. */
const reading = (letter: number, to: number): number => letter | (to << 8);

/** Numbers of the letters that may be read for one letter of the word, or for two. */
interface Readable {
  readonly one: ReadonlyMap<string, readonly number[]>;
  readonly two: ReadonlyMap<string, readonly number[]>;
}

const NO_CODES: readonly number[] = [];

export class NeighbourWalk {
  /** The letters of each prefix of stems, as an automaton with one path. */
  private readonly prefixes: ReadonlyArray<{ letters: Uint8Array; length: number; mark: number }>;
  /** By letter number: the places to which the letter may lead. Bit i stands for the place after i letters. */
  private readonly fits: Int32Array;
  /** As `fits`, for a letter that stands for the last two letters of the word (`ä` for `ae`). */
  private readonly fitsTwo: Int32Array;
  /** As `fits`, without edits left, as far as `triples` can tell. None before letters that end no form. */
  private readonly goesOn: Int32Array;
  /** By place: filter bits of the letters that may follow there. At the end it is the bit of the empty ending. */
  private readonly wanted = new Int32Array(LONGEST_FORM);
  /**
   * The letters that may be read at each place, place after place, as `reading` packs them, and the index at which those of a place begin.
   */
  private readonly reads: number[] = [];
  private readonly readsFrom = new Int32Array(LONGEST_FORM + 1);
  /** Letter numbers of the path. */
  private readonly way = new Uint8Array(LONGEST_FORM);
  /** Also used by lookups. */
  readonly starts: StemStarts;
  /** The readable letters for each table of marks; there are few such tables. */
  private readonly readables = new Map<Marks, Readable>();
  /** All places, and the last one. */
  private all = 0;
  private end = 0;
  /** Letters of the prefix that is being tried, and its mark. */
  private prefixLength = 0;
  private mark = 0;
  private found = new Set<string>();

  /** @param triples which letters follow one another, as TRIPLES says. */
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
   * Returns the listed forms within `edits` edits, marks not counted, without the word itself, in no particular order. With two edits,
   * neither the first letter of the stem nor anything before it is changed, so only a fraction of the states is read.
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

  /** Computes from the end of the word which letters may stand before the rest of it. */
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

  /** Allows letters to lead to `place` if some form has them before the letter read there and before one of `wanted`. */
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
   * Follows all arcs that leave a place. `two`, `one` and `none` are the places with two, one and no edits left. `swapTwo` and `swapOne`
   * are those in the middle of a swap, whose first letter is still to come.
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
        // In this order: second letter of a swap, replacement, insertion, deletion of the word's next letter.
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

  /** As `walk`, after the first letters of a stem, without edits left. */
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

  /** Returns the table of the state if it is one of the first states of the stems. */
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

  /** Returns filter bits of what may follow the first letters of a stem: a letter, the mark of a prefix, or nothing. */
  private wantedAfterStart(none: number): number {
    return this.wantedAt(none) | (this.mark > 0 ? filterBit(this.mark) : 0);
  }

  /** Continues at a state with a payload: from a prefix to the stems, from a stem to its endings, from an ending to the form. */
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
    // The letters with which an ending may begin; any letter where one may be inserted.
    const filter =
      this.mark > 0 ? filterBit(this.mark) : (two | one) !== 0 ? -1 : this.wantedAt(none | (swapOne >>> 2));
    for (let offset = state + 1; ; offset = afterVarint(stems, offset)) {
      const value = varint(stems, offset);
      const entry = (value >> 1) * ENTRY_WORDS;
      if ((entries[entry + ENTRY_FILTER] as number) & filter) {
        const start = this.startOf(entry, depth);
        if (start !== NOWHERE) {
          if (isWhole) this.walk(endings, start, depth, two, one, none, swapTwo, swapOne);
          // Entries with a shorter stem hold only forms that are no longer.
          else if ((two | one | none) & this.end && hasPayload(endings, start)) this.addForm(depth);
        }
      }
      if (!(value & 1)) return;
    }
  }

  /** Returns filter bits of the letters that may be read at one of the places. */
  private wantedAt(places: number): number {
    let filter = 0;
    for (let left = places; left !== 0; left &= left - 1)
      filter |= this.wanted[31 - Math.clz32(left & -left)] as number;
    return filter;
  }

  /** Returns the state of the endings with which the stem of the path continues. */
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
