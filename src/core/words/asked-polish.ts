import { isPlainWord, lowerCase, normalise } from './normalise.ts';
import { wordFromSelection } from './selection.ts';
import { tilesOf } from './tiles.ts';

/** A query, read as a word. */
export interface Asked {
  /** Normalised, without surrounding punctuation, with its case. */
  typed: string;
  /** Lower case. */
  form: string;
  /** True when a point followed directly, as after an abbreviation or at the end of a sentence. */
  point: boolean;
}

/** Returns a form as a query, for further lookups. @param typed the form with its case, if known */
export function askedAs(form: string, typed = form): Asked {
  return { typed, form, point: false };
}

export function readAsked(word: string): Asked {
  if (isPlainWord(word)) return { typed: word, form: word, point: false };
  const text = normalise(word);
  const typed = wordFromSelection(text);
  return { typed, form: lowerCase(typed), point: typed !== '' && text.endsWith(`${typed}.`) };
}

/**
 * Returns true for the case of a sentence start or a headline, which says nothing: `Okno`, `OKNO`. `mBank` and `EuroCity` are spellings.
 */
export function isSentenceOrHeadlineCase(typed: string): boolean {
  if (isPlainWord(typed) || typed === lowerCase(typed) || typed === tilesOf(typed)) return true;
  const rest = [...typed].slice(1).join('');
  return rest === lowerCase(rest);
}
