/**
 * The ruling on English words: the refusal of a listed English word is open if Polish sources only read the letters as something else.
 * *just* is English rather than a surname, *mum* rather than *mu* with -m.
 */

import { isAbbreviation, parseTags } from '../../morphology/pl/tag.ts';
import { isNotListed } from '../../rules/catalogue.ts';
import { type ClaimDetail, fieldsOf } from '../../rules/detail.ts';
import type { RuleKind } from '../../rules/rule-entry.ts';
import type { Reason } from '../../rules/verdict.ts';
import { isLikeAbbreviation } from '../../words/capital.ts';
import { lowerCase, MAX_WORD_LETTERS } from '../../words/normalise.ts';
import type { OfKind } from './hypotheses/barred.ts';
import type { PolishQuery } from './query.ts';

/** Kinds of reasons that read the letters as a word with an attachment or repeated letters. */
const OF_MISREADING: ReadonlySet<RuleKind> = new Set<RuleKind>(['particle', 'lengthening']);

/** Kinds of reasons that stay true beside the English word, and decide nothing. */
const SECONDARY_KINDS: ReadonlySet<RuleKind> = new Set<RuleKind>(['name', 'lower-case-name', 'brand', 'abbreviation']);

/** Returns true when a dictionary has the word in lower case, as spelled, and not only as an abbreviation. */
const isKnown = ({ spellings }: PolishQuery): boolean =>
  spellings.some(
    ({ spelling, mark, tag, origin }) =>
      spelling === undefined && mark === '' && origin === 'attested' && !parseTags(tag).some(isAbbreviation),
  );

/** Returns true when the query is spelled like a name that a reason reports: `Love`. */
const isNameAsTyped = ({ typed, isLower }: PolishQuery, reasons: readonly OfKind[]): boolean =>
  !isLower &&
  reasons.some(({ reason, kind }) => reason.decides && kind === 'name') &&
  reasons.some(({ reason }) => fieldsOf(reason.detail).spelling === typed);

/**
 * Returns true when all reasons read the letters as something else: with a particle, as a name, or as a word of a phrase in a query with a
 * capital. *code* is barred as a word of *dress code*.
 */
function isOnlyMisread({ typed, isPointed }: PolishQuery, reasons: readonly OfKind[]): boolean {
  if (isPointed && reasons[0]?.kind === 'abbreviation') return false;
  // Only words of closed classes are known as English beside an abbreviation: *and* is not *andante*.
  if (reasons.some(({ reason, kind }) => kind === 'abbreviation' && fieldsOf(reason.detail).source !== undefined))
    return true;
  return reasons.every(
    ({ reason, kind }) =>
      // 7 słów has no rule for words of phrases, and names the phrase of the word.
      (isNotListed(reason) && fieldsOf(reason.detail).source === undefined) ||
      OF_MISREADING.has(kind) ||
      kind === 'name' ||
      // Letters that would be a form of a brand name: `multiple`, which is not of *Multipla*.
      ((kind === 'brand' || kind === 'lower-case-name') && fieldsOf(reason.detail).lemma !== lowerCase(typed)) ||
      (kind === 'letter' && reasons.some((other) => other.kind === 'name')) ||
      (kind === 'phrase' && typed !== lowerCase(typed)),
  );
}

/**
 * Returns the remaining reasons of a word that is more likely English, “not listed” first, without names that decide. Returns the reasons
 * of any other word unchanged.
 */
export function withoutMisreadings<R extends OfKind<Reason>>(
  query: PolishQuery,
  reasons: readonly R[],
  notListed: (detail: ClaimDetail) => R,
): readonly R[] {
  const { form, english, typed } = query;
  if (english === undefined || form.includes(' ') || form.length > MAX_WORD_LETTERS) return reasons;
  if (reasons.every(({ reason }) => isNotListed(reason)) || isLikeAbbreviation(typed)) return reasons;
  if (isKnown(query) || isNameAsTyped(query, reasons) || !isOnlyMisread(query, reasons)) return reasons;
  const left = reasons.filter(({ reason, kind }) => !isNotListed(reason) && !OF_MISREADING.has(kind));
  return [
    notListed({ kind: 'foreign', english }),
    ...left.map((one) => (SECONDARY_KINDS.has(one.kind) ? { ...one, reason: { ...one.reason, decides: false } } : one)),
  ];
}
