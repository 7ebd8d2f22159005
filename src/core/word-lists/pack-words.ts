import { layOut } from '../lexicon/automaton-layout.ts';
import { MinimalAutomaton } from './minimal-automaton.ts';
import { LIST_HEADER_BYTES, LIST_MAGIC, LIST_VERSION } from './packed-word-list.ts';
import { sortWords, type WordArena } from './word-arena.ts';

/** Result of packing. */
export interface PackedWords {
  bytes: ArrayBuffer;
  /** Number of different words. */
  words: number;
  /** Number of duplicates, not counting the first of each. */
  duplicates: number;
  shortest: number;
  longest: number;
}

/** Words between two progress reports. */
const REPORT_EVERY = 65_536;

/** Share of the time for building the automaton; the rest serialises it. */
const BUILDING = 0.8;

/**
 * Packs the words of an arena (layout in packed-word-list.ts). Sorts the arena if needed and empties it.
 * @param alphabet letters in the order of their numbers, from 1
 * @param progress called with the phase and its share, 0 to 1
 * @throws TooManyStatesError
 */
export function packWords(
  arena: WordArena,
  alphabet: string,
  progress: (phase: 'sort' | 'pack', done: number) => void = () => {},
): PackedWords {
  if (!arena.sorted) {
    progress('sort', 0);
    sortWords(arena, alphabet.length);
  }
  const automaton = new MinimalAutomaton();
  const { count } = arena;
  const { words, shortest, longest } = build(automaton, arena, (done) => progress('pack', done * BUILDING));
  // Serialising needs memory, too.
  arena.release();
  const root = automaton.finish();
  progress('pack', BUILDING);
  const { bytes, offsetOf } = words === 0 ? NO_WORDS : layOut(automaton, [root]);
  const start = LIST_HEADER_BYTES + alphabet.length * 2;
  const packed = new Uint8Array(start + bytes.length);
  const header = new DataView(packed.buffer);
  header.setUint32(0, LIST_MAGIC, true);
  header.setUint32(4, LIST_VERSION, true);
  header.setUint32(8, words, true);
  header.setUint32(12, offsetOf(root), true);
  header.setUint8(16, shortest);
  header.setUint8(17, longest);
  header.setUint16(18, alphabet.length, true);
  for (let i = 0; i < alphabet.length; i++) header.setUint16(LIST_HEADER_BYTES + i * 2, alphabet.charCodeAt(i), true);
  packed.set(bytes, start);
  progress('pack', 1);
  return { bytes: packed.buffer, words, duplicates: count - words, shortest, longest };
}

/** Adds the words of a sorted arena; returns the number of different words and their lengths. */
function build(
  automaton: MinimalAutomaton,
  arena: WordArena,
  progress: (done: number) => void,
): Pick<PackedWords, 'words' | 'shortest' | 'longest'> {
  const { starts } = arena;
  let words = 0;
  let shortest = 0;
  let longest = 0;
  for (let i = 0; i < starts.length; i++) {
    if (i % REPORT_EVERY === 0) progress(i / starts.length);
    const start = starts[i] as number;
    const letters = automaton.add(arena.blockOf(start), arena.offsetOf(start));
    if (letters === 0) continue;
    words++;
    if (shortest === 0 || letters < shortest) shortest = letters;
    if (letters > longest) longest = letters;
  }
  return { words, shortest, longest };
}

const NO_WORDS = { bytes: new Uint8Array(1), offsetOf: () => 0 };
