import { WordArena } from './word-arena.ts';

/** Fewer words are sorted by insertion, because counting their letters costs more than comparing them. */
const FEW = 24;

/** Returns the different words of an arena, sorted, in a new arena; the old one is empty afterwards. */
export function withoutDuplicates(arena: WordArena, letters: number): WordArena {
  if (!arena.sorted) sortWords(arena, letters);
  const different = new WordArena();
  different.append(arena);
  return different;
}

/**
 * Sorts the starts of the words by their letter numbers, a prefix first. Radix sort from the first letter on: 3.2 million shuffled words
 * take a second; sorting strings takes five, and their memory.
 */
export function sortWords(arena: WordArena, letters: number): void {
  const { starts } = arena;
  const other = new Uint32Array(starts.length);
  const letterAt = (start: number, depth: number) => arena.blockOf(start)[arena.offsetOf(start) + depth] as number;
  /** Beginning of each letter's words within a part, and the place of the next of them. */
  const ends = new Uint32Array(letters + 2);
  const place = new Uint32Array(letters + 2);
  // A stack in place of recursion: from, to, depth of the parts still to be sorted.
  const parts: number[] = [0, starts.length, 0];
  while (parts.length > 0) {
    const depth = parts.pop() as number;
    const to = parts.pop() as number;
    const from = parts.pop() as number;
    if (to - from < FEW) {
      insertionSort(from, to, depth);
      continue;
    }
    ends.fill(0);
    for (let i = from; i < to; i++) {
      const letter = letterAt(starts[i] as number, depth);
      ends[letter + 1] = (ends[letter + 1] as number) + 1;
    }
    for (let letter = 1; letter <= letters + 1; letter++)
      ends[letter] = (ends[letter] as number) + (ends[letter - 1] as number);
    place.set(ends);
    for (let i = from; i < to; i++) {
      const start = starts[i] as number;
      const letter = letterAt(start, depth);
      other[from + (place[letter] as number)] = start;
      place[letter] = (place[letter] as number) + 1;
    }
    starts.set(other.subarray(from, to), from);
    // Letter 0: words that end here, all equal.
    for (let letter = 1; letter <= letters; letter++) {
      const first = from + (ends[letter] as number);
      const end = from + (ends[letter + 1] as number);
      if (end - first > 1) parts.push(first, end, depth + 1);
    }
  }

  function insertionSort(from: number, to: number, depth: number): void {
    for (let i = from + 1; i < to; i++) {
      const start = starts[i] as number;
      let j = i;
      while (j > from && isBefore(start, starts[j - 1] as number, depth)) {
        starts[j] = starts[j - 1] as number;
        j--;
      }
      starts[j] = start;
    }
  }

  function isBefore(one: number, other: number, depth: number): boolean {
    const a = arena.blockOf(one);
    const b = arena.blockOf(other);
    let i = arena.offsetOf(one) + depth;
    let j = arena.offsetOf(other) + depth;
    while (a[i] === b[j] && a[i] !== 0) {
      i++;
      j++;
    }
    return (a[i] as number) < (b[j] as number);
  }
}
