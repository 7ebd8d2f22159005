/** Expressions of several short words that are written as one by mistake. */
import { withCapital } from '../../../words/capital.ts';
import { isComparative, isDeclined, isNoun, isParticiple2, isPositive, isSuperlative } from '../parts-of-speech.ts';
import type { GermanQuery, GermanReading } from '../query.ts';

/** Closed classes. Expressions made of them are written as one word by mistake. */
const CLOSED: ReadonlySet<string> = new Set(['adv', 'art', 'kon', 'pro', 'prp', 'ptl']);

/** Classes that an adjective may follow. */
const TAKES_ADJECTIVE: ReadonlySet<string> = new Set(['adv', 'kon', 'prp']);

/** Fewest letters of a word; shorter ones belong to names or other languages. */
const MIN_WORD = 2;
const MIN_NOUN = 4;
const MIN_PRONOUN = 4;
const MOST_WORDS = 4;

const partOf = ({ tag }: GermanReading): string => tag.positions[0] ?? '';

const isClosed = (one: GermanReading): boolean => CLOSED.has(partOf(one));

/** Returns true for a preposition that is joined with an article: im, zum. */
export const hasArticle = (one: GermanReading): boolean => partOf(one) === 'prp' && one.rule === 'I.7.1';

/** A pronoun with an ending: jedes Mal, jeden Fall. *Selbst* forms compounds instead. */
const isDeclinedPronoun = (one: GermanReading): boolean =>
  partOf(one) === 'pro' && one.lemma.length >= MIN_PRONOUN && one.form !== one.lemma && /e[mnrs]$/.test(one.form);

/** Articles before a nominalised adjective in -en, in the singular: des Öfteren, but not ein Gestickten. */
const OBLIQUE = /^(?:d|ein)e[mns]$/;

const isArticle = (one: GermanReading): boolean => partOf(one) === 'art';
const isBareParticiple = (one: GermanReading): boolean => isParticiple2(one) && !isDeclined(one);

/** A nominalised adjective in an oblique case: des Öfteren, im Weiteren. */
const isNominalised = (one: GermanReading): boolean =>
  (isPositive(one) || isComparative(one)) && isDeclined(one) && one.form.endsWith('en');

/** Several words with the log-frequency of the rarest one. */
interface Expression {
  words: string[];
  rarest: number;
}

/** The likelier of two expressions: fewer words, or else a commoner rarest word. */
function likelier(one: Expression | null, other: Expression): Expression {
  if (!one || other.words.length < one.words.length) return other;
  return other.words.length === one.words.length && other.rarest > one.rarest ? other : one;
}

/** The spelling of the last word, if it is not of a closed class; undefined where it cannot come last. */
function asLast(one: GermanReading, before: GermanReading, isSecond: boolean): string | undefined {
  const withArticle = hasArticle(before) && isSecond;
  if (isNoun(one)) {
    const isBehind = (withArticle && one.form.length >= MIN_NOUN) || isDeclinedPronoun(before);
    return isBehind ? one.spelling : undefined;
  }
  const isBehindArticle = withArticle || (isArticle(before) && OBLIQUE.test(before.form));
  if (isNominalised(one) && isBehindArticle) return withCapital(one.form);
  const isAdjective = isPositive(one) && isDeclined(one) && TAKES_ADJECTIVE.has(partOf(before));
  return isAdjective || (isBareParticiple(one) && partOf(before) === 'kon') ? one.spelling : undefined;
}

/**
 * Returns the likeliest words that the letters consist of; null if there are none.
 * @param left highest number of words
 */
function apart(
  query: GermanQuery,
  form: string,
  before: GermanReading | null,
  left: number,
  isSecond = false,
): Expression | null {
  let found: Expression | null = null;
  if (before !== null) {
    const readings = query.readingsOf(form);
    // Behind am, a superlative is no noun: am besten.
    const superlative = before.form === 'am' ? readings.find(isSuperlative) : undefined;
    for (const one of superlative ? [] : readings) {
      const last = asLast(one, before, isSecond);
      if (last !== undefined) found = likelier(found, { words: [last], rarest: one.logFrequency });
    }
    // After a preposition with an article the last word is a noun: im Falle.
    const closed =
      superlative ?? (hasArticle(before) ? undefined : readings.find((one) => isClosed(one) && !isArticle(one)));
    if (closed) found ??= { words: [closed.spelling], rarest: closed.logFrequency };
    if (found) return found;
  }
  if (left === 1) return found;
  for (let at = Math.min(form.length - MIN_WORD, query.game.reach(form)); at >= MIN_WORD; at--) {
    const reading = query.readingsOf(form.slice(0, at)).find(isClosed);
    // An expression of more words is not likelier.
    const most = Math.min(left, found?.words.length ?? left) - 1;
    const rest = reading && apart(query, form.slice(at), reading, most, before === null);
    if (!reading || !rest) continue;
    const rarest = Math.min(reading.logFrequency, rest.rarest);
    found = likelier(found, { words: [reading.spelling, ...rest.words], rarest });
  }
  return found;
}

/** Returns the words of the expression that the letters spell; null if they spell none. */
export const expression = (query: GermanQuery): string[] | null =>
  apart(query, query.form, null, MOST_WORDS)?.words ?? null;
