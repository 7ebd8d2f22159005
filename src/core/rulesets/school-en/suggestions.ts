import { meaningsOf } from '../../rules/abbreviations.ts';
import { fieldsOf } from '../../rules/detail.ts';
import { Offers } from '../../rules/suggestions.ts';
import type { Reason } from '../../rules/verdict.ts';
import { toEnglishTiles } from '../../words/tiles.ts';
import { hasTwoLetters } from './detectors/listed.ts';
import type { EnglishQuery } from './query.ts';

/** Hyphens, apostrophes, points and spaces. */
const SIGNS = /[^\p{L}\p{N}]/gu;

/** Returns the words that it may be without its signs; for a possessive its parts as well: `dog’s` → `dogs`, `dog`. */
function withoutSigns({ form }: EnglishQuery): string[] {
  const joined = form.replace(SIGNS, '');
  return joined === form ? [] : [joined, form.replace(/’s?$/u, '')];
}

/** Returns the words that dictionaries join by a hyphen or print apart: `t-shirt` → `shirt`, `a lot` → `lot`. */
const partsOf = ({ detail }: Reason): string[] => {
  const parts = (fieldsOf(detail).spelling ?? '').split(/[- ]/);
  return parts.length > 1 ? parts : [];
};

/** Returns the words that a reason names: the expansion of an abbreviation, the base of a form. */
const named = ({ detail }: Reason): string[] => {
  const { source, lemma } = fieldsOf(detail);
  return [source, lemma].flatMap((one) => (one === undefined ? [] : meaningsOf(one)));
};

/**
 * Returns legal words that help after a refusal, best first: those of the reasons, then the intended words. @param intended words of the
 * likeliest hypotheses, best first
 */
export function suggest(
  query: EnglishQuery,
  reasons: readonly Reason[],
  intended: readonly string[],
  isLegal: (form: string) => boolean,
): string[] {
  const { form, affix, printedApart } = query;
  const offers = new Offers(affix ?? form, isLegal);
  if (affix !== null) offers.add([form]);
  // The expansion of two letters is not a word near them.
  if (!hasTwoLetters(form)) for (const reason of reasons) offers.add(named(reason).map(toEnglishTiles));
  offers.add(withoutSigns(query));
  if (affix === null) for (const reason of reasons) offers.add(partsOf(reason).map(toEnglishTiles));
  if (printedApart) offers.add(printedApart.split(/[- ]/).map(toEnglishTiles));
  offers.add(intended);
  return offers.words;
}
