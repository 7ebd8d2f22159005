/**
 * Searches a packed lexicon or list for all words that a matcher accepts (matcher.ts). The search follows the arcs of the automata whose
 * letters the matcher allows. It stores the states from which no path leads to a match, so that shared parts are walked once.
 *
 * A search may take seconds (`*a*` matches most words), so it is a generator. It also yields when it has found nothing for a while, so that
 * the caller can stop or pause it. It has its own stack, because recursive generators are slow. Damaged bytes may form a cycle, so a path
 * ends when it is longer than any word.
 */
import {
  type Automata,
  afterPayload,
  afterVarint,
  byteAt,
  forEachArc,
  hasPayload,
  NOWHERE,
  PackedFormatError,
  step,
  varint,
} from './automaton.ts';
import {
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
  STEM_LETTERS,
  TAKEN_MASK,
} from './format.ts';
import { type Matcher, NO_WAY, type Wanted } from './matcher.ts';

/** Number of items of states that are read between two yields. Reading them takes some tens of microseconds. */
const ITEMS_AT_ONCE = 500;

/** Maximum number of letters of a word in any lexicon or list. */
const LONGEST = 64;

/** Maximum number of matcher states whose dead ends are stored. A pattern has few states; a rack has one for each path. */
const MOST_REMEMBERED = 64;

/** Maximum number of endings that are stored. Paradigms have some thousand; a rack needs a set of endings for each path. */
const MOST_ENDINGS = 300_000;

/** Maximum number of states on all paths of the endings of a paradigm. Bytes with more are damaged. */
const MOST_COLLECTING = 200_000;

/** Values of a frame's item: UNOPENED before its state is read, NONE after the last item. */
const UNOPENED = -1;
const NONE = 0;

/** Yields words in no particular order, some more than once. Yields null when nothing was found for a while. */
export type Searching = Generator<string | null, void>;

/** A packed lexicon, or a packed list: one automaton whose payloads have no meaning. */
export type Searchable =
  | { readonly automata: Automata }
  | { readonly automaton: Uint8Array; readonly root: number; readonly alphabet: string };

/**
 * Yields the words that match.
 * @param longest maximum number of letters of a word
 * @throws PackedFormatError from damaged bytes, while it is iterated
 */
export function* search(searched: Searchable, wanted: Wanted, longest = LONGEST): Searching {
  if ('automata' in searched) {
    const walk = new Walk(searched.automata, wanted(searched.automata.alphabet), longest);
    for (const { prefix, mark } of searched.automata.prefixes) {
      if (walk.beginWith(prefix, mark)) yield* walk.go();
    }
    return;
  }
  const { automaton, root, alphabet } = searched;
  if (root === NOWHERE) return;
  const none = new Uint8Array();
  const asEndings = { stems: none, stemsRoot: NOWHERE, endings: automaton, entries: new Uint32Array(), prefixes: [] };
  const walk = new Walk({ ...asEndings, alphabet }, wanted(alphabet), longest);
  walk.beginAt(root);
  yield* walk.go();
}

/** A state of the path. */
interface Frame {
  /** The section that has the state: stems or endings. */
  bytes: Uint8Array;
  state: number;
  /** The state of the matcher, and the number of letters of the path. */
  read: number;
  letters: number;
  /** The offset of the next item, and of the next entry of a stem. */
  item: number;
  entry: number;
  /** The number of words found and of paths cut, added, before this frame. */
  before: number;
}

class Walk {
  readonly #frames: Frame[] = Array.from({ length: LONGEST * 2 + 4 }, () => ({
    bytes: new Uint8Array(),
    state: NOWHERE,
    read: NO_WAY,
    letters: 0,
    item: NONE,
    entry: NONE,
    before: 0,
  }));
  #height = 0;
  /** Letter numbers of the path. */
  readonly #way = new Uint8Array(LONGEST + 1);
  #prefixLength = 0;
  #mark = 0;
  #found = 0;
  /** Number of paths that were cut because their words are too long. Another path to the same state may be shorter. */
  #cut = 0;
  readonly #deadEndings = new DeadStates();
  /** Dead ends of the stems, for the current prefix only. */
  #deadStems = new DeadStates();
  readonly #filters = new Map<number, number>();
  /** By the state of the matcher and of the automaton: the endings from there that match. */
  readonly #endings = new Map<number, Map<number, readonly string[]>>();
  #endingsKept = 0;
  /** Number of states visited while the endings of one state are collected. */
  #collecting = 0;
  /** The endings of the current stem, the stem itself, and the number of endings that have been returned. */
  #tails: readonly string[] = [];
  #stem = '';
  #given = 0;

  constructor(
    private readonly automata: Automata,
    private readonly matcher: Matcher,
    private readonly longest: number,
  ) {}

  /** Starts at the stems after a prefix. Returns false if no matching word begins with the prefix. */
  beginWith(prefix: string, mark: number): boolean {
    let read = this.matcher.start;
    for (let i = 0; i < prefix.length; i++) {
      const letter = this.automata.alphabet.indexOf(prefix.charAt(i)) + 1;
      read = this.matcher.after(read, letter);
      if (read === NO_WAY) return false;
      this.#way[i] = letter;
    }
    this.#prefixLength = prefix.length;
    this.#mark = mark;
    this.#deadStems = new DeadStates();
    this.#push(this.automata.stems, this.automata.stemsRoot, read, prefix.length);
    return true;
  }

  /** Starts at a state of the endings. */
  beginAt(state: number): void {
    this.#push(this.automata.endings, state, this.matcher.start, 0);
  }

  /** Walks all paths. @throws PackedFormatError */
  *go(): Searching {
    for (let items = 1; this.#height > 0; items++) {
      const form = this.#nextOfStem() ?? this.#readItem(this.#frames[this.#height - 1] as Frame);
      if (form !== null) yield form;
      else if (items % ITEMS_AT_ONCE === 0) yield null;
    }
  }

  /** Reads the next item of a frame. Returns the form that ends there, if it matches. */
  #readItem(frame: Frame): string | null {
    if (frame.item === UNOPENED) return this.#open(frame);
    if (frame.entry !== NONE) return this.#readEntry(frame);
    if (frame.item !== NONE) this.#readArc(frame);
    else this.#pop(frame);
    return null;
  }

  #open(frame: Frame): string | null {
    const { bytes, state, read, letters } = frame;
    frame.item = state;
    if (!hasPayload(bytes, state)) return null;
    frame.item = byteAt(bytes, state) & LAST ? NONE : afterPayload(bytes, state + 1);
    if (bytes === this.automata.endings) return this.matcher.isWhole(read) ? this.#tell(letters) : null;
    frame.entry = state + 1;
    return null;
  }

  /** Continues in the paradigm of a stem. */
  #readEntry(frame: Frame): string | null {
    const { endings, entries, stems } = this.automata;
    const { read, letters } = frame;
    const value = varint(stems, frame.entry);
    frame.entry = value & 1 ? afterVarint(stems, frame.entry) : NONE;
    const entry = (value >>> 1) * ENTRY_WORDS;
    const filter = this.#mark > 0 ? filterBit(this.#mark) : this.#filterOf(read);
    if (!((entries[entry + ENTRY_FILTER] as number) & filter)) return null;
    const start = this.#startOf(entry, letters);
    if (start === NOWHERE) return null;
    if (letters - this.#prefixLength >= STEM_LETTERS) this.#beginEndings(start, read, letters);
    // An entry with a shorter stem has only forms of the length of the stem.
    else if (hasPayload(endings, start) && this.matcher.isWhole(read)) return this.#tell(letters);
    return null;
  }

  /** Returns the current stem with its next ending; null after the last one. */
  #nextOfStem(): string | null {
    while (this.#given < this.#tails.length) {
      const tail = this.#tails[this.#given++] as string;
      if (this.#stem.length + tail.length <= this.longest) {
        this.#found++;
        return this.#stem + tail;
      }
      this.#cut++;
    }
    return null;
  }

  /** Starts with the endings from a state. They are stored, because thousands of stems may share a paradigm. */
  #beginEndings(state: number, read: number, letters: number): void {
    const known = this.#endings.get(read) ?? new Map<number, readonly string[]>();
    this.#endings.set(read, known);
    const kept = known.get(state);
    if (!kept && this.#endingsKept > MOST_ENDINGS) {
      this.#push(this.automata.endings, state, read, letters);
      return;
    }
    this.#tails = kept ?? this.#keepEndings(known, state, read);
    this.#given = 0;
    if (this.#tails.length > 0) this.#stem = this.#textOf(letters);
  }

  #keepEndings(known: Map<number, readonly string[]>, state: number, read: number): readonly string[] {
    const endings: string[] = [];
    this.#collecting = 0;
    this.#collect(state, read, '', endings);
    this.#endingsKept += endings.length + 1;
    known.set(state, endings);
    return endings;
  }

  /** Adds all endings from a state that match to `into`. @throws PackedFormatError */
  #collect(state: number, read: number, before: string, into: string[]): void {
    if (before.length > LONGEST || ++this.#collecting > MOST_COLLECTING) {
      throw new PackedFormatError(`no endings at ${state}`);
    }
    const { endings, alphabet } = this.automata;
    if (hasPayload(endings, state) && this.matcher.isWhole(read)) into.push(before);
    forEachArc(endings, state, (letter, target) => {
      const next = this.matcher.after(read, letter);
      if (next !== NO_WAY) this.#collect(target, next, before + alphabet[letter - 1], into);
    });
  }

  #readArc(frame: Frame): void {
    const { bytes, letters } = frame;
    let item = frame.item;
    const head = byteAt(bytes, item++);
    let letter = head & LABEL_MASK;
    if (letter === LONG_LABEL) letter = byteAt(bytes, item++);
    const target = head & NEXT ? item : varint(bytes, item);
    frame.item = head & LAST ? NONE : afterVarint(bytes, item);
    const read = this.matcher.after(frame.read, letter);
    if (read === NO_WAY) return;
    this.#way[letters] = letter;
    this.#push(bytes, target, read, letters + 1);
  }

  #push(bytes: Uint8Array, state: number, read: number, letters: number): void {
    if (letters > this.longest) {
      if (letters > LONGEST) throw new PackedFormatError(`too long at ${state}`);
      this.#cut++;
      return;
    }
    if (this.#deadOf(bytes, letters)?.has(state, read)) return;
    const frame = this.#frames[this.#height++] as Frame;
    frame.bytes = bytes;
    frame.state = state;
    frame.read = read;
    frame.letters = letters;
    frame.item = UNOPENED;
    frame.entry = NONE;
    frame.before = this.#found + this.#cut;
  }

  #pop({ bytes, state, read, letters, before }: Frame): void {
    this.#height--;
    if (this.#found + this.#cut === before) this.#deadOf(bytes, letters)?.add(state, read, bytes.length);
  }

  /**
   * Returns the dead ends of a section; undefined for the first letters of stems. The same state may be reached again after more letters.
   * Other entries may then continue, because the letters before it belong to the endings.
   */
  #deadOf(bytes: Uint8Array, letters: number): DeadStates | undefined {
    if (bytes === this.automata.endings) return this.#deadEndings;
    return letters - this.#prefixLength > STEM_LETTERS ? this.#deadStems : undefined;
  }

  /** Returns filter bits of the letters with which a matching ending may begin; bit 0 is the empty ending. */
  #filterOf(read: number): number {
    const known = this.#filters.get(read);
    if (known !== undefined) return known;
    let filter = this.matcher.isWhole(read) ? 1 : 0;
    for (let letter = 1; letter <= this.automata.alphabet.length; letter++) {
      if (this.matcher.after(read, letter) !== NO_WAY) filter |= filterBit(letter);
    }
    this.#filters.set(read, filter);
    return filter;
  }

  /** Returns the state of the endings that follows the stem of the path; NOWHERE if there is none. */
  #startOf(entry: number, letters: number): number {
    const { entries, endings } = this.automata;
    const start = entries[entry + ENTRY_START] as number;
    if (this.#mark === 0) return start & OFFSET_MASK;
    let state = step(endings, (entries[entry + ENTRY_ROOT] as number) & OFFSET_MASK, this.#mark);
    for (let i = letters - ((start >>> 24) & TAKEN_MASK); i < letters && state !== NOWHERE; i++) {
      state = step(endings, state, this.#way[i] as number);
    }
    return state;
  }

  #tell(letters: number): string {
    this.#found++;
    return this.#textOf(letters);
  }

  #textOf(letters: number): string {
    let text = '';
    for (let i = 0; i < letters; i++) text += this.automata.alphabet[(this.#way[i] as number) - 1];
    return text;
  }
}

/** Dead ends: the pairs of an automaton state and a matcher state from which no path leads to a word. */
class DeadStates {
  /** A bit for each state of the automaton, by state of the matcher. */
  readonly #states = new Map<number, Uint8Array>();

  has(state: number, read: number): boolean {
    const states = this.#states.get(read);
    return states !== undefined && ((states[state >>> 3] as number) & (1 << (state & 7))) !== 0;
  }

  /** Adds a pair, unless too many matcher states are stored. @param length of the automaton in bytes */
  add(state: number, read: number, length: number): void {
    let states = this.#states.get(read);
    if (!states) {
      if (this.#states.size === MOST_REMEMBERED) return;
      states = new Uint8Array((length >>> 3) + 1);
      this.#states.set(read, states);
    }
    states[state >>> 3] = (states[state >>> 3] as number) | (1 << (state & 7));
  }
}
