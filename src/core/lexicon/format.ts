/**
 * Constants and layout of the packed lexicon. docs/lexicon-format.md has tables and a worked example.
 *
 * A word is a stem plus an ending of a paradigm. The stems of all lemmas are one minimal automaton; the endings of all
 * paradigms are another one, with a root for each paradigm. Final states of the first list the paradigms of the stem, final
 * states of the second name the grammatical tags of the form. Sections are padded
 * to whole u32s, so that tables can be read through typed arrays (all machines that browsers run on are little-endian).
 *
 * ```
 * header    0  4  magic "VLEX"
 *           4  4  format version
 *           8  8  each of the SECTIONS in order: offset (u32), length (u32) …
 * meta         UTF-8 JSON, read once: LexiconMeta
 * strings      u32 count, count+1 × u32 offsets into the UTF-8 bytes that follow: tags, endings of lemmas, features
 * tagsets      u32 count, count+1 × u32 offsets (in u16 units) into u16 string numbers that follow
 * entries      count × ENTRY_WORDS × u32, see below
 * index        u32 for each pair of letter numbers: the stems state they lead to, 0 for none
 * triples      u32 for each pair of letter classes: which letters follow both in a form, see TRIPLES
 * endings      automaton
 * stems        automaton
 * ```
 *
 * An automaton is a run of states; a state is a run of items, the last one flagged:
 *
 * ```
 * item      bits 0–5  label: number of a letter in the alphabet (1…61), PAYLOAD, or LONG_LABEL
 *           bit 6     LAST: the state ends here
 *           bit 7     NEXT: the target state follows this one, no address is stored; only on a state's last item
 *           [u8]      the letter's number, when the label is LONG_LABEL
 *           [varint]  PAYLOAD: the value; otherwise the target's offset unless NEXT
 * ```
 *
 * A payload stands first in its state. It is the number of a tagset in `endings`, of an entry in `stems`, times two, plus one
 * when another entry of the same stem follows (as a further varint). Varints are 7 bits a byte, low bits
 * first. Letters are numbered by frequency, states that many arcs lead to lie at small offsets: both keep addresses short.
 */

export const MAGIC = 0x58454c56; // "VLEX", little-endian
export const FORMAT_VERSION = 3;
export const SECTIONS = ['meta', 'strings', 'tagsets', 'entries', 'index', 'triples', 'endings', 'stems'] as const;
export const HEADER_BYTES = 8 + SECTIONS.length * 8;

export const LABEL_MASK = 0x3f;
export const LAST = 0x40;
export const NEXT = 0x80;
export const PAYLOAD = 0;
export const LONG_LABEL = 62;

/** Letters of the marks before the prefixed endings: `nie-` and superlative `naj-`. */
export const NIE = '\u0001';
export const NAJ = '\u0002';

/**
 * One entry says how a stem inflects, in u32 words (low bits first):
 *
 * ```
 * 0  24 bits  start of its endings: state in `endings`
 *     2 bits  taken: letters at the stem's end that belong to the paradigm's endings (see STEM_LETTERS)
 *     2 bits  infix that the stem has and the lemma has not: number in INFIXES
 *     4 bits  place of the infix: letters before it
 * 1  24 bits  root of the whole paradigm; differs from start only where letters are taken
 *     4 bits  mark of the lemma: number in LEMMA_MARKS
 *     3 bits  which of the meta's sources have the lemma, one bit each
 *     1 bit   INFERRED
 * 2  16 bits  ending of the lemma: string number
 *    16 bits  features of the lemma, joined to every tag: string number; behind them its share, see SHARE_MARK
 * 3  16 bits  case pattern of the spelling, see CASE
 *    16 bits  what a curated lemma stands for: string number; with the mark `curated`, `rule|what it is`
 * 4  32 bits  filter: which letters endings begin with (see `filterBit`); spares most walks into `endings`
 * ```
 */
export const ENTRY_WORDS = 5;
export const ENTRY_START = 0;
export const ENTRY_ROOT = 1;
export const ENTRY_STRINGS = 2;
export const ENTRY_CASE = 3;
export const ENTRY_FILTER = 4;
export const OFFSET_MASK = 0xffffff;

/**
 * Minimum length of a stem, unless the form itself is shorter. A paradigm without a common stem (`być`, `iść`) is entered under the
 * beginnings of its forms, whose letters then belong to the endings. Otherwise it would be tried for every word.
 */
export const STEM_LETTERS = 3;

/** Classes of letters in sets that are the bits of a number: each frequent letter has its own, all rare ones share the last. */
const CLASSES = 32;

function classOf(letter: number): number {
  return Math.min(letter, CLASSES - 1);
}

/** Returns the bit of a letter number in an entry's filter. Bit 0 is the empty ending, bit 31 all rare letters. */
export function filterBit(letter: number): number {
  return 1 << classOf(letter);
}

/**
 * Number of cells of the triples. They say which three letters follow one another in any form: for each pair, the filter bits of the
 * letters that may come third. The end of a form counts as a letter.
 */
export const TRIPLES = CLASSES * CLASSES;
export const AFTER_FORM = 0;

/** Returns the index in the triples of two letters that follow one another. */
export function pairOf(letter: number, next: number): number {
  return classOf(letter) * CLASSES + classOf(next);
}

/** Flag: the whole lemma is inferred. */
export const INFERRED = 0x80;
export const MARK_MASK = 0x0f;
/** Position of the first source's bit in the flags; there is room for three. */
export const SOURCE_SHIFT = 4;
export const SOURCES_MASK = 0x7;

/**
 * Infixes of German verbs: *ab-ge-geben*, *ab-zu-geben*, *ge-kauft*. Forms with an infix have a stem of their own (`abgegeb-`); the lemma
 * follows by removing the infix.
 */
export const INFIXES = ['', 'ge', 'zu'] as const;
export const TAKEN_MASK = 0x3;
export const INFIX_SHIFT = 2;
export const INFIX_MASK = 0x3;
export const PLACE_SHIFT = 4;
export const LAST_PLACE = 0xf;

/** Origin of a tag, as its first character; none for attested ones. */
export const INFERRED_TAG = '~';
/** A derived tag is `=rule=tag`, the rule without its ruleset. */
export const DERIVED_TAG = '=';
/** First character of a tag, before its origin: the first `ss` that the form does not share with its lemma is spelled ß (`saß`, `ließ`). */
export const ESZETT_TAG = 'ß';

/**
 * Mark after the features of a lemma. The digit after it is an index into SHARES: the probability that the official list has the lemma. Few
 * values keep the number of entries low.
 */
export const SHARE_MARK = '\u0003';
export const SHARES = [0.02, 0.08, 0.18, 0.3, 0.45, 0.6, 0.75, 0.87, 0.95, 0.99] as const;

/**
 * How the spelling of a form differs from its key, which is in lower case and as tiles show it:
 *
 * - TITLE: the first letter is upper case.
 * - PARTS: the first letter of each hyphenated part is.
 * - UPPER: the letters that it shares with its lemma are (`ABB-owi`).
 * - from EDITED on: the value minus EDITED is the number of a string of edits of the lemma: `^` for a first letter in upper case, then
 *   positions with their spelling, `3ß` for the `ss` of `grösse`, `1B` for `mBank`. A form takes the edits of the letters that it shares
 *   with its lemma.
 */
export const CASE = { LOWER: 0, TITLE: 1, PARTS: 2, UPPER: 3, EDITED: 4 } as const;

export interface LexiconMeta {
  /** Name of the word list and its edition, as verdicts cite them. */
  name: string;
  edition: string;
  /** Number of different forms in the list. */
  forms: number;
  /** Letters in the order of their numbers, from 1. */
  alphabet: string;
  /** Offset of the first state in the stems automaton. */
  stemsRoot: number;
  /** Names of the sources that may attest a lemma, in the order of their bits. Absent if there is one source. */
  sources?: readonly string[];
}
