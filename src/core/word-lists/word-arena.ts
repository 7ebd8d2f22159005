/** Bits of a block's size. No word crosses the end of a block, so growing copies nothing. */
const BLOCK_BITS = 22;
const BLOCK_BYTES = 1 << BLOCK_BITS;
const BLOCK_MASK = BLOCK_BYTES - 1;

/** Initial number of offsets. */
const FIRST_WORDS = 1 << 18;

/**
 * Stores millions of words in little memory: letter numbers (1…255), a byte each, with a 0 after each word. 3.2 million words of 12 letters
 * take 55 MB with their offsets; as strings they take 130.
 */
export class WordArena {
  /** True as long as the words came in order. */
  sorted = true;
  #count = 0;
  #starts = new Uint32Array(FIRST_WORDS);
  readonly #blocks: Uint8Array[] = [];
  #block = new Uint8Array(0);
  /** Place of the next letter in the last block, and of the beginning of its word. */
  #at = 0;
  #start = 0;
  #previous: Uint8Array = new Uint8Array(1);
  #previousStart = 0;

  get count(): number {
    return this.#count;
  }

  /** Starts a word of up to `most` letters; letters without `end` are dropped. */
  begin(most: number): void {
    this.#at = this.#start;
    if (this.#start + most + 1 <= this.#block.length) return;
    this.#block = new Uint8Array(BLOCK_BYTES);
    this.#blocks.push(this.#block);
    this.#at = 0;
    this.#start = 0;
  }

  /** Adds the next letter of the word. */
  put(letter: number): void {
    this.#block[this.#at++] = letter;
  }

  /** Number of letters since `begin`. */
  get length(): number {
    return this.#at - this.#start;
  }

  /** Completes the word. Returns false if it equals the one before, which is not stored twice. */
  end(): boolean {
    this.#block[this.#at] = 0;
    const order = this.#compareWithPrevious();
    if (order === 0 && this.#count > 0) return false;
    if (order < 0) this.sorted = false;
    if (this.#count === this.#starts.length) {
      const longer = new Uint32Array(this.#starts.length * 2);
      longer.set(this.#starts);
      this.#starts = longer;
    }
    this.#starts[this.#count++] = (this.#blocks.length - 1) * BLOCK_BYTES + this.#start;
    this.#previous = this.#block;
    this.#previousStart = this.#start;
    this.#start = ++this.#at;
    return true;
  }

  /** Returns less than 0 if the current word sorts before the last one. */
  #compareWithPrevious(): number {
    const previous = this.#previous;
    const block = this.#block;
    let a = this.#start;
    let b = this.#previousStart;
    while (block[a] === previous[b] && block[a] !== 0) {
      a++;
      b++;
    }
    return (block[a] as number) - (previous[b] as number);
  }

  /** Start of each word, in the order of `sortWords`. */
  get starts(): Uint32Array {
    return this.#starts.subarray(0, this.#count);
  }

  /** Returns the length of the word that starts there. */
  lengthOf(start: number): number {
    const from = this.offsetOf(start);
    return this.blockOf(start).indexOf(0, from) - from;
  }

  /** Appends the words of another arena, which is empty afterwards. */
  append(other: WordArena): void {
    for (const start of other.starts) {
      const block = other.blockOf(start);
      const from = other.offsetOf(start);
      const to = from + other.lengthOf(start);
      this.begin(to - from);
      for (let at = from; at < to; at++) this.put(block[at] as number);
      this.end();
    }
    other.release();
  }

  /** Releases the memory and all words. */
  release(): void {
    this.#blocks.length = 0;
    this.#block = new Uint8Array(0);
    this.#previous = this.#block;
    this.#starts = new Uint32Array(0);
    this.#count = 0;
    this.#at = 0;
    this.#start = 0;
  }

  /** Returns the block of a start. The word is there from `offsetOf(start)` to the next 0. */
  blockOf(start: number): Uint8Array {
    return this.#blocks[start >>> BLOCK_BITS] as Uint8Array;
  }

  offsetOf(start: number): number {
    return start & BLOCK_MASK;
  }
}

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
