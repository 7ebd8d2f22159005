import { isPlainWord, lowerCase, normalise } from './normalise.ts';
import { wordFromSelection } from './selection.ts';
import { tilesOf } from './tiles.ts';

/** What was asked, read as a word. */
export interface Asked {
  /** Normalised, without surrounding punctuation, with its case. */
  typed: string;
  /** Lower case. */
  form: string;
  /** Did a point stand right after it, as after an abbreviation or at the end of a sentence? */
  point: boolean;
}

/** A form as if it had been asked as it is, for what is looked up besides. @param typed with its case, where that is known. */
export function askedAs(form: string, typed = form): Asked {
  return { typed, form, point: false };
}

export function readAsked(word: string): Asked {
  if (isPlainWord(word)) return { typed: word, form: word, point: false };
  const text = normalise(word);
  const typed = wordFromSelection(text);
  return { typed, form: lowerCase(typed), point: typed !== '' && text.endsWith(`${typed}.`) };
}

/** `Okno` and `OKNO` may be the common word at the start of a sentence or in a headline; `mBank`, `EuroCity` are spellings. */
export function isSentenceOrHeadlineCase(typed: string): boolean {
  if (isPlainWord(typed) || typed === lowerCase(typed) || typed === tilesOf(typed)) return true;
  const rest = [...typed].slice(1).join('');
  return rest === lowerCase(rest);
}
