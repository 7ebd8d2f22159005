import type { FormReading, Lexicon, Reading } from '../../lexicon/lexicon.ts';
import type { Marks } from '../../words/diacritics.ts';

/**
 * The rules ask whether a form was recorded in one of seventeen dictionaries, the youngest of 2005. None of them is open. What stands
 * in for them is the list of sjp.pl: of the words of its game lists, those that its edition of April 2015 has too. In the Polish
 * lexicons a reading carries the first name when only later editions have the form, the second when the form was playable then and
 * rules of 2018 took it away.
 */
export const SINCE_2016 = 'sjp.pl since 2016';
export const UNTIL_2016 = 'sjp.pl until 2016';

export const isLate = ({ attestedBy }: Reading): boolean => attestedBy?.includes(SINCE_2016) ?? false;

const wasPlayable = ({ attestedBy }: Reading): boolean => attestedBy?.includes(UNTIL_2016) ?? false;

/** The game lexicon as it was before 2016: less what was listed later, and with the words that only rules of 2018 bar. */
export class RecordedLexicon implements Lexicon {
  readonly #today: Lexicon;
  readonly #spelling: Lexicon | null;

  constructor(today: Lexicon, spelling: Lexicon | null) {
    this.#today = today;
    this.#spelling = spelling;
  }

  has(form: string): boolean {
    if (this.#today.has(form)) {
      const readings = this.#today.readings(form);
      if (readings.length === 0 || !readings.every(isLate)) return true;
    }
    return this.#restored(form).length > 0;
  }

  /** A restored word is an ordinary one here, whatever mark it has under the rules of 2018. */
  readings(form: string): Reading[] {
    return [...this.#today.readings(form).filter((reading) => !isLate(reading)), ...this.#restored(form)];
  }

  forms(lemma: string): FormReading[] {
    const restored = this.#spelling?.forms(lemma).filter(({ reading }) => wasPlayable(reading)) ?? [];
    return [...this.#today.forms(lemma).filter(({ reading }) => !isLate(reading)), ...restored];
  }

  neighbours(form: string, marks: Marks): string[] {
    return this.#today.neighbours(form, marks).filter((near) => this.has(near));
  }

  #restored(form: string): Reading[] {
    return this.#spelling?.readings(form).filter(wasPlayable) ?? [];
  }
}
