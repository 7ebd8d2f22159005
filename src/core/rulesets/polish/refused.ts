import { isAbbreviation } from '../../morphology/pl/tag.ts';
import { type Finding, inOrder } from '../../rules/catalogue.ts';
import { hasInnerCapital, isSentenceOrHeadlineCase } from '../../words/capital.ts';
import { hasOnlyPolishLetters } from '../../words/letters.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/word-lengths.ts';
import { hasSigns, standsFor } from './abbreviations.ts';
import { defectiveReading, isGuessedOnMissing } from './defective.ts';
import { barredReading, onlyAsMissingForm } from './detectors/defective.ts';
import { barredThoughListed } from './detectors/endings.ts';
import { abbreviation, phrase } from './detectors/entries.ts';
import { barredInterjection, isBarredInterjection } from './detectors/letter-repetition.ts';
import { notListed } from './detectors/ordinary.ts';
import { type Edition, ruled } from './edition.ts';
import { finding } from './finding.ts';
import { NAMED_AS_BARRED } from './lists.ts';
import type { PolishQuestion, TaggedReading } from './question.ts';

/** Returns true when the word has tiles, a valid letter case, and an entry on the game's list or on one of the closed lists. */
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

/** A word that the document names as barred, with the lemma under which a lexicon may have it all the same. */
function namedAsBarred(question: PolishQuestion): Finding[] | null {
  const named = NAMED_AS_BARRED.get(question.form);
  if (!named) return null;
  const { rule, base, particle } = named;
  const other = question.readings[0]?.lemma;
  return [finding(rule, { kind: 'attached', base, particle, ...(other ? { other } : {}) })];
}

/** Returns why the document bars a word that a list has; null when it does not. */
function barredByDocument(question: PolishQuestion): Finding[] | null {
  if (isBarredInterjection(question)) return barredInterjection(question);
  if (onlyAsMissingForm(question)) return barredReading(question);
  if (question.closed.length > 0) return null;
  const barred = barredThoughListed(question);
  return barred.length > 0 ? barred : null;
}

/** Returns why a word that no list has is refused: all that the rules report, or that it is not listed. */
function excluded(question: PolishQuestion, edition: Edition): Finding[] {
  const inPhrase = ruled(phrase(question), edition);
  if (inPhrase.length > 0) return inPhrase;
  if (question.form.includes(' ') || question.form.length > MAX_WORD_LETTERS) return notListed(question);
  const reasons = inOrder(
    ruled(
      edition.excluding.flatMap((detector) => detector(question)),
      edition,
    ),
  );
  return reasons.some(({ decides }) => decides) ? reasons : [...notListed(question), ...reasons];
}

/** An abbreviation typed with its point, which no tile has: `dyr.`; a common word at the end of a sentence is none. */
export function abbreviationWithPoint(question: PolishQuestion): Finding[] | null {
  // The point after letters that stand for something in capitals ends a sentence: `PKP.`
  if (!hasSigns(question.form) && hasInnerCapital(question.typed) && standsFor(question) !== undefined) return null;
  const [known] = abbreviation(question);
  if (known) return [known];
  const tagged = question.readings.find(({ tag }) => isAbbreviation(tag));
  return tagged ? [finding('abbreviation', { kind: 'meaning', source: tagged.lemma, tag: tagged.tag.text })] : null;
}

/** Returns why the word may not be played, most specific reason first; null when it may. */
export function refusal(question: PolishQuestion, edition: Edition): Finding[] | null {
  const bars = (found: Finding[] | null): Finding[] | null => {
    const left = found && ruled(found, edition);
    return left && left.length > 0 ? left : null;
  };
  return (
    bars(question.isPointed || hasSigns(question.form) ? abbreviationWithPoint(question) : null) ??
    bars(namedAsBarred(question)) ??
    (isListed(question) ? bars(barredByDocument(question)) : excluded(question, edition))
  );
}
