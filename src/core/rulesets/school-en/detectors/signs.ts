import { hasOnlyEnglishLetters } from '../../../words/letters.ts';
import { APOSTROPHE, HYPHEN } from '../../../words/normalise.ts';
import { kindOf, reason, type WordDetector } from '../query.ts';

/** Letters of single words between points, which may be followed by spaces: `e.g`, `u. s. a`, `ph.d`. */
const POINTED = /^\p{L}{1,3}(?:\. ?\p{L}{1,3})+$/u;

/** An abbreviation with points inside (rule 14), with the entry of dictionaries; with spaces only if they have one. */
export const pointed: WordDetector = ({ form, typed, spelling }) => {
  if (!POINTED.test(form)) return [];
  const known = spelling?.readings(form.replace(/[. ]/g, '')).find((reading) => kindOf(reading) === 'abbreviation');
  if (!known && form.includes(' ')) return [];
  return [
    reason('abbreviation', {
      kind: 'spelling',
      spelling: `${typed}.`,
      ...(known?.source ? { source: known.source } : {}),
    }),
  ];
};

const LETTER = /\p{L}/u;

/** Letters, signs and digits that no tile has. The document has no rule against them, because such a word cannot be played. */
export const noTile: WordDetector = ({ form, typed }) => {
  if (form.includes(' ') || POINTED.test(form)) return [];
  const without = [...new Set(form)].filter((sign) => !hasOnlyEnglishLetters(sign));
  const letters = without.join('');
  if (letters === '') return [];
  const areSigns = without.every((sign) => !LETTER.test(sign));
  return [reason('no-tile', { kind: 'letters', letters, ...(areSigns ? { spelling: typed } : {}) })];
};

/**
 * A word that dictionaries spell with a hyphen or an apostrophe, typed without it: `tshirt`, `oclock`. The largest lists have such words
 * without the sign as well, which is no evidence.
 */
export const signLeftOut: WordDetector = ({ form, spelling, spellings, printedApart }) => {
  if (!spelling) return [];
  if (printedApart?.includes(HYPHEN))
    return [reason('no-tile', { kind: 'letters', spelling: printedApart, letters: HYPHEN })];
  if (spellings.some((reading) => kindOf(reading) !== 'plain')) return [];
  for (let at = 1; at < form.length; at++) {
    const signed = form.slice(0, at) + APOSTROPHE + form.slice(at);
    const [known] = spelling.readings(signed);
    if (known) return [reason('no-tile', { kind: 'letters', spelling: known.spelling ?? signed, letters: APOSTROPHE })];
  }
  return [];
};
