import type { LexiconId } from '../lexicon/lexicon-ids.ts';
import { gunzip } from './gunzip.ts';
import type { LexiconState } from './lexicon-state.ts';
import { readPackaged } from './package.ts';
import type { PackedFile } from './packed-index.ts';
import { isStored, readStored, writeStored } from './stored-lexicon.ts';
import { DatabaseError, PackageError } from './trouble.ts';

/**
 * One lexicon of this worker: in memory once somebody asks for it, from the database if that holds it undamaged, else
 * from the package, which is then stored. Whatever befalls the database, the words are those that were shipped.
 */
export class LexiconSource<T> {
  readonly #id: LexiconId;
  readonly #packed: PackedFile;
  readonly #open: (bytes: ArrayBuffer) => T | Promise<T>;
  #state: LexiconState = { state: 'idle' };
  #loading: Promise<T> | undefined;
  #storing: Promise<void> = Promise.resolve();

  /** @param open Makes a lexicon of the unpacked bytes; throws when they are not of its format. */
  constructor(id: LexiconId, packed: PackedFile, open: (bytes: ArrayBuffer) => T | Promise<T>) {
    this.#id = id;
    this.#packed = packed;
    this.#open = open;
  }

  get state(): LexiconState {
    return this.#state;
  }

  /**
   * The lexicon; loaded once, shared by all callers. After a failure the next call tries again.
   * @throws PackageError when not even the package has it.
   */
  load(): Promise<T> {
    this.#loading ??= this.#load().catch((error) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /**
   * Lets the lexicon go from memory, once a load or an import that is under way has ended; the next `load` reads it again.
   * What went wrong stays in the state.
   *
   * @param isNeeded Asked when that has ended: true keeps the lexicon after all.
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

  /** Makes the database hold this version, without taking the lexicon into memory. Trouble is left to `load`. */
  async install(): Promise<void> {
    try {
      await this.#loading;
      await this.#storing;
      if (await isStored(this.#id, this.#packed)) return;
      const gzip = await readPackaged(this.#packed, () => {});
      await writeStored(this.#id, this.#packed, await gunzip(gzip, this.#packed.rawBytes));
    } catch {
      // The next load meets the same trouble and says so in the state.
    }
  }

  /** Takes the lexicon from the package again and stores it anew; ends when it is stored or cannot be. */
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
      // Damaged shards, bytes that are no lexicon or a broken database: the package has it, and storing it again
      // either repairs the database or tells what is wrong with it.
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

/** What is wrong with a package whose file had the right checksum can only be its content. */
function asPackageError(error: unknown, file: string): PackageError {
  if (error instanceof PackageError) return error;

  return new PackageError('damaged', `opening ${file}`, error);
}
