import type { Lexicon } from '../lexicon/lexicon.ts';
import type { ParsedQuery } from '../words/query.ts';

/**
 * One word under judgement: the typed text, its key, the lexicons, and the results of lookups so far. Each language has a subclass.
 * @template R a reading of a form in the game lexicon, with its tag parsed as the language needs it
 */
export abstract class Query<R> implements ParsedQuery {
  readonly typed: string;
  readonly form: string;
  readonly isPointed: boolean;
  readonly game: Lexicon;
  /** Null while it is not loaded: then nothing is known about words outside the game lexicon. */
  readonly spelling: Lexicon | null;
  readonly #readings = new Map<string, readonly R[]>();

  constructor({ typed, form, isPointed }: ParsedQuery, game: Lexicon, spelling: Lexicon | null) {
    this.typed = typed;
    this.form = form;
    this.isPointed = isPointed;
    this.game = game;
    this.spelling = spelling;
  }

  /** Looks up the readings of a form in the game lexicon. */
  protected abstract lookUp(form: string): readonly R[];

  /** Returns the readings of a form in the game lexicon, likeliest first, looked up once: several detectors need the same ones. */
  readingsOf(form: string): readonly R[] {
    let found = this.#readings.get(form);
    if (!found) {
      found = this.lookUp(form);
      this.#readings.set(form, found);
    }
    return found;
  }

  /** The readings of the word itself in the game lexicon. */
  get readings(): readonly R[] {
    return this.readingsOf(this.form);
  }
}
