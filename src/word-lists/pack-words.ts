import { layOut } from '../lexicon/automaton-layout.ts';
import { MinimalAutomaton } from './minimal-automaton.ts';
import { LIST_HEADER_BYTES, LIST_MAGIC, LIST_VERSION } from './packed-word-list.ts';
import { sortWords } from './sort-words.ts';
import type { WordArena } from './word-arena.ts';

/** What packing tells of the list. */
export interface PackedWords {
  bytes: ArrayBuffer;
  /** Different words. */
  words: number;
  /** Words that were there more than once, each time but the first counted. */
  duplicates: number;
  shortest: number;
  longest: number;
}

/** Words between two reports of how far the packing is. */
const REPORT_EVERY = 65_536;

/** Share of the packing that goes into the automaton; the rest into laying it out. */
const BUILDING = 0.8;

/**
 * Packs the words of an arena (layout in packed-word-list.ts). The arena is put in order if it is not, and is empty afterwards.
 *
 * @param alphabet letters in the order of their numbers, from 1.
 * @param progress hears how far it is: what it does, and the share of that, 0 to 1.
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
  // Laying out needs memory of its own.
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

/** Adds the words of an arena that is in order; tells how many different ones there are and how many letters they have. */
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
