import type { LexiconId } from '../../core/lexicon/lexicon.ts';
import { gunzip } from './bytes.ts';
import { type AnswerErrorCode, DatabaseError, type DatabaseErrorCode, LoadError } from './errors.ts';
import { isLexiconStored, readLexicon, writeLexicon } from './lexicon-store.ts';
import { readPackedLexicon } from './package.ts';
import type { PackedFile } from './packed-index.ts';

/** State of a lexicon in this worker. No verdict rests on a lexicon that is not `ready`. */
export type LexiconState =
  /** Not needed since the worker started. */
  | { state: 'idle' }
  /** Loading; `done` is the share of the compressed bytes that have arrived, 0 to 1. */
  | { state: 'loading'; done: number }
  /** In memory, read from the shards of the database, every checksum right. */
  | { state: 'ready'; from: 'database' }
  /** In memory, read from the package; its shards are being written to the database. */
  | { state: 'ready'; from: 'package'; database: 'importing' }
  /** In memory, read from the package; the database has it for the next start of the worker. */
  | { state: 'ready'; from: 'package'; database: 'imported' }
  /** In memory, read from the package at every start of the worker, because there is no usable database. */
  | { state: 'ready'; from: 'package'; database: DatabaseErrorCode }
  /** Not usable. The next question tries again. */
  | { state: 'failed'; code: AnswerErrorCode };

/**
 * A lexicon of this worker. It is loaded when first needed, from the database if that has it undamaged, else from the package, and then
 * stored. Whatever happens to the database, the words are those that were shipped.
 */
export class LexiconSource<T> {
  readonly #id: LexiconId;
  readonly #packed: PackedFile;
  readonly #open: (bytes: ArrayBuffer) => T | Promise<T>;
  #state: LexiconState = { state: 'idle' };
  #loading: Promise<T> | undefined;
  #storing: Promise<void> = Promise.resolve();

  /** @param open opens the unpacked bytes; throws if they are not of its format */
  constructor(id: LexiconId, packed: PackedFile, open: (bytes: ArrayBuffer) => T | Promise<T>) {
    this.#id = id;
    this.#packed = packed;
    this.#open = open;
  }

  get state(): LexiconState {
    return this.#state;
  }

  /**
   * Returns the lexicon, loaded once for all callers. After a failure the next call tries again.
   * @throws LoadError `package`, `damaged` if the package does not have it either
   */
  load(): Promise<T> {
    this.#loading ??= this.#load().catch((error) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /**
   * Releases the lexicon once a current load or import has ended; the next `load` reads it again. An error stays in the state.
   * @param isNeeded called when that has ended; true retains the lexicon
   */
  async release(isNeeded: () => boolean): Promise<void> {
    const loading = this.#loading;
    if (loading === undefined) return;
    await loading.catch(() => {});
    await this.#storing;
    if (this.#loading !== loading || isNeeded()) return;
    this.#loading = undefined;
    if (this.#state.state === 'ready') this.#state = { state: 'idle' };
  }

  /** Stores this version in the database without opening the lexicon. Errors are left to `load`. */
  async install(): Promise<void> {
    try {
      await this.#loading;
      await this.#storing;
      if (await isLexiconStored(this.#id, this.#packed)) return;
      const gzip = await readPackedLexicon(this.#packed, () => {});
      await writeLexicon(this.#id, this.#packed, await gunzip(gzip, this.#packed.rawBytes));
    } catch {
      // The next load meets the same error and sets the state.
    }
  }

  /** Reads the lexicon from the package again and stores it. Resolves when it is stored or cannot be. */
  async reimport(): Promise<void> {
    await this.#loading?.catch(() => {});
    await this.#storing;
    this.#loading = this.#fromPackage();
    this.#loading.catch(() => {
      this.#loading = undefined;
    });
    await this.#loading.catch(() => {});
    await this.#storing;
  }

  async #load(): Promise<T> {
    this.#state = { state: 'loading', done: 0 };
    try {
      const bytes = await readLexicon(this.#id, this.#packed);
      if (bytes !== null) {
        const lexicon = await this.#open(bytes);
        this.#state = { state: 'ready', from: 'database' };
        return lexicon;
      }
    } catch {
      // Damaged shards, invalid bytes or a broken database: the package has the lexicon, and storing it again repairs the database or
      // reports what is wrong.
    }
    return this.#fromPackage();
  }

  async #fromPackage(): Promise<T> {
    this.#state = { state: 'loading', done: 0 };
    try {
      const gzip = await readPackedLexicon(this.#packed, (done) => {
        this.#state = { state: 'loading', done };
      });
      const bytes = await gunzip(gzip, this.#packed.rawBytes);
      const lexicon = await this.#open(bytes);
      this.#state = { state: 'ready', from: 'package', database: 'importing' };
      this.#storing = this.#store(bytes);
      return lexicon;
    } catch (error) {
      const failure = asLoadError(error, this.#packed.file);
      this.#state = { state: 'failed', code: failure.code };
      throw failure;
    }
  }

  async #store(bytes: ArrayBuffer): Promise<void> {
    try {
      await writeLexicon(this.#id, this.#packed, bytes);
      this.#state = { state: 'ready', from: 'package', database: 'imported' };
    } catch (error) {
      const failure = error instanceof DatabaseError ? error.code : 'broken';
      this.#state = { state: 'ready', from: 'package', database: failure };
    }
  }
}

/** An error in a file with the right checksum is an error of its content. */
function asLoadError(error: unknown, file: string): LoadError {
  if (error instanceof LoadError) return error;

  return new LoadError('damaged', `opening ${file}`, error);
}
