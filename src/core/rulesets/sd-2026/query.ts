import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';
import { type GermanTag, parseGermanTag } from '../../morphology/de/tag.ts';
import { reasonsBy } from '../../rules/catalogue.ts';
import { Query } from '../../rules/query.ts';
import type { Reason } from '../../rules/verdict.ts';
import { startsWithCapital } from '../../words/capital.ts';
import { CATALOGUE, type RuleName, ruleName } from './catalogue.ts';
import { descriptor } from './descriptor.ts';

/** One reading of a form, its tag and its rule taken apart. */
export interface GermanReading {
  /** As laid. */
  form: string;
  /** As dictionaries spell it. */
  lemma: string;
  tag: GermanTag;
  origin: Reading['origin'];
  /** The rule that built the form, or that a curated row names. */
  rule?: RuleName;
  /** From a row of a curated table of this project. */
  curated: boolean;
  /** What the curated row says of the word. */
  note?: string;
  /** How dictionaries spell the form where it is laid differently: `Größe`. */
  spelling: string;
  attestedBy: readonly string[];
  /** How likely the tournament list has the lemma, as `Reading` says. */
  share?: number;
  /** How common it is, as `Reading` says; 0 where that is not known. */
  logFrequency: number;
}

/** The readings of a form, as laid. */
export function germanReadings(lexicon: Lexicon, form: string): GermanReading[] {
  return lexicon.readings(form).map((reading) => {
    const { lemma, tag, origin, mark, source, spelling, attestedBy, share, logFrequency } = reading;
    const rule = reading.rule === undefined ? null : ruleName(reading.rule);
    const tagged: GermanReading = {
      form,
      lemma,
      tag: parseGermanTag(tag),
      origin,
      curated: mark === 'curated',
      spelling: spelling ?? form,
      attestedBy: attestedBy ?? [],
      logFrequency: logFrequency ?? 0,
    };
    if (rule !== null) tagged.rule = rule;
    if (source) tagged.note = source;
    if (share !== undefined) tagged.share = share;
    return tagged;
  });
}

/** A form built and barred by a rule; the words of curated rows have a rule for the whole of them. */
function isTaken({ origin, curated, rule }: GermanReading): boolean {
  return origin === 'derived' && !curated && rule !== undefined;
}

/** A German word under judgement. */
export class GermanQuery extends Query<GermanReading> {
  #known: { spellings: GermanReading[]; taken: GermanReading[] } | undefined;
  readonly #found = new Map<(query: GermanQuery) => unknown, unknown>();

  protected override lookUp(form: string): GermanReading[] {
    return germanReadings(this.game, form);
  }

  /** Readings in the spelling lexicon of words that may not be played at all. */
  get spellings(): GermanReading[] {
    return this.#besides.spellings;
  }

  /** Readings in the spelling lexicon of forms that a rule takes from a word which may be played: `geschehst`. */
  get taken(): GermanReading[] {
    return this.#besides.taken;
  }

  get #besides(): { spellings: GermanReading[]; taken: GermanReading[] } {
    if (!this.#known) {
      const all = this.spelling ? germanReadings(this.spelling, this.form) : [];
      this.#known = { spellings: all.filter((one) => !isTaken(one)), taken: all.filter(isTaken) };
    }
    return this.#known;
  }

  /** Returns the result of a function for this word, computed once. Rules and hypotheses share results. */
  once<T>(find: (query: GermanQuery) => T): T {
    let found = this.#found.get(find) as T | undefined;
    if (found === undefined) {
      found = find(this);
      this.#found.set(find, found);
    }
    return found;
  }
}

/** Returns the reason of one rule for a reading of an allowed word; null if the rule does not apply. */
export type ReadingDetector = (reading: GermanReading, query: GermanQuery) => Reason | null;

/** Returns the reasons of one rule for the word as a whole. */
export type WordDetector = (query: GermanQuery) => Reason[];

/**
 * Penalties of a word whose case differs from the typed one, in powers of ten. Every word has a capital at the start of
 * a sentence, while the capital of a noun is rarely left out.
 */
const OTHER_CASE = { capital: 2, small: 4 } as const;

/** Penalty of a lower-case noun in the forms view, where one looks up single words. */
const SMALL_IN_LOOKUP = 1;

/**
 * Returns the penalty of a spelling for the typed case, in powers of ten. Words in capitals have none.
 * @param spelling as dictionaries spell the word
 */
export function typedCasePenalty(typed: string, spelling: string): number {
  if (typed.length > 1 && typed === typed.toUpperCase()) return 0;
  const isCapital = startsWithCapital(typed);
  if (isCapital === startsWithCapital(spelling)) return 0;
  return isCapital ? OTHER_CASE.capital : OTHER_CASE.small;
}

/**
 * The penalty for a misspelled word. Mistakes include missing capitals, and single words are looked up outside a
 * sentence.
 */
export const slipCasePenalty = (typed: string, spelling: string): number =>
  Math.min(typedCasePenalty(typed, spelling), OTHER_CASE.capital);

/** The penalty for a noun in the forms view. */
export function nounCasePenalty(typed: string, noun: string): number {
  return Math.min(typedCasePenalty(typed, noun), SMALL_IN_LOOKUP);
}

/** A reason by this rule, with the catalogue's section. */
export const reason = reasonsBy(descriptor.id, CATALOGUE);
