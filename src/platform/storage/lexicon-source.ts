import type { LexiconId } from '../../core/lexicon/lexicon-ids.ts';
import { gunzip } from './gunzip.ts';
import type { LexiconState } from './lexicon-state.ts';
import { readPackaged } from './package.ts';
import type { PackedFile } from './packed-index.ts';
import { isStored, readStored, writeStored } from './stored-lexicon.ts';
import { DatabaseError, PackageError } from './trouble.ts';

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
   * @throws PackageError if the package does not have it either
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
      if (await isStored(this.#id, this.#packed)) return;
      const gzip = await readPackaged(this.#packed, () => {});
      await writeStored(this.#id, this.#packed, await gunzip(gzip, this.#packed.rawBytes));
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
      const bytes = await readStored(this.#id, this.#packed);
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
      const gzip = await readPackaged(this.#packed, (done) => {
        this.#state = { state: 'loading', done };
      });
      const bytes = await gunzip(gzip, this.#packed.rawBytes);
      const lexicon = await this.#open(bytes);
      this.#state = { state: 'ready', from: 'package', database: 'importing' };
      this.#storing = this.#store(bytes);
      return lexicon;
    } catch (error) {
      const failure = asPackageError(error, this.#packed.file);
      this.#state = { state: 'failed', problem: failure.problem };
      throw failure;
    }
  }

  async #store(bytes: ArrayBuffer): Promise<void> {
    try {
      await writeStored(this.#id, this.#packed, bytes);
      this.#state = { state: 'ready', from: 'package', database: 'imported' };
    } catch (error) {
      const trouble = error instanceof DatabaseError ? error.trouble : 'broken';
      this.#state = { state: 'ready', from: 'package', database: trouble };
    }
  }
}

/** An error in a file with the right checksum is an error of its content. */
function asPackageError(error: unknown, file: string): PackageError {
  if (error instanceof PackageError) return error;

  return new PackageError('damaged', `opening ${file}`, error);
}
