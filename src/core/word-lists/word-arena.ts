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
