import type { TileLanguage } from '../words/tiles.ts';
import { type Decoder, decoderOf, detectEncoding, type Encoding, headOf } from './encoding.ts';
import { ListError } from './list-errors.ts';

/**
 * Maximum number of bytes that decide the encoding, from the first one beyond ASCII on: thousands of letters with marks in a Polish list.
 */
const SAMPLE_BYTES = 65_536;

/** Number of bytes to wait for. */
export interface Wait {
  /** Before anything is decoded. */
  head: number;
  /** From the first byte beyond ASCII on, before the encoding is decided. */
  sample: number;
}

/** For a file, whose bytes all arrive. */
const OF_FILE: Wait = { head: 4096, sample: SAMPLE_BYTES };

/** For input that is typed, or written by a program that waits for an answer. */
export const AT_ONCE: Wait = { head: 1, sample: 1 };

/**
 * Decodes the bytes of a file as they come. The first bytes and the first ones beyond ASCII, wherever they are, decide the encoding; until
 * then all encodings but UTF-16 read the same.
 */
export class ListDecoder {
  /** The detected encoding; undefined before a byte beyond ASCII. */
  #detected: Encoding | undefined;
  #decoder: Decoder | undefined;
  #waiting: Uint8Array = new Uint8Array(0);
  #begun = false;
  readonly #language: TileLanguage;
  readonly #choice: Encoding | 'auto';
  readonly #wait: Wait;

  constructor(language: TileLanguage, choice: Encoding | 'auto', wait = OF_FILE) {
    this.#language = language;
    this.#choice = choice;
    this.#wait = wait;
  }

  /** The detected encoding; UTF-8 if all bytes are ASCII. */
  get detected(): Encoding {
    return this.#detected ?? 'utf-8';
  }

  /** The encoding in use. */
  get encoding(): Encoding {
    return this.#choice === 'auto' ? this.detected : this.#choice;
  }

  /**
   * Returns the text of the next bytes as far as it can be decoded; the rest follows later. `last`: no more bytes follow.
   * @throws ListError `binary`
   */
  decode(bytes: Uint8Array, { last }: { last: boolean }): string {
    if (this.#decoder && this.#detected) return this.#decoder.decode(bytes, { stream: !last });
    const all = joined(this.#waiting, bytes);
    this.#waiting = all;
    if (!this.#begun) {
      if (all.length < this.#wait.head && !last) return '';
      this.#begin(all);
      if (this.#detected) return this.#decodeWaiting(last);
    }
    const beyond = firstBeyondAscii(all);
    if (beyond < all.length && (last || all.length - beyond >= this.#wait.sample)) {
      this.#detected = detectEncoding(all.subarray(beyond, beyond + SAMPLE_BYTES), this.#language);
      return this.#decodeWaiting(last);
    }
    if (this.#choice === 'utf-16le' || this.#choice === 'utf-16be') return this.#decodeWaiting(last);
    this.#waiting = all.slice(beyond);
    return new TextDecoder().decode(all.subarray(0, beyond));
  }

  #begin(bytes: Uint8Array): void {
    this.#begun = true;
    const head = headOf(bytes.subarray(0, OF_FILE.head));
    if (head.kind === 'binary') throw new ListError({ kind: 'binary' });
    if (head.kind === 'encoding') this.#detected = head.encoding;
  }

  #decodeWaiting(last: boolean): string {
    this.#decoder ??= decoderOf(this.encoding);
    const waiting = this.#waiting;
    this.#waiting = new Uint8Array(0);
    return this.#decoder.decode(waiting, { stream: !last });
  }
}

function firstBeyondAscii(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte >= 0x80);
  return at < 0 ? bytes.length : at;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
