/**
 * Forms of a packed lexicon (format.ts) within one edit of a word, or two: a letter put in, left out or replaced, or two neighbours
 * swapped. Marks that the word lacks (`zolw` → `żółw`) are no edits, however many.
 *
 * Both automata are walked once, with the sets of all places in the word that the way so far may have come to, as the bits of five
 * numbers (S. Wu, U. Manber, Fast text searching allowing errors, 1992): a way ends where no place is left, and what candidates have
 * in common is walked once. Where no edit is left, the word has to be read to its end as it is: nothing leads to a place behind which
 * stand three letters that follow one another in no form.
 */
import type { Marks } from '../words/diacritics.ts';
import type { Automata } from './automata.ts';
import { afterPayload, afterVarint, byteAt, hasPayload, NOWHERE, step, varint } from './automaton.ts';
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

/** A place after each letter has to fit into 31 bits; a longer word has no neighbours. */
const LONGEST_WORD = 29;
/** A form is at most one letter longer than the word; the stem's letters are kept for paradigms that take some of them. */
const LONGEST_FORM = LONGEST_WORD + 2;

/** No table. */
const NONE = 0;

/** Stands for the places that a mark before an ending leads to: it is no letter of a form, and no edit puts it in. */
const NO_LETTER = -1;

/** A letter number with the place that reading the letter leads to. */
const reading = (letter: number, to: number): number => letter | (to << 8);

/** Numbers of the letters that may be read where a letter stands, or two. */
interface Readable {
  readonly one: ReadonlyMap<string, readonly number[]>;
  readonly two: ReadonlyMap<string, readonly number[]>;
}

const NO_CODES: readonly number[] = [];

export class NeighbourWalk {
  /** What may stand before a stem, as an automaton of one way; empty where nothing does. */
  private readonly prefixes: ReadonlyArray<{ letters: Uint8Array; length: number; mark: number }>;
  /** By letter number: the places that it may lead to, bit i for the place after i letters. */
  private readonly fits: Int32Array;
  /** The same where the letter stands for the last two of the word. */
  private readonly fitsTwo: Int32Array;
  /**
   * By letter number: the places that it may lead to where no edit is left, as far as three letters tell; none before what is the end of no
   * form.
   */
  private readonly goesOn: Int32Array;
  /** By place: the filter bits of the letters that may follow there; the bit of the empty ending at the end. */
  private readonly wanted = new Int32Array(LONGEST_FORM);
  /** The letters that may be read at each place, place after place, as `reading` packs them; and where those of a place begin. */
  private readonly reads: number[] = [];
  private readonly readsFrom = new Int32Array(LONGEST_FORM + 1);
  /** Letter numbers on the way. */
  private readonly way = new Uint8Array(LONGEST_FORM);
  /** Lookups go by them as well. */
  readonly starts: StemStarts;
  /** What may be read, by the marks that are no edits: there are few such tables. */
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
   * The listed forms within so many edits, `marks` not counted; the word itself is not among them. In no particular order. Of two edits
   * none changes the first letter of the stem or what is before it, so that the letters after it are looked at under one in the place of all.
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

  /** From the end of the word on: which letters may stand before what is left of it. */
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

  /** Letters may lead to the place that any form has before the one read there and before one of what is `wanted` then. */
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
   * Follows all arcs that leave a place, from the places where `two` edits are left, `one` or `none`. `swapTwo` and `swapOne` are those
   * after two letters that change places, the first of which is still to come.
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
        // The second of two swapped letters; a letter replaced; one put in; the next one of the word left out.
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

  /** The same after the first letters of a stem, where all edits have been made. */
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

  /** The table of the state, if it is one of the first of the stems. */
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

  /** What may follow the first letters of a stem, as filter bits: a letter, the mark of a prefix, or nothing. */
  private wantedAfterStart(none: number): number {
    return this.wantedAt(none) | (this.mark > 0 ? filterBit(this.mark) : 0);
  }

  /** At a state with a payload: from the prefix on to the stems, from a stem to its endings, from an ending to the form. */
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
    else if ((two | one | none) & this.end) this.tell(depth);
  }

  /** Goes on in the paradigms of the stem that the way has come to. */
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
    // A letter that an ending may begin with: any, where it may be put in.
    const filter =
      this.mark > 0 ? filterBit(this.mark) : (two | one) !== 0 ? -1 : this.wantedAt(none | (swapOne >>> 2));
    for (let offset = state + 1; ; offset = afterVarint(stems, offset)) {
      const value = varint(stems, offset);
      const entry = (value >> 1) * ENTRY_WORDS;
      if ((entries[entry + ENTRY_FILTER] as number) & filter) {
        const start = this.startOf(entry, depth);
        if (start !== NOWHERE) {
          if (isWhole) this.walk(endings, start, depth, two, one, none, swapTwo, swapOne);
          // Entries under fewer letters hold only forms that have no more.
          else if ((two | one | none) & this.end && hasPayload(endings, start)) this.tell(depth);
        }
      }
      if (!(value & 1)) return;
    }
  }

  /** Letters that may be read at one of the places, as filter bits. */
  private wantedAt(places: number): number {
    let filter = 0;
    for (let left = places; left !== 0; left &= left - 1)
      filter |= this.wanted[31 - Math.clz32(left & -left)] as number;
    return filter;
  }

  /** State of the endings that the stem on the way goes on with. */
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

  private tell(depth: number): void {
    let form = '';
    for (let i = 0; i < depth; i++) form += this.automata.alphabet[(this.way[i] as number) - 1];
    this.found.add(form);
  }
}
