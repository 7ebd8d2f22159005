import type { Edits, FormReading, Lexicon, Reading } from '../../lexicon/lexicon.ts';
import type { Marks } from '../../words/letters.ts';

export const isEnglish = ({ mark }: Reading): boolean => mark === 'english';

const isPolish = (reading: Reading): boolean => !isEnglish(reading);

/** The spelling lexicon without its English words, which no Polish dictionary has: they bar nothing, and are offered for nothing. */
export class PolishLexicon implements Lexicon {
  readonly #all: Lexicon;

  constructor(all: Lexicon) {
    this.#all = all;
  }

  /** What is listed without a reading is Polish. */
  has(form: string): boolean {
    if (!this.#all.has(form)) return false;
    const readings = this.#all.readings(form);
    return readings.length === 0 || readings.some(isPolish);
  }

  reach(form: string): number {
    return this.#all.reach(form);
  }

  readings(form: string): readonly Reading[] {
    return this.#all.readings(form).filter(isPolish);
  }

  forms(lemma: string): FormReading[] {
    return this.#all.forms(lemma).filter(({ reading }) => isPolish(reading));
  }

  neighbours(form: string, marks: Marks, edits?: Edits): string[] {
    return this.#all.neighbours(form, marks, edits).filter((near) => this.has(near));
  }
}
