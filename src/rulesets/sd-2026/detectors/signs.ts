import type { Evidence } from '../../../rules/verdict.ts';
import { withoutMissing } from '../../../words/asked-german.ts';
import { type RuleName, reason } from '../catalogue.ts';
import { likeliestSpelling } from '../likeliest-spelling.ts';
import { type GermanQuestion, taggedReadings, type WordDetector } from '../question.ts';

const SIGNS = /[^\p{L}\p{M}\p{N}]/gu;
const DIGITS = /\p{N}/gu;

const eachOnce = (signs: readonly string[] | null): string => [...new Set(signs)].join('');

/** Rules of abbreviations that are written with points. */
const WITH_POINTS: ReadonlySet<string> = new Set(['I.3.a', 'I.3.b'] satisfies RuleName[]);

/** What an abbreviation with points inside stands for, which the hand-kept list has without them: `z.B.`, `i.d.R.`, `v.a.` */
function standsFor({ form, typed, spelling }: GermanQuestion): Pick<Evidence, 'source'> {
  const letters = typed.replace(SIGNS, '');
  const readings = spelling ? taggedReadings(spelling, form.replace(SIGNS, '')) : [];
  const source = readings.find(({ lemma, rule }) => WITH_POINTS.has(rule ?? '') && lemma === letters)?.note;
  return source === undefined ? {} : { source };
}

/**
 * Signs that no tile has: affixes printed with dots or a hyphen (I.1.2.e), digits (I.3.e), points (I.3.a), hyphens, apostrophes and all
 * others (I.1.2.a).
 */
export const signs: WordDetector = (question) => {
  const { form, typed } = question;
  const affix = withoutMissing(form);
  const digits = eachOnce(form.match(DIGITS));
  if (affix !== null && digits === '') return [reason('I.1.2.e', { spelling: typed, base: affix })];
  const withDigits = digits === '' ? [] : [reason('I.3.e', { spelling: typed, letters: digits })];
  const letters = eachOnce(form.match(SIGNS));
  if (letters === '') return withDigits;
  const abbreviated = letters.includes('.') ? standsFor(question) : {};
  // The letters of an abbreviation are no word that was meant: s.o., so.
  const base = abbreviated.source === undefined && { base: likeliestSpelling(form.replace(SIGNS, ''), question) };
  const special = reason('I.1.2.a', { spelling: typed, letters, ...base });
  const pointed = letters.includes('.') ? [reason('I.3.a', { spelling: typed, ...abbreviated })] : [];
  return [...withDigits, ...pointed, special];
};
