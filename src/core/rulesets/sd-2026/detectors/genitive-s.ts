/** Nouns with an -s that their declension has not (II.3.1). */
import type { Detail } from '../../../rules/detail.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { isGenitive, isNominativeSingular, isNoun, isPlural } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';
import { isWeak } from '../weak-nouns.ts';

/** Has a dictionary the form as a noun? Then its lists decide. */
const isKnownNoun = ({ spellings }: GermanQuestion): boolean =>
  spellings.some((one) => isNoun(one) && one.attestedBy.length > 0);

/** What a weak noun gets wrongly for its genitive: Elefants, Soldatens, Löwens. */
const STRONG = ['s', 'es', 'ns', 'ens'];

/** The noun in its dictionary form that the word would be a genitive in -s of, if it were not declined weakly. */
function weakNoun(question: GermanQuestion): TaggedReading | undefined {
  for (const ending of STRONG) {
    if (!question.form.endsWith(ending)) continue;
    const base = question.form.slice(0, -ending.length);
    const noun = question
      .readingsOf(base)
      .find(
        (one) =>
          isNominativeSingular(one) && !isPlural(one) && toGermanTiles(one.lemma) === base && isWeak(question, one),
      );
    if (noun) return noun;
  }
  return undefined;
}

/** The weak genitive, as dictionaries spell it. */
const genitiveOf = ({ form, lemma }: TaggedReading, question: GermanQuestion): string | undefined =>
  ['n', 'en']
    .flatMap((ending) => question.readingsOf(form + ending))
    .find((one) => one.lemma === lemma && isGenitive(one) && !isPlural(one))?.spelling;

/** A genitive in -s of a weak noun: Elefants, Studentens. */
export const strongGenitive: WordDetector = (question) => {
  if (!question.form.endsWith('s') || isKnownNoun(question)) return [];
  const noun = weakNoun(question);
  const genitive = noun && genitiveOf(noun, question);
  if (!noun || genitive === undefined) return [];
  const detail: Detail = { kind: 'standard', lemma: noun.lemma, tag: noun.tag.text, today: genitive };
  return [reason('II.3.1', detail, { effect: 'excludes' })];
};

/** A plural from Latin, Greek or Italian with the German -s besides: Praktikas, Cellis. */
export const doubledPlural: WordDetector = (question) => {
  const base = question.form.slice(0, -1);
  if (!/[ai]s$/.test(question.form) || isKnownNoun(question)) return [];
  const readings = question.readingsOf(base).filter(isNoun);
  const plural = readings.find((one) => isPlural(one) && toGermanTiles(one.lemma) !== base);
  if (!plural || readings.some((one) => !isPlural(one))) return [];
  const detail: Detail = {
    kind: 'standard',
    lemma: plural.lemma,
    tag: plural.tag.text,
    other: plural.spelling,
    today: plural.spelling,
  };
  return [reason('II.3.1', detail, { effect: 'excludes' })];
};
