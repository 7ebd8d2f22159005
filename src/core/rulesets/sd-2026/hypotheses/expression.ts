import { withCapital } from '../../../words/capital.ts';
import { isComparative, isDeclined, isNoun, isParticiple2, isPositive } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading } from '../question.ts';

/** Words of closed classes: of them whole expressions are written as one by mistake. */
const CLOSED: ReadonlySet<string> = new Set(['adv', 'art', 'kon', 'pro', 'prp', 'ptl']);

/** … of which an adjective may follow these. */
const TAKES_ADJECTIVE: ReadonlySet<string> = new Set(['adv', 'kon', 'prp']);

/** Letters of the shortest words: shorter ones are names or other languages. */
const MIN_WORD = 2;
const MIN_NOUN = 4;
const MIN_PRONOUN = 4;
const MOST_WORDS = 4;

const partOf = ({ tag }: TaggedReading): string => tag.positions[0] ?? '';

const isClosed = (one: TaggedReading): boolean => CLOSED.has(partOf(one));

/** Is it a preposition that an article has grown together with: im, zum? */
const hasArticle = (one: TaggedReading): boolean => partOf(one) === 'prp' && one.rule === 'I.7.1';

/** A pronoun with an ending: jedes Mal, jeden Fall; `selbst` rather makes compounds. */
const isDeclinedPronoun = (one: TaggedReading): boolean =>
  partOf(one) === 'pro' && one.lemma.length >= MIN_PRONOUN && one.form !== one.lemma && /e[mnrs]$/.test(one.form);

/** Articles that adjectives have -en behind as nouns, in the singular: des Öfteren, and no ein Gestickten. */
const OBLIQUE = /^(?:d|ein)e[mns]$/;

const isArticle = (one: TaggedReading): boolean => partOf(one) === 'art';
const isBareParticiple = (one: TaggedReading): boolean => isParticiple2(one) && !isDeclined(one);

/** An adjective in the oblique cases that articles have it in as a noun: des Öfteren, im Weiteren. */
const isNominalised = (one: TaggedReading): boolean =>
  (isPositive(one) || isComparative(one)) && isDeclined(one) && one.form.endsWith('en');

/** Several words, and how common the rarest of them is, as `Reading` counts. */
interface Expression {
  words: string[];
  rarest: number;
}

/** The likelier of two: that of fewer words, and of as many that whose rarest word is commoner. */
function likelier(one: Expression | null, other: Expression): Expression {
  if (!one || other.words.length < one.words.length) return other;
  return other.words.length === one.words.length && other.rarest > one.rarest ? other : one;
}

/** How the last word of an expression is spelled that is none of a closed class; undefined where it cannot be the last one. */
function asLast(one: TaggedReading, before: TaggedReading, isSecond: boolean): string | undefined {
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
 * The likeliest words that the letters are from here on: one, if one has them.
 * @param left most words
 */
function apart(
  question: GermanQuestion,
  form: string,
  before: TaggedReading | null,
  left: number,
  isSecond = false,
): Expression | null {
  let found: Expression | null = null;
  if (before !== null) {
    const readings = question.readingsOf(form);
    for (const one of readings) {
      const last = asLast(one, before, isSecond);
      if (last !== undefined) found = likelier(found, { words: [last], rarest: one.weight });
    }
    // What an expression has as its last word is none of the class of its letters besides: jedes Mal.
    const closed = hasArticle(before) ? undefined : readings.find((one) => isClosed(one) && !isArticle(one));
    if (closed) found ??= { words: [closed.spelling], rarest: closed.weight };
    if (found) return found;
  }
  if (left === 1) return found;
  for (let at = Math.min(form.length - MIN_WORD, question.game.reach(form)); at >= MIN_WORD; at--) {
    const reading = question.readingsOf(form.slice(0, at)).find(isClosed);
    // More words than were found are no likelier.
    const most = Math.min(left, found?.words.length ?? left) - 1;
    const rest = reading && apart(question, form.slice(at), reading, most, before === null);
    if (!reading || !rest) continue;
    const rarest = Math.min(reading.weight, rest.rarest);
    found = likelier(found, { words: [reading.spelling, ...rest.words], rarest });
  }
  return found;
}

/** The words that the letters are an expression of; null where they are none. */
export const expression = (question: GermanQuestion): string[] | null =>
  apart(question, question.form, null, MOST_WORDS)?.words ?? null;
