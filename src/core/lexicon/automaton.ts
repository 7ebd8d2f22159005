import { LABEL_MASK, LAST, LONG_LABEL, NEXT, PAYLOAD } from './format.ts';

/**
 * Functions that walk a packed automaton (format.ts). Offsets are bytes into its section; 0 is no state.
 *
 * Damaged bytes may lead anywhere. A read beyond the end throws, so a walk along the letters of a word ends. The check is free, since the
 * engine compares the offset with the length anyway. Walks over all words check the automaton first (AutomatonCheck), because its paths
 * may form a cycle.
 */

/** No state: a state never lies at offset 0. */
export const NOWHERE = 0;

/** The bytes are not a packed lexicon or word list, or they are damaged. */
export class PackedFormatError extends Error {
  override name = 'PackedFormatError';
}

/** The largest varint has five bytes. */
const LAST_SHIFT = 28;

/** Returns the byte at `offset`. @throws PackedFormatError beyond the end */
export function byteAt(bytes: Uint8Array, offset: number): number {
  const byte = bytes[offset];
  if (byte === undefined) throw new PackedFormatError(`byte ${offset} of ${bytes.length}`);
  return byte;
}

/** Reads the varint at `offset`. @throws PackedFormatError */
export function varint(bytes: Uint8Array, offset: number): number {
  let byte = byteAt(bytes, offset);
  if (byte < 0x80) return byte;
  let value = byte & 0x7f;
  let at = offset;
  for (let shift = 7; shift <= LAST_SHIFT; shift += 7) {
    byte = byteAt(bytes, ++at);
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value >>> 0;
  }
  throw new PackedFormatError(`endless number at ${offset}`);
}

/** Returns the offset after the varint at `offset`. */
export function afterVarint(bytes: Uint8Array, offset: number): number {
  // Ends at the end of the bytes at the latest, because `undefined >= 0x80` is false.
  while ((bytes[offset] as number) >= 0x80) offset++;
  return offset + 1;
}

/** Returns true when the state carries a payload. @throws PackedFormatError */
export function hasPayload(bytes: Uint8Array, state: number): boolean {
  return (byteAt(bytes, state) & LABEL_MASK) === PAYLOAD;
}

/**
 * Returns the offset after a payload's varints. In an automaton that lists entries, a value with bit 0 set is followed by another value.
 */
export function afterPayload(bytes: Uint8Array, offset: number): number {
  for (;;) {
    const more = byteAt(bytes, offset) & 1;
    offset = afterVarint(bytes, offset);
    if (!more) return offset;
  }
}

/** Returns the state to which `letter` (its number in the alphabet) leads, or NOWHERE. @throws PackedFormatError */
export function step(bytes: Uint8Array, state: number, letter: number): number {
  let item = state;
  for (;;) {
    const head = byteAt(bytes, item++);
    let label = head & LABEL_MASK;
    if (label === PAYLOAD) {
      item = afterPayload(bytes, item);
    } else {
      if (label === LONG_LABEL) label = byteAt(bytes, item++);
      if (label === letter) return head & NEXT ? item : varint(bytes, item);
      // Only a last item may be without an address.
      if (!(head & LAST)) item = afterVarint(bytes, item);
    }
    if (head & LAST) return NOWHERE;
  }
}

/** Calls `visit` for each arc of the state. @throws PackedFormatError */
export function forEachArc(bytes: Uint8Array, state: number, visit: (letter: number, target: number) => void): void {
  let item = state;
  for (;;) {
    const head = byteAt(bytes, item++);
    let label = head & LABEL_MASK;
    if (label === PAYLOAD) {
      item = afterPayload(bytes, item);
    } else {
      if (label === LONG_LABEL) label = byteAt(bytes, item++);
      if (head & NEXT) visit(label, item);
      else {
        visit(label, varint(bytes, item));
        item = afterVarint(bytes, item);
      }
    }
    if (head & LAST) return;
  }
}

/** The two automata of an opened lexicon (format.ts), with what walking them needs. */
export interface Automata {
  stems: Uint8Array;
  stemsRoot: number;
  endings: Uint8Array;
  entries: Uint32Array;
  /** Letters in the order of their numbers, from 1. */
  alphabet: string;
  /** The prefixes of stems, each with the number of the mark that its endings carry (0 for none). */
  prefixes: ReadonlyArray<{ prefix: string; mark: number }>;
}

/** Checks that all paths of an automaton end. Walks over all words need it first, because damaged bytes may form a cycle. */

/** Upper limits of an automaton. */
interface AutomatonLimits {
  /** Letters in its alphabet, which are numbered from 1. */
  letters: number;
  /** Letters of the longest word; at most 255. */
  longest: number;
  /** Words that continue from one state. */
  words: number;
}

/** Visits each state once, whatever the number of roots. */
export class AutomatonCheck {
  /** By state: the number of words that continue from it, 0 while unknown, and the length of the longest. */
  readonly #words: Float64Array;
  readonly #heights: Uint8Array;

  constructor(
    readonly bytes: Uint8Array,
    readonly limits: AutomatonLimits,
  ) {
    this.#words = new Float64Array(bytes.length);
    this.#heights = new Uint8Array(bytes.length);
  }

  /**
   * Returns how many words continue from the state.
   * @throws PackedFormatError if the paths do not all end within the limits
   */
  wordsFrom(state: number): number {
    return this.#count(state, 0);
  }

  #count(state: number, depth: number): number {
    const { bytes, limits } = this;
    // A cycle ends here, too.
    if (depth + (this.#heights[state] ?? 0) > limits.longest) throw new PackedFormatError(`too long at ${state}`);
    const known = this.#words[state];
    if (known) return known;
    let words = hasPayload(bytes, state) ? 1 : 0;
    let height = 0;
    forEachArc(bytes, state, (letter, target) => {
      if (letter > limits.letters) throw new PackedFormatError(`letter ${letter} at ${state}`);
      words += this.#count(target, depth + 1);
      height = Math.max(height, (this.#heights[target] as number) + 1);
    });
    if (words === 0 || words > limits.words) throw new PackedFormatError(`${words} words from ${state}`);
    this.#words[state] = words;
    this.#heights[state] = height;
    return words;
  }
}
