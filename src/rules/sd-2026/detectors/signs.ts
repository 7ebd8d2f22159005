import { APOSTROPHE, HYPHEN } from '../../../words/normalise.ts';
import { withoutMissing } from '../asked.ts';
import { reason } from '../catalogue.ts';
import type { WordDetector } from '../question.ts';

const SIGNS = new RegExp(`[${APOSTROPHE}.…${HYPHEN}]`, 'g');

/** Signs that no tile has: affixes printed with dots or a hyphen (I.1.2.e), points (I.3.a), hyphens and apostrophes (I.1.2.a). */
export const signs: WordDetector = ({ form, typed }) => {
  const affix = withoutMissing(form);
  if (affix !== null) return [reason('I.1.2.e', { spelling: typed, base: affix })];
  if (/\p{N}/u.test(form) && /\p{L}/u.test(form)) return [reason('I.3.e', { spelling: typed })];
  const letters = [...new Set(form.match(SIGNS) ?? [])].join('');
  if (letters === '') return [];
  const special = reason('I.1.2.a', { spelling: typed, letters, base: form.replace(SIGNS, '') });
  return letters.includes('.') ? [reason('I.3.a', { spelling: typed }), special] : [special];
};
