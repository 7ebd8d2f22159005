import type { Encoding } from './encoding.ts';
import type { ListPurpose } from './letters.ts';
import { ListDecoder } from './list-decoder.ts';
import type { ListFormat } from './list-format.ts';
import { MOST_BYTES } from './list-limits.ts';
import { ListProblem } from './list-problem.ts';
import { ListReader } from './list-reader.ts';
import type { ListReport } from './list-report.ts';
import { TooManyStatesError } from './minimal-automaton.ts';
import { packWords } from './pack-words.ts';

/** A list that has been read and packed. */
export interface ReadList {
  /** For `openWordList`. */
  bytes: ArrayBuffer;
  words: number;
  shortest: number;
  longest: number;
  encoding: Encoding;
  format: ListFormat;
  report: ListReport;
}

/**
 * A piece that text is decoded in, whatever pieces the bytes come in. Strings of 256 KB are kept by V8 until it cleans all of its
 * memory up, which it does not do often: they took 40 MB.
 */
const PIECE_BYTES = 1 << 15;

/** Takes the bytes of a list one after the other and packs the words at the end. */
export class WordsReader {
  readonly #decoder: ListDecoder;
  readonly #reader: ListReader;
  #bytes = 0;

  constructor(purpose: ListPurpose, encoding: Encoding | 'auto') {
    this.#decoder = new ListDecoder(purpose.language, encoding);
    this.#reader = new ListReader(purpose, this.#decoder);
  }

  /** Lines read so far. */
  get lines(): number {
    return this.#reader.lines;
  }

  /** @throws ListProblem */
  read(bytes: Uint8Array): void {
    this.#bytes += bytes.length;
    if (this.#bytes > MOST_BYTES) throw new ListProblem({ kind: 'too-large', of: 'bytes', most: MOST_BYTES });
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      const text = this.#decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { last: false });
      this.#reader.read(text, { last: false });
    }
  }

  /**
   * Ends the list.
   * @param progress hears what is done, and the share of that, 0 to 1.
   * @throws ListProblem
   */
  finish(progress?: (phase: 'sort' | 'pack', done: number) => void): ReadList {
    const reader = this.#reader;
    if (this.#bytes === 0) throw new ListProblem({ kind: 'empty' });
    reader.read(this.#decoder.decode(new Uint8Array(0), { last: true }), { last: true });
    try {
      const { bytes, words, duplicates, shortest, longest } = packWords(reader.arena, reader.alphabet, progress);
      const { encoding } = this.#decoder;
      const report = { ...reader.report, duplicates: reader.report.duplicates + duplicates };
      return { bytes, words, shortest, longest, encoding, format: reader.format, report };
    } catch (error) {
      if (!(error instanceof TooManyStatesError)) throw error;
      throw new ListProblem({ kind: 'made-up' }, error);
    }
  }
}
