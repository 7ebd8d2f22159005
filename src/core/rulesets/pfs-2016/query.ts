import type { Edits, FormReading, Lexicon, Reading } from '../../lexicon/lexicon.ts';
import { reasonsBy } from '../../rules/catalogue.ts';
import type { ListName, Reason } from '../../rules/verdict.ts';
import type { Marks } from '../../words/letters.ts';
import type { ParsedQuery } from '../../words/query.ts';
import { PolishQuery, type PolishReading, polishReadings } from '../polish/query.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';

/**
 * The rules ask whether a form was recorded in one of seventeen dictionaries, the latest of 2005, none of which is open. The list of sjp.pl
 * replaces them: the words of its game lists that its edition of April 2015 has too. In the Polish lexicons a reading has the first name if
 * only later editions have the form, the second if the form was allowed then and rules of 2018 bar it.
 */
export const SINCE_2016 = 'sjp.pl since 2016';
export const UNTIL_2016 = 'sjp.pl until 2016';

/** Returns the list on which verdicts rest: today's list, in its earlier state. */
export function listOf2016({ name }: ListName): ListName {
  return { name, edition: '2015-04' };
}

export const isLate = ({ attestedBy }: Reading): boolean => attestedBy?.includes(SINCE_2016) ?? false;

const wasPlayable = ({ attestedBy }: Reading): boolean => attestedBy?.includes(UNTIL_2016) ?? false;

/**
 * The game lexicon before 2016: without the words that were listed later, and with those that only rules of 2018 bar. It is a view for one
 * query and caches its readings, because the detectors look up the same few words repeatedly.
 */
export class RecordedLexicon implements Lexicon {
  readonly #today: Lexicon;
  readonly #spelling: Lexicon | null;
  readonly #read = new Map<string, readonly Reading[]>();

  constructor(today: Lexicon, spelling: Lexicon | null) {
    this.#today = today;
    this.#spelling = spelling;
  }

  has(form: string): boolean {
    // Most forms are in neither lexicon; these lookups are cheaper than reading.
    if (!this.#read.has(form) && !this.#today.has(form) && !this.#spelling?.has(form)) return false;
    if (this.readings(form).length > 0) return true;
    // The age of a form without readings is unknown; it counts as recorded.
    return this.#today.has(form) && this.#today.readings(form).length === 0;
  }

  reach(form: string): number {
    return Math.max(this.#today.reach(form), this.#spelling?.reach(form) ?? 0);
  }

  /** A restored word is an ordinary one here, whatever its mark under the rules of 2018. */
  readings(form: string): readonly Reading[] {
    const known = this.#read.get(form);
    if (known) return known;
    const found = this.#today.readings(form).filter((reading) => !isLate(reading));
    const restored = this.#spelling?.readings(form).filter(wasPlayable) ?? [];
    const all = restored.length > 0 ? [...found, ...restored] : found;
    this.#read.set(form, all);
    return all;
  }

  forms(lemma: string): FormReading[] {
    const restored = this.#spelling?.forms(lemma).filter(({ reading }) => wasPlayable(reading)) ?? [];
    return [...this.#today.forms(lemma).filter(({ reading }) => !isLate(reading)), ...restored];
  }

  neighbours(form: string, marks: Marks, edits?: Edits): string[] {
    return this.#today.neighbours(form, marks, edits).filter((near) => this.has(near));
  }
}

/** One word under judgement, as under the rules of 2018, but in the lexicon before 2016. */
export class RecordedQuery extends PolishQuery {
  /** The game lexicon with later words. */
  readonly today: Lexicon;
  /** The mark right after the word, as after an interjection; empty if there is none. */
  readonly mark: string;
  #late: PolishReading[] | undefined;

  constructor(parsed: ParsedQuery, today: Lexicon, spelling: Lexicon | null, mark = '') {
    super(parsed, new RecordedLexicon(today, spelling), spelling);
    this.today = today;
    this.mark = mark;
  }

  /** Readings that only later lists have. */
  get late(): readonly PolishReading[] {
    this.#late ??= polishReadings({ readings: (form) => this.today.readings(form).filter(isLate) }, this.form);
    return this.#late;
  }
}

/** Returns the reason of one rule for a reading of an allowed word; null if the rule does not apply. */
export type ReadingDetector = (reading: PolishReading, query: RecordedQuery) => Reason | null;

/** Returns the reasons of one rule for the word as a whole. */
export type WordDetector = (query: RecordedQuery) => Reason[];

/** A reason by this rule, with the catalogue's section. */
export const reason = reasonsBy(descriptor.id, CATALOGUE);
