/** The packed lexicon. It reads an ArrayBuffer in place (layout in format.ts); opening parses nothing but a few names. */
import { withCapital } from '../words/capital.ts';
import { type Marks, sharedStart } from '../words/letters.ts';
import {
  type Automata,
  AutomatonCheck,
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
  CASE,
  ENTRY_CASE,
  ENTRY_FILTER,
  ENTRY_ROOT,
  ENTRY_START,
  ENTRY_STRINGS,
  ENTRY_WORDS,
  filterBit,
  INFERRED,
  INFIX_MASK,
  INFIX_SHIFT,
  INFIXES,
  LABEL_MASK,
  LAST_PLACE,
  MARK_MASK,
  NAJ,
  NIE,
  OFFSET_MASK,
  PAYLOAD,
  PLACE_SHIFT,
  SHARE_MARK,
  SHARES,
  SOURCE_SHIFT,
  SOURCES_MASK,
  STEM_LETTERS,
  TAKEN_MASK,
} from './format.ts';
import type { Frequency } from './frequency.ts';
import { type Edits, type FormReading, LEMMA_MARKS, type Lexicon, type Reading } from './lexicon.ts';
import { NeighbourWalk } from './neighbours.ts';
import { countOf, readMeta, StringTable, sectionsOf, viewOf, wordsOf } from './sections.ts';
import { applyEdits, withOwnEszett } from './spelling.ts';
import { addSource, readTag, type StoredTag } from './stored-tag.ts';

/** Maximum length of a form that is looked up, in UTF-16 units. No list has longer ones. */
const LONGEST_FORM = 64;
/** First code unit that is in no alphabet. The highest one in an alphabet is the apostrophe U+2019. */
const HIGHEST_UNIT = 0x2020;

/** The marks before a paradigm's endings: none, `nie-`, `naj-`. */
const MARKS = ['', NIE, NAJ] as const;

/** Maximum number of endings of a paradigm, and of stems of a lexicon. Bytes with more are damaged. */
const MOST_ENDINGS = 20_000;
const MOST_STEMS = 4_000_000;
const PREFIXES = ['', 'nie', 'naj'] as const;

/** The tag number of a reading without a tag. */
const NO_TAG = -1;

const NO_READINGS: readonly Reading[] = [];

/** Number of forms whose readings are cached. */
const CACHE_SIZE = 256;

/** Implements `Lexicon`. With damaged bytes, calls may return wrong answers or throw PackedFormatError, but they always end. */
export class PackedLexicon implements Lexicon {
  readonly name: string;
  readonly edition: string;
  /** Number of different forms. */
  readonly formCount: number;

  private readonly strings: StringTable;
  private readonly tagsets: DataView;
  private readonly tagsetCount: number;
  private readonly entries: Uint32Array;
  private readonly index: Uint32Array;
  private readonly letters: number;
  private readonly endings: Uint8Array;
  private readonly stems: Uint8Array;
  private readonly stemsRoot: number;
  private readonly alphabet: string;
  /** Names of the sources, by the bits of an entry. */
  private readonly attestedBy: ReadonlyArray<readonly string[]>;
  /** Features and shares of lemmas, by number of the string. Each is read when an entry first uses it. */
  private readonly descriptions: Described[] = [];
  /** Letter number by code unit; 0 for letters that no form has. */
  private readonly codeOf = new Uint8Array(HIGHEST_UNIT);
  private readonly markCodes: readonly number[];
  private readonly markBits: readonly number[];
  /** The automata for the walks of neighbours.ts and search.ts. */
  readonly automata: Automata;
  private readonly neighbourhood: NeighbourWalk;
  /** True when any stem has an infix. Determined when the forms of a lemma are first needed. */
  private hasInfixes: boolean | undefined;
  /** Checks the endings for damage. Created when the endings of a paradigm are first needed. */
  private checkedEndings: AutomatonCheck | undefined;
  /** Letter numbers of the form that is looked up; reused, because lookups are synchronous. */
  private readonly codes = new Uint8Array(LONGEST_FORM);
  /** Hits of the lookup, three numbers each: entry, length of the stem, tagset. The array is reused, too; `hitCount` numbers of it are in use. */
  private readonly hits: number[] = [];
  private hitCount = 0;
  /** Readings of the latest forms, because a verdict looks up the same form several times. */
  private readonly cached = new Map<string, readonly Reading[]>();
  /** The latest result of `reach`, because a diagnosis needs it several times for the same form. */
  private reachedForm = '';
  private reachedLetters = 0;

  /**
   * @param frequency orders the readings, likeliest first; without it they have the order of the lexicon
   * @throws LexiconFormatError if the bytes are not a lexicon of this version
   */
  constructor(
    bytes: ArrayBuffer,
    private readonly frequency?: Frequency,
  ) {
    const section = sectionsOf(bytes);
    const meta = readMeta(section('meta'));
    this.name = meta.name;
    this.edition = meta.edition;
    this.formCount = meta.forms;
    this.alphabet = meta.alphabet;
    this.stemsRoot = meta.stemsRoot;
    const { sources = [] } = meta;
    this.attestedBy = Array.from({ length: SOURCES_MASK + 1 }, (_, bits) => sources.filter((_, i) => bits & (1 << i)));
    for (let i = 0; i < meta.alphabet.length; i++) this.codeOf[meta.alphabet.charCodeAt(i)] = i + 1;
    this.markCodes = MARKS.map((mark) => (mark ? (this.codeOf[mark.charCodeAt(0)] as number) : 0));
    this.markBits = this.markCodes.map(filterBit);
    this.strings = new StringTable(section('strings'));
    this.tagsets = viewOf(section('tagsets'));
    this.tagsetCount = countOf(this.tagsets);
    this.entries = wordsOf(section('entries'));
    this.index = wordsOf(section('index'));
    this.letters = meta.alphabet.length + 1;
    this.endings = section('endings');
    this.stems = section('stems');
    this.automata = {
      stems: this.stems,
      stemsRoot: this.stemsRoot,
      endings: this.endings,
      entries: this.entries,
      alphabet: this.alphabet,
      prefixes: PREFIXES.map((prefix, m) => ({ prefix, mark: this.markCodes[m] as number })).filter(
        ({ prefix, mark }) => prefix === '' || mark > 0,
      ),
    };
    this.neighbourhood = new NeighbourWalk(this.automata, wordsOf(section('triples')));
  }

  has(form: string): boolean {
    const length = this.encode(form);
    if (length === 0) return false;
    for (let m = 0; m < MARKS.length; m++) {
      const from = (PREFIXES[m] as string).length;
      if (m > 0 && !form.startsWith(PREFIXES[m] as string)) continue;
      if (this.search(from, length, m, false)) return true;
    }
    return false;
  }

  reach(form: string): number {
    if (form === this.reachedForm) return this.reachedLetters;
    const length = this.encodeStart(form);
    let furthest = 0;
    for (let m = 0; m < MARKS.length; m++) {
      if (m > 0 && this.markCodes[m] === 0) continue;
      const prefix = PREFIXES[m] as string;
      const shared = sharedStart(form, prefix);
      furthest = Math.max(furthest, shared < prefix.length ? shared : this.reachFrom(shared, length, m));
    }
    this.reachedForm = form;
    this.reachedLetters = furthest;
    return furthest;
  }

  readings(form: string): readonly Reading[] {
    const known = this.cached.get(form);
    if (known) return known;
    const found = this.lookUp(form);
    // A form without readings is not cached, because looking it up is as fast as the cache.
    if (found.length === 0) return found;
    if (this.cached.size === CACHE_SIZE) this.cached.clear();
    this.cached.set(form, found);
    return found;
  }

  private lookUp(form: string): readonly Reading[] {
    const length = this.encode(form);
    if (length === 0) return NO_READINGS;
    let found: Reading[] | undefined;
    for (let m = 0; m < MARKS.length; m++) {
      const from = (PREFIXES[m] as string).length;
      if (m > 0 && !form.startsWith(PREFIXES[m] as string)) continue;
      this.hitCount = 0;
      if (!this.search(from, length, m, true)) continue;
      found ??= [];
      for (let i = 0; i < this.hitCount; i += 3) {
        const entry = this.hits[i] as number;
        const base = form.slice(from, from + (this.hits[i + 1] as number) - this.taken(entry));
        this.addReadings(found, form, base, entry, this.hits[i + 2] as number);
      }
    }
    if (!found) return NO_READINGS;
    return this.frequency?.likeliestFirst(found) ?? found;
  }

  forms(lemma: string): FormReading[] {
    const result: FormReading[] = [];
    this.addForms(result, lemma, 0, 0);
    this.hasInfixes ??= this.findInfix();
    if (!this.hasInfixes) return result;
    for (let infix = 1; infix < INFIXES.length; infix++) {
      for (let place = 0; place < Math.min(lemma.length, LAST_PLACE); place++) {
        this.addForms(result, lemma.slice(0, place) + INFIXES[infix] + lemma.slice(place), infix, place);
      }
    }
    return result;
  }

  neighbours(form: string, marks: Marks, edits: Edits = 1): string[] {
    return [...this.neighbourhood.around(form, marks, edits)];
  }

  /** Returns true when any entry has a stem with an infix, as in German. Otherwise `forms` need not try the positions of infixes. */
  private findInfix(): boolean {
    for (let entry = 0; entry < this.entries.length / ENTRY_WORDS; entry++) if (this.infix(entry) > 0) return true;
    return false;
  }

  /** Adds the forms of the entries whose lemma, with the infix inserted at `place`, is `stemmed`. */
  private addForms(result: FormReading[], stemmed: string, infix: number, place: number): void {
    const length = this.encode(stemmed);
    const seen = new Set<number>();
    let state = length === 0 ? NOWHERE : this.stemsRoot;
    for (let depth = 0; state !== NOWHERE; depth++) {
      this.forEachEntry(state, (entry) => {
        if (this.infix(entry) !== infix || (infix > 0 && this.place(entry) !== place)) return;
        const base = stemmed.slice(0, depth - this.taken(entry));
        const root = this.root(entry);
        // A split paradigm has several entries at the stems of one lemma, which share root and lemma.
        const key = root * 64 + base.length;
        if (base + this.lemmaEnding(entry) !== stemmed || (this.taken(entry) > 0 && seen.has(key))) return;
        if (this.taken(entry) > 0) seen.add(key);
        this.walkEndings(root, (ending, tagset) => {
          const mark = MARKS.indexOf(ending[0] as (typeof MARKS)[number]);
          const form = mark > 0 ? (PREFIXES[mark] as string) + base + ending.slice(1) : base + ending;
          const readings: Reading[] = [];
          this.addReadings(readings, form, base, entry, tagset);
          for (const reading of readings) result.push({ form, reading });
        });
      });
      if (depth >= length) break;
      state = step(this.stems, state, this.codes[depth] as number);
    }
  }

  /** Calls `visit` with each form of the lexicon. It may call it more than once with the same form. */
  forEachForm(visit: (form: string) => void): void {
    const walk = (state: number, stem: string): void => {
      this.forEachEntry(state, (entry) => {
        const base = stem.slice(0, stem.length - this.taken(entry));
        this.walkEndings(this.root(entry), (ending) => {
          const mark = MARKS.indexOf(ending[0] as (typeof MARKS)[number]);
          visit(mark > 0 ? (PREFIXES[mark] as string) + base + ending.slice(1) : base + ending);
        });
      });
      forEachArc(this.stems, state, (letter, target) => walk(target, stem + this.alphabet[letter - 1]));
    };
    new AutomatonCheck(this.stems, {
      letters: this.alphabet.length,
      longest: LONGEST_FORM,
      words: MOST_STEMS,
    }).wordsFrom(this.stemsRoot);
    walk(this.stemsRoot, '');
  }

  /** Writes the letter numbers of the form to `codes`. Returns its length; 0 if no form has one of its letters, or if it is too long. */
  private encode(form: string): number {
    const { length } = form;
    return length <= LONGEST_FORM && this.encodeStart(form) === length ? length : 0;
  }

  /** Writes letter numbers to `codes` up to the first letter that no form has. Returns how many it has written. */
  private encodeStart(form: string): number {
    const length = Math.min(form.length, LONGEST_FORM);
    for (let i = 0; i < length; i++) {
      const unit = form.charCodeAt(i);
      const code = unit < HIGHEST_UNIT ? (this.codeOf[unit] as number) : 0;
      if (code === 0) return i;
      this.codes[i] = code;
    }
    return length;
  }

  /**
   * Walks the stems along `codes[from…to)` and looks up the rest of the form in the paradigms of each stem.
   * @param isForAll adds all hits to `hits`; otherwise the walk stops at the first one
   * @returns true if there is a hit
   */
  private search(from: number, to: number, mark: number, isForAll: boolean): boolean {
    const { stems, codes, entries } = this;
    const length = to - from;
    if (length < 1) return false;
    let hit = false;
    let at = from;
    let state = this.stemsRoot;
    if (length >= 2) {
      state = this.afterTwo(at);
      if (state === NOWHERE) return false;
      // The states after two letters have many arcs, so they are stored as tables.
      if (length >= STEM_LETTERS) {
        const [one, two, three] = [codes[at] as number, codes[at + 1] as number, codes[at + 2] as number];
        const { starts } = this.neighbourhood;
        state = starts.target(starts.tableAt(one, two, state), three);
        if (state === NOWHERE) return false;
        at++;
      }
      at += 2;
    } else {
      state = step(stems, state, codes[at++] as number);
      if (state === NOWHERE) return false;
    }
    // An entry with a shorter stem has only forms of the length of the stem.
    const shortest = from + Math.min(STEM_LETTERS, length);
    for (;;) {
      if (at >= shortest && (byteAt(stems, state) & LABEL_MASK) === PAYLOAD) {
        const wanted = mark > 0 ? (this.markBits[mark] as number) : at < to ? filterBit(codes[at] as number) : 1;
        for (let offset = state + 1; ; ) {
          const value = varint(stems, offset);
          const entry = value >> 1;
          if ((entries[entry * ENTRY_WORDS + ENTRY_FILTER] as number) & wanted) {
            const tagset = this.matchEnding(entry, at, to, mark);
            if (tagset >= 0) {
              if (!isForAll) return true;
              hit = true;
              this.hits[this.hitCount++] = entry;
              this.hits[this.hitCount++] = at - from;
              this.hits[this.hitCount++] = tagset;
            }
          }
          if (!(value & 1)) break;
          offset = afterVarint(stems, offset);
        }
      }
      if (at === to) return hit;
      state = step(stems, state, codes[at++] as number);
      if (state === NOWHERE) return hit;
    }
  }

  /** Returns the state of the stems after `codes[from]` and the next letter, or NOWHERE. */
  private afterTwo(from: number): number {
    return this.index[(this.codes[from] as number) * this.letters + (this.codes[from + 1] as number)] as number;
  }

  /** Returns the number of the tagset of the ending `codes[at…to)` in the entry's paradigm; -1 if the paradigm has no such ending. */
  private matchEnding(entry: number, at: number, to: number, mark: number): number {
    const { endings, codes } = this;
    let state = this.startOf(entry, at, mark);
    for (let i = at; i < to && state !== NOWHERE; i++) state = step(endings, state, codes[i] as number);
    return state !== NOWHERE && hasPayload(endings, state) ? varint(endings, state + 1) >> 1 : -1;
  }

  /** Returns the state of the endings that follows the entry's stem, which ends before `codes[at]`; NOWHERE if there is none. */
  private startOf(entry: number, at: number, mark: number): number {
    if (mark === 0) return (this.entries[entry * ENTRY_WORDS + ENTRY_START] as number) & OFFSET_MASK;
    let state = step(this.endings, this.root(entry), this.markCodes[mark] as number);
    for (let i = at - this.taken(entry); i < at && state !== NOWHERE; i++) {
      state = step(this.endings, state, this.codes[i] as number);
    }
    return state;
  }

  /** Returns the index in `codes` up to which some stem with an ending of its paradigm matches `codes[from…to)`. */
  private reachFrom(from: number, to: number, mark: number): number {
    const { stems, codes, entries } = this;
    let furthest = from;
    let state = this.stemsRoot;
    let at = from;
    const afterTwo = to - from < 2 ? NOWHERE : this.afterTwo(from);
    if (afterTwo !== NOWHERE) {
      state = afterTwo;
      at += 2;
    }
    for (; ; at++) {
      furthest = Math.max(furthest, at);
      if (at === to) return furthest;
      // An entry with a shorter stem has only forms of the length of the stem.
      if (at - from >= STEM_LETTERS && hasPayload(stems, state)) {
        const wanted = mark > 0 ? (this.markBits[mark] as number) : filterBit(codes[at] as number);
        for (let offset = state + 1; ; offset = afterVarint(stems, offset)) {
          const value = varint(stems, offset);
          const entry = value >> 1;
          if ((entries[entry * ENTRY_WORDS + ENTRY_FILTER] as number) & wanted) {
            furthest = Math.max(furthest, this.reachOfEnding(entry, at, to, mark));
          }
          if (!(value & 1)) break;
        }
      }
      state = step(stems, state, codes[at] as number);
      if (state === NOWHERE) return furthest;
    }
  }

  /** Returns the index in `codes` up to which an ending of the entry's paradigm matches `codes[at…to)`; 0 if there is no ending. */
  private reachOfEnding(entry: number, at: number, to: number, mark: number): number {
    let state = this.startOf(entry, at, mark);
    if (state === NOWHERE) return 0;
    for (let i = at; i < to; i++) {
      state = step(this.endings, state, this.codes[i] as number);
      if (state === NOWHERE) return i;
    }
    return to;
  }

  private walkEndings(root: number, visit: (ending: string, tagset: number) => void): void {
    const walk = (state: number, ending: string): void => {
      if (hasPayload(this.endings, state)) visit(ending, varint(this.endings, state + 1) >> 1);
      forEachArc(this.endings, state, (letter, target) => walk(target, ending + this.alphabet[letter - 1]));
    };
    if (root === NOWHERE) return;
    this.checkedEndings ??= new AutomatonCheck(this.endings, {
      letters: this.alphabet.length,
      longest: LONGEST_FORM,
      words: MOST_ENDINGS,
    });
    this.checkedEndings.wordsFrom(root);
    walk(root, '');
  }

  private forEachEntry(state: number, visit: (entry: number) => void): void {
    if (!hasPayload(this.stems, state)) return;
    for (let offset = state + 1; ; offset = afterVarint(this.stems, offset)) {
      const value = varint(this.stems, offset);
      if ((value >>> 1) * ENTRY_WORDS >= this.entries.length) throw new PackedFormatError(`entry ${value >>> 1}`);
      visit(value >>> 1);
      if (!(value & 1)) return;
    }
  }

  private addReadings(found: Reading[], form: string, base: string, entry: number, tagset: number): void {
    const flags = (this.entries[entry * ENTRY_WORDS + ENTRY_ROOT] as number) >>> 24;
    const described = this.described((this.entries[entry * ENTRY_WORDS + ENTRY_STRINGS] as number) >>> 16);
    const infix = INFIXES[this.infix(entry)] ?? '';
    const place = this.place(entry);
    const stemmed = base + this.lemmaEnding(entry);
    const lemma = infix ? cut(stemmed, infix, place) : stemmed;
    const casing = (this.entries[entry * ENTRY_WORDS + ENTRY_CASE] as number) & 0xffff;
    const spelledLemma = this.spell(lemma, lemma, casing);
    const source = this.strings.get((this.entries[entry * ENTRY_WORDS + ENTRY_CASE] as number) >>> 16);
    const mark = LEMMA_MARKS[flags & MARK_MASK] ?? '';
    const attestedBy = this.attestedBy[(flags >> SOURCE_SHIFT) & SOURCES_MASK] ?? [];
    if (tagset >= this.tagsetCount) throw new PackedFormatError(`tagset ${tagset}`);
    const data = 4 + (this.tagsetCount + 1) * 4;
    const first = this.tagsets.getUint32(4 + tagset * 4, true);
    const end = this.tagsets.getUint32(8 + tagset * 4, true);
    if (data + end * 2 > this.tagsets.byteLength) throw new PackedFormatError(`tagset ${tagset} cut off`);
    // An entry without tags that has a spelling, a mark or a source gives one reading without a tag.
    const isKnownByEntry = casing !== CASE.LOWER || (flags & MARK_MASK) !== 0 || attestedBy.length > 0;
    const last = first === end && isKnownByEntry ? first + 1 : end;
    for (let i = first; i < last; i++) {
      const { tag, origin, rule, ownEszett } = this.tagOf(
        described,
        i < end ? this.tagsets.getUint16(data + i * 2, true) : NO_TAG,
      );
      const isInferred = (flags & INFERRED) !== 0 && origin === 'attested';
      const reading: Reading = { lemma: spelledLemma, tag, origin: isInferred ? 'inferred' : origin, mark };
      if (rule !== undefined) reading.rule = rule;
      if (source) addSource(reading, source);
      if (attestedBy.length > 0) reading.attestedBy = attestedBy;
      if (described.share !== undefined) reading.share = described.share;
      const eszett = ownEszett ? withOwnEszett(form, stemmed) : form;
      const spelling = infix
        ? insert(
            this.spell(cut(eszett, infix, place), lemma, casing),
            infix,
            this.spell(lemma.slice(0, place), lemma, casing).length,
          )
        : this.spell(eszett, lemma, casing);
      if (spelling !== form) reading.spelling = spelling;
      found.push(reading);
    }
  }

  /** Parses the string of this number: the features of a lemma, and the share. */
  private described(number: number): Described {
    const known = this.descriptions[number];
    if (known) return known;
    const [features = '', share] = this.strings.get(number).split(SHARE_MARK);
    const described = { features, share: share === undefined ? undefined : SHARES[Number(share[0])], tags: new Map() };
    this.descriptions[number] = described;
    return described;
  }

  /** Returns the tag, with the features of the lemma added. @param number of the stored tag, or NO_TAG */
  private tagOf({ features, tags }: Described, number: number): StoredTag {
    let tag = tags.get(number);
    if (!tag) {
      tag = readTag(number === NO_TAG ? '' : this.strings.get(number), features);
      tags.set(number, tag);
    }
    return tag;
  }

  /** Returns the spelling of a form, or of the lemma itself, by a case pattern. */
  private spell(form: string, lemma: string, casing: number): string {
    if (casing === CASE.LOWER) return form;
    if (casing === CASE.TITLE) return withCapital(form);
    if (casing === CASE.PARTS) return form.replace(/(^|-)./gu, (start) => start.toUpperCase());
    if (casing >= CASE.EDITED) return applyEdits(form, lemma, this.strings.get(casing - CASE.EDITED));
    const shared = sharedStart(form, lemma);
    return form.slice(0, shared).toUpperCase() + form.slice(shared);
  }

  private root(entry: number): number {
    return (this.entries[entry * ENTRY_WORDS + ENTRY_ROOT] as number) & OFFSET_MASK;
  }

  private taken(entry: number): number {
    return ((this.entries[entry * ENTRY_WORDS + ENTRY_START] as number) >>> 24) & TAKEN_MASK;
  }

  /** Returns the number of the infix of the entry's stem. */
  private infix(entry: number): number {
    return ((this.entries[entry * ENTRY_WORDS + ENTRY_START] as number) >>> (24 + INFIX_SHIFT)) & INFIX_MASK;
  }

  /** Returns the number of letters before the infix. */
  private place(entry: number): number {
    return (this.entries[entry * ENTRY_WORDS + ENTRY_START] as number) >>> (24 + PLACE_SHIFT);
  }

  private lemmaEnding(entry: number): string {
    return this.strings.get((this.entries[entry * ENTRY_WORDS + ENTRY_STRINGS] as number) & 0xffff);
  }
}

/** Opens a packed lexicon; the buffer must not change afterwards. @throws LexiconFormatError */
export function openLexicon(bytes: ArrayBuffer, frequency?: Frequency): PackedLexicon {
  return new PackedLexicon(bytes, frequency);
}

/** Data that several lemmas share: the features of all their tags, and the probability that the official list has them. */
interface Described {
  readonly features: string;
  readonly share: number | undefined;
  /** Tags by number. Equal readings share one string, because a new string would be hashed at each lookup in a table of tags. */
  readonly tags: Map<number, StoredTag>;
}

function cut(text: string, infix: string, place: number): string {
  return text.slice(0, place) + text.slice(place + infix.length);
}

function insert(text: string, infix: string, place: number): string {
  return text.slice(0, place) + infix + text.slice(place);
}
