import { nearWords } from '../diagnosis/near-words.ts';
import type { FormReading } from '../lexicon/lexicon.ts';
import { sharedEnds } from '../words/letters.ts';
import { lookupKey } from '../words/query.ts';
import { formsToOffer } from './legal.ts';
import type { Lexicons, Rules } from './rules.ts';
import type { Analysis } from './verdict.ts';

/** Maximum number of suggestions: a few help, a long list does not. */
export const MOST_OFFERED = 5;

/** Collects suggestions for a refused word: legal words without duplicates, in the order given, until there are enough. */
export class Offers {
  readonly #found = new Set<string>();
  readonly #refused: string;
  readonly #isLegal: (form: string) => boolean;

  constructor(refused: string, isLegal: (form: string) => boolean) {
    this.#refused = refused;
    this.#isLegal = isLegal;
  }

  /** Adds candidates in order, at most `most` new ones. */
  add(candidates: Iterable<string>, most: number = MOST_OFFERED): void {
    let left = most;
    for (const candidate of candidates) {
      if (left === 0 || this.isFull) return;
      if (candidate === this.#refused || this.#found.has(candidate) || !this.#isLegal(candidate)) continue;
      this.#found.add(candidate);
      left--;
    }
  }

  get isFull(): boolean {
    return this.#found.size >= MOST_OFFERED;
  }

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  /** Best first. */
  get words(): string[] {
    return [...this.#found];
  }
}

/** Forms of one lemma that are offered before the lemma itself. */
const NEAR_FORMS = 2;

/**
 * Returns suggestions for a word that the rules allow and that the user's list or exception bars: other forms of its lemmas, else other
 * spellings of it (`jogurt` for `joghurt`). Best first, German ones as dictionaries spell them.
 * @param analyses of the word, by the rules
 */
export function suggestInstead(
  form: string,
  rules: Rules,
  analyses: readonly Analysis[],
  lexicons: Lexicons,
): string[] {
  const { game } = lexicons;
  const spellings = new Map<string, string>();
  const spelled = ({ form: other, reading: { spelling } }: FormReading): void => {
    if (spelling !== undefined && !spellings.has(other)) spellings.set(other, spelling);
  };
  const offers = new Offers(form, formsToOffer(rules, lexicons));
  for (const lemma of new Set(analyses.map((analysis) => analysis.lemma))) {
    const wanted = analyses.find((analysis) => analysis.lemma === lemma)?.tag.split(/[:.+]/) ?? [];
    const key = lookupKey(lemma, rules.ruleset.language);
    const forms = game.forms(key);
    forms.forEach(spelled);
    offers.add(nearForms(form, forms, wanted), NEAR_FORMS);
    offers.add([key]);
  }
  if (offers.isEmpty) offers.add(nearWords(form, game, rules.orthography, rules.orthography.limits.unnoticed));
  return offers.words.map((word) => spellings.get(word) ?? word);
}

/**
 * Returns the forms of a lemma, nearest to the word first: those that share most `wanted` tag values, and among them those that share most
 * letters.
 */
export function nearForms(word: string, forms: readonly FormReading[], wanted: readonly string[]): string[] {
  const best = new Map<string, { shared: number; apart: number }>();
  for (const { form, reading } of forms) {
    const values = reading.tag.split(/[:.+]/);
    const shared = wanted.filter((value) => values.includes(value)).length;
    const known = best.get(form);
    if (known && known.shared >= shared) continue;
    best.set(form, { shared, apart: known?.apart ?? lettersApart(word, form) });
  }
  return [...best]
    .sort(([a, x], [b, y]) => y.shared - x.shared || x.apart - y.apart || (a < b ? -1 : 1))
    .map(([form]) => form);
}

/** Returns the number of letters of both words outside their common beginning and common end. */
function lettersApart(one: string, other: string): number {
  return one.length + other.length - 2 * sharedEnds(one, other);
}
