import { type LongestParts, longestParts } from '../../diagnosis/shape.ts';
import type { Edits, FormReading, Lexicon, Reading } from '../../lexicon/lexicon.ts';
import { isInflecting, parseTags, type Tag } from '../../morphology/pl/tag.ts';
import type { Finding } from '../../rules/catalogue.ts';
import { Query } from '../../rules/query.ts';
import { isHeadline } from '../../words/capital.ts';
import { type Marks, POLISH_MARKS } from '../../words/letters.ts';
import type { ParsedQuery } from '../../words/query.ts';
import { type PolishRule, polishRule } from './catalogue.ts';
import { isOfPronoun } from './closed-class.ts';
import { onClosedList } from './finding.ts';
import { LIST_1 } from './lists.ts';

const isEnglish = ({ mark }: Reading): boolean => mark === 'english';

const isPolish = (reading: Reading): boolean => !isEnglish(reading);

/** The spelling lexicon without its English words. No Polish dictionary has these words, so they bar nothing and are not offered. */
class PolishLexicon implements Lexicon {
  readonly #all: Lexicon;

  constructor(all: Lexicon) {
    this.#all = all;
  }

  /** A listed word without a reading is Polish. */
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

/** One reading of a form with one alternative of its tag. */
export interface PolishReading {
  form: string;
  lemma: string;
  tag: Tag;
  origin: Reading['origin'];
  /** Its log-frequency, as in `Reading`. */
  logFrequency?: number;
  /** The rule by which the compiler built the form. */
  rule?: PolishRule;
}

/** Returns the readings of a form, one entry for each alternative of each tag; a reading without a tag has none. */
export function polishReadings(lexicon: Pick<Lexicon, 'readings'>, form: string): PolishReading[] {
  const found: PolishReading[] = [];
  for (const { lemma, tag, origin, rule, logFrequency } of lexicon.readings(form)) {
    for (const parsed of parseTags(tag)) {
      const reading: PolishReading = { form, lemma, tag: parsed, origin };
      if (logFrequency !== undefined) reading.logFrequency = logFrequency;
      const name = rule === undefined ? null : polishRule(rule);
      if (name !== null) reading.rule = name;
      found.push(reading);
    }
  }
  return found;
}

/**
 * Puts readings of the listed word before those of another word with the same letters: for list 1 by the lemma (*meleks*, and not *melex*);
 * for the other lists, which have words without forms and pronouns, by the part of speech (*doń*, and not a form of *donia*).
 */
function listedFirst(readings: readonly PolishReading[], isOnList: boolean): readonly PolishReading[] {
  const isListed = (reading: PolishReading): boolean =>
    LIST_1.has(reading.lemma) || (isOnList && (isOfPronoun(reading) || !isInflecting(reading.tag)));
  const listed = readings.filter((reading) => reading.origin !== 'inferred' && isListed(reading));
  return listed.length === 0 ? readings : [...listed, ...readings.filter((reading) => !listed.includes(reading))];
}

/** A Polish word under judgement. */
export class PolishQuery extends Query<PolishReading> {
  /** True if the query is in lower case, or all in capitals, which are no evidence. */
  readonly isLower: boolean;
  /** The spelling lexicon with its English words. */
  readonly #all: Lexicon | null;
  #isInGame: boolean | undefined;
  #listedFirst: readonly PolishReading[] | undefined;
  #spellings: readonly Reading[] | undefined;
  #marked: readonly string[] | undefined;
  #closed: readonly Finding[] | undefined;
  #longest: LongestParts | undefined;

  /** @param isInGame true if the game lexicon has the form, if that is known */
  constructor(parsed: ParsedQuery, game: Lexicon, spelling: Lexicon | null, isInGame?: boolean) {
    super(parsed, game, spelling && new PolishLexicon(spelling));
    this.isLower = this.typed === this.form || isHeadline(this.typed);
    this.#all = spelling;
    this.#isInGame = isInGame;
  }

  protected override lookUp(form: string): readonly PolishReading[] {
    return polishReadings(this.game, form);
  }

  /** True if the game lexicon has the form. */
  get isInGame(): boolean {
    this.#isInGame ??= this.game.has(this.form);
    return this.#isInGame;
  }

  /** Readings in the game lexicon, likeliest first. If a closed list has the word, the readings that the list names precede the others. */
  override get readings(): readonly PolishReading[] {
    this.#listedFirst ??= listedFirst(this.readingsOf(this.form), this.closed.length > 0);
    return this.#listedFirst;
  }

  /** Readings in the spelling lexicon. */
  get spellings(): readonly Reading[] {
    this.#spellings ??= this.spelling?.readings(this.form) ?? [];
    return this.#spellings;
  }

  /** The English word with these letters that Polish texts have and no Polish list has. */
  get english(): string | undefined {
    return this.#all?.readings(this.form).find(isEnglish)?.lemma;
  }

  /**
   * Returns true for the dictionary form of a foreign word that a Polish list or Polish texts have: `jive`. A word of a phrase does not
   * count by itself.
   */
  isForeignWord(word: string): boolean {
    const readings = this.#all?.readings(word) ?? [];
    return readings.some(
      ({ lemma, mark, spelling, tag }) =>
        lemma === word &&
        spelling === undefined &&
        (mark === '' || mark === 'english') &&
        (tag === '' || tag.startsWith('subst')),
    );
  }

  /** The words of the spelling lexicon that differ from it only by missing diacritics. */
  get marked(): readonly string[] {
    this.#marked ??= this.spelling?.neighbours(this.form, POLISH_MARKS, 0) ?? [];
    return this.#marked;
  }

  /** The closed lists that have the word, as findings; empty if none does. */
  get closed(): readonly Finding[] {
    this.#closed ??= onClosedList(this.form);
    return this.#closed;
  }

  /** Number of letters of the longest words of the game lexicon with which the form begins and ends. */
  get longest(): LongestParts {
    this.#longest ??= longestParts(this.form, this.game);
    return this.#longest;
  }
}

/** Returns the log-frequency of the commonest reading; 0 when the word is rare or its frequency is unknown. */
export const logFrequencyOf = (word: string, query: PolishQuery): number =>
  Math.max(0, ...query.readingsOf(word).map(({ logFrequency = 0 }) => logFrequency));

/** Returns the finding by one rule for a reading of an allowed word; null if the rule does not apply. */
export type ReadingDetector = (reading: PolishReading, query: PolishQuery) => Finding | null;

/** Returns the findings by one rule for the word as a whole. */
export type WordDetector = (query: PolishQuery) => Finding[];
