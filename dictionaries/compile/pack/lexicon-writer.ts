/** Packs lemma groups into the bytes of a lexicon (layout in src/core/lexicon/format.ts). */
import {
  AFTER_FORM,
  CASE,
  ENTRY_CASE,
  ENTRY_FILTER,
  ENTRY_ROOT,
  ENTRY_START,
  ENTRY_STRINGS,
  ENTRY_WORDS,
  FORMAT_VERSION,
  filterBit,
  HEADER_BYTES,
  INFERRED,
  INFIX_SHIFT,
  INFIXES,
  LAST_PLACE,
  type LexiconMeta,
  MAGIC,
  NAJ,
  NIE,
  PLACE_SHIFT,
  pairOf,
  SECTIONS,
  SHARE_MARK,
  SHARES,
  SOURCE_SHIFT,
  STEM_LETTERS,
  TRIPLES,
} from '../../../src/core/lexicon/format.ts';
import { LEMMA_MARKS, type LemmaMark } from '../../../src/core/lexicon/lexicon.ts';
import { editsOf } from '../../../src/core/lexicon/spelling.ts';
import { shownSlots, stemOf } from '../infer.ts';
import { type LemmaGroup, slotForm, splitSlot } from '../lemma-groups.ts';
import { Vocabulary } from '../word-set.ts';
import { AutomatonBuilder } from './automaton-builder.ts';

/** A group to be packed: all forms in lower case, with the spelling beside. */
export interface PackedGroup extends LemmaGroup {
  mark?: LemmaMark;
  /** The dictionary's spelling of the lemma, if it is not in lower case. */
  spelling?: string;
  /** What a curated lemma stands for: the brand, the phrase, the expansion. */
  source?: string;
  /** Bits of the lexicon's sources that have the lemma. */
  attested?: number;
  /** Probability that the official list has the lemma, 0 to 1. */
  share?: number;
  /** Infix of the stem of these forms; other forms of the lemma are a group of their own. */
  infix?: { letters: (typeof INFIXES)[number]; place: number };
}

interface Entry {
  root: number;
  start: number;
  taken: number;
  infix: number;
  lemmaEnding: string;
  features: string;
  flags: number;
  casing: number;
  source: string;
}

/** Numbers strings by first use. */
class Numbering<T> {
  readonly values: T[] = [];
  private readonly numbers = new Map<string, number>();

  number(value: T, key = String(value)): number {
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.values.length;
      this.values.push(value);
      this.numbers.set(key, number);
    }
    return number;
  }
}

/** Maximum number of strings: 16 bits without the case patterns that share them. */
const MOST_STRINGS = 0xffff - CASE.EDITED;
/** NIE and NAJ are the first letters of the alphabet. */
const MARK_COUNT = 2;

const CODE_POINTS = 0x110000;
/** Last code point of one UTF-16 unit. */
const LAST_OF_ONE_UNIT = 0xffff;

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns the letters by frequency, so that frequent ones get one-byte items; ties in code point order. */
function alphabetOf(groups: readonly PackedGroup[]): string {
  const counts = new Uint32Array(CODE_POINTS);
  const count = (text: string): void => {
    for (let i = 0; i < text.length; i++) {
      const letter = text.codePointAt(i) as number;
      counts[letter] = (counts[letter] as number) + 1;
      if (letter > LAST_OF_ONE_UNIT) i++;
    }
  };
  for (const group of groups) {
    count(group.lemma);
    for (const key of group.slots.keys()) count(slotForm(key));
  }
  const used = [...counts.keys()].filter((letter) => counts[letter]);
  const letters = used.map((letter) => ({ letter: String.fromCodePoint(letter), count: counts[letter] as number }));
  letters.sort((a, b) => b.count - a.count || byCodePoint(a.letter, b.letter));
  return [NIE, NAJ, ...letters.map(({ letter }) => letter)].join('');
}

function casePattern(lemma: string, spelling: string | undefined, strings: Numbering<string>): number {
  if (spelling === undefined || spelling === lemma) return CASE.LOWER;
  if (spelling === lemma.charAt(0).toUpperCase() + lemma.slice(1)) return CASE.TITLE;
  if (spelling === lemma.replace(/(^|-)./gu, (start) => start.toUpperCase())) return CASE.PARTS;
  if (spelling === lemma.toUpperCase()) return CASE.UPPER;
  const edits = editsOf(lemma, spelling);
  if (edits === null) throw new Error(`${spelling} is not a spelling of ${lemma}`);
  return CASE.EDITED + strings.number(edits);
}

/** Returns the index of the nearest of SHARES. */
function levelOf(share: number): number {
  let nearest = 0;
  for (const [level, value] of SHARES.entries())
    if (Math.abs(value - share) < Math.abs((SHARES[nearest] as number) - share)) nearest = level;
  return nearest;
}

export interface LexiconStatistics {
  forms: number;
  lemmas: number;
  entries: number;
  paradigms: number;
  tagsets: number;
  stems: { states: number; arcs: number; bytes: number };
  endings: { states: number; arcs: number; bytes: number };
  bytes: number;
}

/** Packs groups; the order of the groups does not change the bytes. */
export function packLexicon(
  groups: readonly PackedGroup[],
  about: Pick<LexiconMeta, 'name' | 'edition' | 'sources'>,
): { bytes: Uint8Array; statistics: LexiconStatistics } {
  const alphabet = alphabetOf(groups);
  const codeOf = new Map([...alphabet].map((letter, i) => [letter, i + 1]));
  const encode = (text: string) => [...text].map((letter) => codeOf.get(letter) as number);
  const strings = new Numbering<string>();
  const tagsets = new Numbering<number[]>();
  const endings = new AutomatonBuilder();
  const entries = new Numbering<Entry>();
  const paradigms = new Map<string, number>();
  /** Root of a paradigm by what `shownSlots` gives. */
  const rootOf = new Map<string, number>();
  const paradigm = (group: PackedGroup, stem: string): number => {
    const slots: [string, string][] = [...group.slots].map(([key, tags]) => {
      const { mark, bare } = splitSlot(key);
      return [mark + bare.slice(stem.length), tags];
    });
    slots.sort(([a], [b]) => byCodePoint(a, b));
    const content = slots.map(([ending, tags]) => `${ending}=${tags}`).join(';');
    let root = paradigms.get(content);
    if (root === undefined) {
      const words = slots.map(([ending, tags]) => {
        const numbers = tags === '' ? [] : tags.split('+').map((tag) => strings.number(tag));
        return { letters: encode(ending), payload: [tagsets.number(numbers, numbers.join(','))] };
      });
      words.sort((a, b) => compareLetters(a.letters, b.letters));
      root = endings.add(words);
      paradigms.set(content, root);
    }
    return root;
  };
  const stemEntries = new Map<string, Map<number, number>>();
  const forms = new Vocabulary();
  const triples = new Uint32Array(TRIPLES);
  const addTriples = (form: string): void => {
    const letters = encode(form);
    letters.forEach((letter, i) => {
      const pair = pairOf(letter, letters[i + 1] ?? AFTER_FORM);
      triples[pair] = (triples[pair] as number) | filterBit(letters[i + 2] ?? AFTER_FORM);
    });
  };
  strings.number('');

  const sorted = [...groups].sort(
    (a, b) =>
      byCodePoint(a.lemma, b.lemma) ||
      byCodePoint(a.pos, b.pos) ||
      byCodePoint(a.features, b.features) ||
      byCodePoint(a.spelling ?? '', b.spelling ?? '') ||
      byCodePoint(a.infix?.letters ?? '', b.infix?.letters ?? '') ||
      (a.infix?.place ?? 0) - (b.infix?.place ?? 0),
  );

  for (const group of sorted) {
    const { letters: infix, place } = group.infix ?? { letters: '', place: 0 };
    if (place > LAST_PLACE) throw new Error(`${group.lemma}: ${infix} stands too far inside`);
    const lemma = group.lemma.slice(0, place) + infix + group.lemma.slice(place);
    const stem = stemOf(lemma, group.slots.keys());
    for (const key of group.slots.keys()) {
      forms.number(key);
      addTriples(slotForm(key));
    }
    const shown = shownSlots(group, stem);
    let root = rootOf.get(shown);
    if (root === undefined) {
      root = paradigm(group, stem);
      rootOf.set(shown, root);
    }
    const common = {
      root,
      features: group.share === undefined ? group.features : group.features + SHARE_MARK + levelOf(group.share),
      infix: (INFIXES.indexOf(infix) << INFIX_SHIFT) | (place << PLACE_SHIFT),
      flags:
        LEMMA_MARKS.indexOf(group.mark ?? '') |
        ((group.attested ?? 0) << SOURCE_SHIFT) |
        (group.inferred ? INFERRED : 0),
      casing: casePattern(group.lemma, group.spelling, strings),
      source: group.source ?? '',
    };
    for (const cluster of clusters(stem, lemma, group)) {
      const taken = cluster.length - stem.length;
      const start = taken === 0 ? root : endings.walk(root, encode(cluster.slice(stem.length)));
      const entry: Entry = {
        ...common,
        start: start ?? -1,
        taken,
        lemmaEnding: lemma.slice(stem.length),
      };
      strings.number(entry.lemmaEnding);
      strings.number(entry.features);
      strings.number(entry.source);
      const number = entries.number(entry, Object.values(entry).join('|'));
      let atStem = stemEntries.get(cluster);
      if (!atStem) {
        atStem = new Map();
        stemEntries.set(cluster, atStem);
      }
      atStem.set(number, (atStem.get(number) ?? 0) + 1);
    }
  }

  // Frequent entries get small numbers, hence one-byte payloads.
  const uses = new Array<number>(entries.values.length).fill(0);
  for (const atStem of stemEntries.values()) for (const number of atStem.keys()) (uses[number] as number)++;
  const ranked = uses.map((_, i) => i).sort((a, b) => (uses[b] as number) - (uses[a] as number) || a - b);
  const rankOf = new Array<number>(ranked.length);
  ranked.forEach((number, rank) => {
    rankOf[number] = rank;
  });

  const stems = new AutomatonBuilder();
  const words = [...stemEntries].map(([stem, atStem]) => ({
    letters: encode(stem),
    payload: [...atStem.keys()].map((number) => rankOf[number] as number).sort((a, b) => a - b),
  }));
  words.sort((a, b) => compareLetters(a.letters, b.letters));
  const stemsRoot = stems.add(words);

  const stemsLaid = stems.layOut([stemsRoot]);
  const roots = new Set<number>();
  for (const entry of entries.values) {
    roots.add(entry.root);
    if (entry.start >= 0) roots.add(entry.start);
  }
  const endingsLaid = endings.layOut([...roots]);

  const entryWords = new Uint32Array(ranked.length * ENTRY_WORDS);
  ranked.forEach((number, rank) => {
    const entry = entries.values[number] as Entry;
    const at = rank * ENTRY_WORDS;
    const start = entry.start < 0 ? 0 : endingsLaid.offsetOf(entry.start);
    entryWords[at + ENTRY_START] = start | ((entry.taken | entry.infix) << 24);
    entryWords[at + ENTRY_ROOT] = endingsLaid.offsetOf(entry.root) | (entry.flags << 24);
    entryWords[at + ENTRY_STRINGS] = strings.number(entry.lemmaEnding) | (strings.number(entry.features) << 16);
    entryWords[at + ENTRY_CASE] = entry.casing | (strings.number(entry.source) << 16);
    // A marked form is matched from the root, so its marks count even if letters are taken.
    const { letters, final } = entry.start < 0 ? { letters: [], final: false } : endings.beginnings(entry.start);
    const marks = endings.beginnings(entry.root).letters.filter((letter) => letter <= MARK_COUNT);
    entryWords[at + ENTRY_FILTER] = [...letters, ...marks].reduce(
      (bits, letter) => bits | filterBit(letter),
      final ? 1 : 0,
    );
  });
  const size = alphabet.length + 1;
  const index = new Uint32Array(size * size);
  for (let first = 1; first < size; first++) {
    for (let second = 1; second < size; second++) {
      const state = stems.walk(stemsRoot, [first, second]);
      if (state !== undefined) index[first * size + second] = stemsLaid.offsetOf(state);
    }
  }

  if (strings.values.length > MOST_STRINGS) throw new Error(`${strings.values.length} strings do not fit 16 bits`);

  const meta: LexiconMeta = { ...about, forms: forms.size, alphabet, stemsRoot: stemsLaid.offsetOf(stemsRoot) };
  const sections: Record<(typeof SECTIONS)[number], Uint8Array> = {
    meta: new TextEncoder().encode(JSON.stringify(meta)),
    strings: stringTable(strings.values),
    tagsets: tagsetTable(tagsets.values),
    entries: new Uint8Array(entryWords.buffer),
    index: new Uint8Array(index.buffer),
    triples: new Uint8Array(triples.buffer),
    endings: endingsLaid.bytes,
    stems: stemsLaid.bytes,
  };
  const bytes = assemble(sections);
  return {
    bytes,
    statistics: {
      forms: forms.size,
      lemmas: groups.length,
      entries: ranked.length,
      paradigms: paradigms.size,
      tagsets: tagsets.values.length,
      stems: { states: stemsLaid.states, arcs: stemsLaid.arcs, bytes: stemsLaid.bytes.length },
      endings: { states: endingsLaid.states, arcs: endingsLaid.arcs, bytes: endingsLaid.bytes.length },
      bytes: bytes.length,
    },
  };
}

function compareLetters(a: readonly number[], b: readonly number[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference) return difference;
  }
  return a.length - b.length;
}

/** Returns the stems of a group: its own, or, if that is too short, the beginnings of its forms. */
function clusters(stem: string, lemma: string, group: LemmaGroup): Iterable<string> {
  if (stem.length >= STEM_LETTERS) return [stem];
  const found = new Set<string>();
  for (const key of group.slots.keys()) found.add(splitSlot(key).bare.slice(0, STEM_LETTERS));
  found.add(lemma.slice(0, STEM_LETTERS));
  return found;
}

function stringTable(strings: readonly string[]): Uint8Array {
  const encoder = new TextEncoder();
  const parts = strings.map((text) => encoder.encode(text));
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(4 + (parts.length + 1) * 4 + size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, parts.length, true);
  const data = 4 + (parts.length + 1) * 4;
  let offset = 0;
  parts.forEach((part, i) => {
    view.setUint32(4 + i * 4, offset, true);
    bytes.set(part, data + offset);
    offset += part.length;
  });
  view.setUint32(4 + parts.length * 4, offset, true);
  return bytes;
}

function tagsetTable(tagsets: readonly (readonly number[])[]): Uint8Array {
  const total = tagsets.reduce((sum, tags) => sum + tags.length, 0);
  const bytes = new Uint8Array(4 + (tagsets.length + 1) * 4 + total * 2);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, tagsets.length, true);
  const data = 4 + (tagsets.length + 1) * 4;
  let at = 0;
  tagsets.forEach((tags, i) => {
    view.setUint32(4 + i * 4, at, true);
    for (const tag of tags) view.setUint16(data + at++ * 2, tag, true);
  });
  view.setUint32(4 + tagsets.length * 4, at, true);
  return bytes;
}

/** Returns the length in whole u32s. */
function padded(length: number): number {
  return (length + 3) & ~3;
}

function assemble(sections: Record<(typeof SECTIONS)[number], Uint8Array>): Uint8Array {
  const size = SECTIONS.reduce((sum, name) => sum + padded(sections[name].length), HEADER_BYTES);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, FORMAT_VERSION, true);
  let offset = HEADER_BYTES;
  SECTIONS.forEach((name, i) => {
    view.setUint32(8 + i * 8, offset, true);
    view.setUint32(12 + i * 8, sections[name].length, true);
    bytes.set(sections[name], offset);
    offset += padded(sections[name].length);
  });
  return bytes;
}
