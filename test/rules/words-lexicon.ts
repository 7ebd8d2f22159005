import type { Edits, FormReading, Lexicon, Reading } from '../../src/core/lexicon/lexicon.ts';
import { type Marks, sharedStart } from '../../src/core/words/letters.ts';
import { toGermanTiles } from '../../src/core/words/tiles.ts';
import { withinEdits } from '../lexicon/within-edits.ts';

/** One reading as the tests write it: `Größe Größe sub:sg:nom:f`, after them fields of the reading. */
export type Row = readonly [spelling: string, lemma: string, tag: string, more?: Partial<Reading>];

/** A small lexicon in memory with the keys of the packed German ones. */
export class WordsLexicon implements Lexicon {
  readonly #readings = new Map<string, Reading[]>();

  constructor(rows: readonly Row[]) {
    for (const [spelled, lemma, tag, more] of rows) {
      const form = toGermanTiles(spelled);
      const reading: Reading = {
        lemma,
        tag,
        origin: more?.rule && !more.mark ? 'derived' : 'attested',
        mark: '',
        ...(spelled === form ? {} : { spelling: spelled }),
        ...more,
      };
      const known = this.#readings.get(form);
      if (known) known.push(reading);
      else this.#readings.set(form, [reading]);
    }
  }

  has(form: string): boolean {
    return this.#readings.has(form);
  }

  reach(form: string): number {
    return Math.max(0, ...[...this.#readings.keys()].map((known) => sharedStart(form, known)));
  }

  readings(form: string): Reading[] {
    return this.#readings.get(form) ?? [];
  }

  forms(lemma: string): FormReading[] {
    return [...this.#readings].flatMap(([form, readings]) =>
      readings.filter((reading) => toGermanTiles(reading.lemma) === lemma).map((reading) => ({ form, reading })),
    );
  }

  neighbours(form: string, marks: Marks, edits?: Edits): string[] {
    return [...this.#readings.keys()].filter((other) => other !== form && withinEdits(form, other, marks, edits));
  }
}
