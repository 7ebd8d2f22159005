import { withCapital } from '../../../words/capital.ts';
import { isComparative, isDeclined, isNoun, isParticiple2, isPositive } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading } from '../question.ts';

/** Words of closed classes: of them whole expressions are written as one by mistake. */
const CLOSED: ReadonlySet<string> = new Set(['adv', 'art', 'kon', 'pro', 'prp', 'ptl']);

/** … of which an adjective may follow these. */
const TAKES_ADJECTIVE: ReadonlySet<string> = new Set(['adv', 'kon', 'prp']);

/**
 * How common a word of such an expression is at least, as `Reading` counts, since rarer ones meet by chance: one of a closed class, and that
 * of two letters; a noun after a preposition with its article (im Voraus), and after a pronoun; a participle; an adjective as
 * a noun, after an adverb or preposition (wie viele), and after a preposition in the dative that makes an adverb (seit langem).
 */
const RAREST = {
  closed: 3.5,
  short: 5.5,
  noun: 1,
  nounOfPronoun: 4.2,
  participle: 4,
  nominalised: 1,
  adjective: 5.1,
  adverbial: 3.5,
} as const;

/** Letters of the shortest words: shorter ones are names or other languages. */
const MIN_WORD = 2;
const MIN_NOUN = 4;
const MIN_PRONOUN = 4;
const MOST_WORDS = 4;

const partOf = ({ tag }: TaggedReading): string => tag.positions[0] ?? '';

const isClosed = (one: TaggedReading): boolean =>
  CLOSED.has(partOf(one)) && one.weight >= (one.form.length === MIN_WORD ? RAREST.short : RAREST.closed);

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

/** The last word of an expression as it is spelled there, where it is none of a closed class; undefined where it cannot be. */
function lastWord(readings: readonly TaggedReading[], before: TaggedReading, isSecond: boolean): string | undefined {
  const withArticle = hasArticle(before) && isSecond;
  const isAdverb = readings.some(isClosed);
  for (const one of readings) {
    if (isNoun(one) && withArticle && one.form.length >= MIN_NOUN && (isAdverb || one.weight >= RAREST.noun)) {
      return one.spelling;
    }
    if (isNoun(one) && isDeclinedPronoun(before) && one.weight >= RAREST.nounOfPronoun) return one.spelling;
    const isBehindArticle = withArticle || (isArticle(before) && OBLIQUE.test(before.form));
    if (isNominalised(one) && isBehindArticle && one.weight >= RAREST.nominalised) {
      return withCapital(one.form);
    }
    const isAdverbial = one.form.endsWith('em') && partOf(before) === 'prp';
    const rarest = isAdverbial ? RAREST.adverbial : RAREST.adjective;
    if (isPositive(one) && isDeclined(one) && TAKES_ADJECTIVE.has(partOf(before)) && one.weight >= rarest) {
      return one.spelling;
    }
    if (isBareParticiple(one) && partOf(before) === 'kon' && one.weight >= RAREST.participle) return one.spelling;
  }
  return undefined;
}

/** The words that the letters are from here on; the fewest, and of as few those with the longest first word. */
function apart(question: GermanQuestion, form: string, before: TaggedReading | null, left: number): string[] | null {
  if (before !== null) {
    const own = question.readingsOf(form);
    const last = lastWord(own, before, left === MOST_WORDS - 1);
    if (last !== undefined) return [last];
    const closed = hasArticle(before) ? undefined : own.find((one) => isClosed(one) && !isArticle(one));
    if (closed) return [closed.spelling];
  }
  if (left === 1) return null;
  let fewest: string[] | null = null;
  for (let at = Math.min(form.length - MIN_WORD, question.game.reach(form)); at >= MIN_WORD; at--) {
    const first = form.slice(0, at);
    const reading = question.readingsOf(first).find(isClosed);
    const rest = reading && apart(question, form.slice(at), reading, left - 1);
    if (reading && rest && (fewest === null || rest.length + 1 < fewest.length)) fewest = [reading.spelling, ...rest];
  }
  return fewest;
}

/** The words that the letters are an expression of; null where they are none. */
export const expression = (question: GermanQuestion): string[] | null =>
  apart(question, question.form, null, MOST_WORDS);
