import { isAbbreviation } from '../../morphology/pl/tag.ts';
import { isSentenceOrHeadlineCase } from '../../words/capital.ts';
import { hasOnlyPolishLetters } from '../../words/letters.ts';
import { MIN_WORD_LETTERS } from '../../words/word-lengths.ts';
import { defectiveReading, isGuessedOnMissing } from './defective.ts';
import type { PolishQuestion, TaggedReading } from './question.ts';

/** Has the word tiles, a fitting case, and a place on the game's list or on one of the closed lists? */
export function isListed(question: PolishQuestion): boolean {
  const { form, typed } = question;
  return (
    form.length >= MIN_WORD_LETTERS &&
    (question.isInGame || question.closed.length > 0) &&
    hasOnlyPolishLetters(form) &&
    isSentenceOrHeadlineCase(typed)
  );
}

/** Readings under which the word may be played: no abbreviation, no form that a defective verb lacks. */
export function playableReadings(question: PolishQuestion): TaggedReading[] {
  return question.readings.filter(
    (reading) =>
      !isAbbreviation(reading.tag) &&
      !isGuessedOnMissing(reading) &&
      defectiveReading(reading.lemma, reading.tag)?.left !== false,
  );
}
