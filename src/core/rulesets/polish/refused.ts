import { isAbbreviation } from '../../morphology/pl/tag.ts';
import { type Finding, inOrder } from '../../rules/catalogue.ts';
import { hasInnerCapital, isSentenceOrHeadlineCase } from '../../words/capital.ts';
import { hasOnlyPolishLetters } from '../../words/letters.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/normalise.ts';
import { hasSigns, isInOwnCase, standsFor } from './abbreviations.ts';
import { defectiveReading, isGuessedOnMissing } from './defective.ts';
import { barredReading, onlyAsMissingForm } from './detectors/defective.ts';
import { barredThoughListed } from './detectors/endings.ts';
import { abbreviation, phrase } from './detectors/entries.ts';
import { barredInterjection, isBarredInterjection } from './detectors/letter-repetition.ts';
import { notListed } from './detectors/ordinary.ts';
import { type Edition, ruled } from './edition.ts';
import { finding } from './finding.ts';
import { NAMED_AS_BARRED } from './lists.ts';
import type { PolishQuery, PolishReading } from './query.ts';

/** Returns true when the word has tiles, an entry on the game's list or on a closed list, and no capitals that make it another word. */
export function isListed(query: PolishQuery): boolean {
  const { form, typed } = query;
  return (
    form.length >= MIN_WORD_LETTERS &&
    (query.isInGame || query.closed.length > 0) &&
    hasOnlyPolishLetters(form) &&
    (isSentenceOrHeadlineCase(typed) || !isInOwnCase(query))
  );
}

/** Readings under which the word may be played: no abbreviation, no form that a defective verb lacks. */
export function playableReadings(query: PolishQuery): PolishReading[] {
  return query.readings.filter(
    (reading) =>
      !isAbbreviation(reading.tag) &&
      !isGuessedOnMissing(reading) &&
      defectiveReading(reading.lemma, reading.tag)?.left !== false,
  );
}

/** Returns the finding for a word that the document names as barred, with the lemma that a lexicon may have. */
function namedAsBarred(query: PolishQuery): Finding[] | null {
  const named = NAMED_AS_BARRED.get(query.form);
  if (!named) return null;
  const { rule, base, particle } = named;
  const other = query.readings[0]?.lemma;
  return [finding(rule, { kind: 'attached', base, particle, ...(other ? { other } : {}) })];
}

/** Returns the reasons by which the document bars a listed word; null if it does not. */
function barredByDocument(query: PolishQuery): Finding[] | null {
  if (isBarredInterjection(query)) return barredInterjection(query);
  if (onlyAsMissingForm(query)) return barredReading(query);
  if (query.closed.length > 0) return null;
  const barred = barredThoughListed(query);
  return barred.length > 0 ? barred : null;
}

/** Returns the reasons why an unlisted word is refused: all findings of the rules, or that it is not listed. */
function excluded(query: PolishQuery, edition: Edition): Finding[] {
  const inPhrase = ruled(phrase(query), edition);
  if (inPhrase.length > 0) return inPhrase;
  if (query.form.includes(' ') || query.form.length > MAX_WORD_LETTERS) return notListed(query);
  const found: Finding[] = [];
  for (const detector of edition.excluding) found.push(...detector(query));
  const reasons = inOrder(ruled(found, edition));
  return reasons.some(({ decides }) => decides) ? reasons : [...notListed(query), ...reasons];
}

/**
 * Returns the reason for an abbreviation typed with its point, which no tile has: `dyr.`; a common word at the end of a sentence is none.
 */
export function abbreviationWithPoint(query: PolishQuery): Finding[] | null {
  // A point after an abbreviation in capitals ends a sentence: `PKP.`
  if (!hasSigns(query.form) && hasInnerCapital(query.typed) && standsFor(query) !== undefined) return null;
  const [known] = abbreviation(query);
  if (known) return [known];
  const tagged = query.readings.find(({ tag }) => isAbbreviation(tag));
  return tagged ? [finding('abbreviation', { kind: 'meaning', source: tagged.lemma, tag: tagged.tag.text })] : null;
}

/** Returns the reasons why the word is not allowed, most specific first; null if it is. */
export function refusal(query: PolishQuery, edition: Edition): Finding[] | null {
  const bars = (found: Finding[] | null): Finding[] | null => {
    const left = found && ruled(found, edition);
    return left && left.length > 0 ? left : null;
  };
  return (
    bars(query.isPointed || hasSigns(query.form) ? abbreviationWithPoint(query) : null) ??
    bars(namedAsBarred(query)) ??
    (isListed(query) ? bars(barredByDocument(query)) : excluded(query, edition))
  );
}
