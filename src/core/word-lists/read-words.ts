import type { Encoding } from './encoding.ts';
import type { ListPurpose } from './letters.ts';
import { ListDecoder } from './list-decoder.ts';
import { ListError } from './list-errors.ts';
import type { ListFormat } from './list-format.ts';
import { MOST_BYTES, MOST_WORDS } from './list-limits.ts';
import { ListReader } from './list-reader.ts';
import { type ListReport, mergedReport, reportOf } from './list-report.ts';
import { TooManyStatesError } from './minimal-automaton.ts';
import { packWords } from './pack-words.ts';
import { WordArena } from './word-arena.ts';

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
 * Size of the pieces that are decoded, whatever pieces the bytes come in. V8 retains strings of 256 KB until a full garbage collection,
 * which is rare: they took 40 MB.
 */
const PIECE_BYTES = 1 << 15;

/** A text that has been read completely. */
interface Text {
  bytes: number;
  encoding: Encoding;
  format: ListFormat;
  report: ListReport;
}

/** The result of reading one text. */
export interface TextRead {
  words: number;
  /** Lengths of its words. */
  lengths: Set<number>;
}

/** Reads the bytes of a list and packs the words at the end. A list may consist of several texts, each with its own encoding and format. */
export class WordsReader {
  readonly #purpose: ListPurpose;
  readonly #choice: Encoding | 'auto';
  readonly #words = new WordArena();
  readonly #texts: Text[] = [];
  #decoder: ListDecoder;
  #reader: ListReader;
  #bytes = 0;

  constructor(purpose: ListPurpose, encoding: Encoding | 'auto') {
    this.#purpose = purpose;
    this.#choice = encoding;
    this.#decoder = new ListDecoder(purpose.language, encoding);
    this.#reader = new ListReader(purpose, this.#decoder);
  }

  /** Number of lines read of the current text. */
  get lines(): number {
    return this.#reader.lines;
  }

  /** @throws ListError */
  read(bytes: Uint8Array): void {
    this.#bytes += bytes.length;
    const read = this.#texts.reduce((sum, text) => sum + text.bytes, this.#bytes);
    if (read > MOST_BYTES) throw new ListError({ kind: 'too-large', of: 'bytes', most: MOST_BYTES });
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      const text = this.#decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { last: false });
      this.#reader.read(text, { last: false });
    }
  }

  /** Completes a text; what follows is another text of the same list. @param file its name @throws ListError */
  endText(file: string): TextRead {
    const { arena } = this.#endReading(file);
    const read = { words: arena.count, lengths: new Set<number>() };
    for (const start of arena.starts) read.lengths.add(arena.lengthOf(start));
    this.#words.append(arena);
    if (this.#words.count > MOST_WORDS) throw new ListError({ kind: 'too-large', of: 'words', most: MOST_WORDS });
    this.#decoder = new ListDecoder(this.#purpose.language, this.#choice);
    this.#reader = new ListReader(this.#purpose, this.#decoder);
    this.#bytes = 0;
    return read;
  }

  /** Completes the list. @param progress called with the phase and its share, 0 to 1 @throws ListError */
  finish(progress?: (phase: 'sort' | 'pack', done: number) => void): ReadList {
    const { alphabet } = this.#reader;
    const arena = this.#texts.length > 0 ? this.#words : this.#endReading().arena;
    try {
      const { bytes, words, duplicates, shortest, longest } = packWords(arena, alphabet, progress);
      const texts = this.#texts as [Text, ...Text[]];
      // The longest of several texts shows most of the encoding.
      const { encoding, format } = texts.reduce((one, other) => (other.bytes > one.bytes ? other : one));
      const [first, ...others] = texts;
      const report = mergedReport([first.report, ...others.map((text) => text.report)]);
      report.duplicates += duplicates;
      return { bytes, words, shortest, longest, encoding, format, report };
    } catch (error) {
      if (!(error instanceof TooManyStatesError)) throw error;
      throw new ListError({ kind: 'made-up' }, error);
    }
  }

  #endReading(file?: string): ListReader {
    const reader = this.#reader;
    if (this.#bytes === 0) throw new ListError({ kind: 'empty' });
    try {
      reader.read(this.#decoder.decode(new Uint8Array(0), { last: true }), { last: true });
    } catch (error) {
      // The longest words of a list divided by length may not fit on a board.
      const isTooLong =
        file !== undefined && error instanceof ListError && error.kind === 'empty' && reader.report.longer > 0;
      if (!isTooLong) throw error;
    }
    const { encoding } = this.#decoder;
    const report = file === undefined ? reader.report : reportOf(reader.report, file);
    this.#texts.push({ bytes: this.#bytes, encoding, format: reader.format, report });
    return reader;
  }
}
