import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Reason } from '../../rules/verdict.ts';
import type { Query } from '../../words/query.ts';
import { PolishQuestion, type TaggedReading, taggedReadings } from '../polish/question.ts';
import { isLate, RecordedLexicon } from './recorded.ts';

/** One word under judgement: as under the rules of 2018, but in the lexicon as it was before 2016. */
export class RecordedQuestion extends PolishQuestion {
  /** The game lexicon with what was listed later. */
  readonly today: Lexicon;
  #late: TaggedReading[] | undefined;

  constructor(query: Query, today: Lexicon, spelling: Lexicon | null) {
    super(query, new RecordedLexicon(today, spelling), spelling);
    this.today = today;
  }

  /** Readings that only later lists have. */
  get late(): readonly TaggedReading[] {
    this.#late ??= taggedReadings({ readings: (form) => this.today.readings(form).filter(isLate) }, this.form);
    return this.#late;
  }
}

/** Says why a reading of an allowed word is allowed; null when this rule has nothing to say about it. */
export type ReadingDetector = (reading: TaggedReading, question: RecordedQuestion) => Reason | null;

/** Says what there is to say about the word as a whole. */
export type WordDetector = (question: RecordedQuestion) => Reason[];
