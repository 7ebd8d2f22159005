import { withoutMissing } from '../../../words/asked-german.ts';
import { reason } from '../catalogue.ts';
import { likeliestSpelling } from '../likeliest-spelling.ts';
import type { WordDetector } from '../question.ts';

const SIGNS = /[^\p{L}\p{M}\p{N}]/gu;
const DIGITS = /\p{N}/gu;

const eachOnce = (signs: readonly string[] | null): string => [...new Set(signs)].join('');

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
  const base = likeliestSpelling(form.replace(SIGNS, ''), question);
  const special = reason('I.1.2.a', { spelling: typed, letters, base });
  return [...withDigits, ...(letters.includes('.') ? [reason('I.3.a', { spelling: typed })] : []), special];
};
