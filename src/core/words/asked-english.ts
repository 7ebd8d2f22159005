import { layEnglish } from './lay-english.ts';
import { HYPHEN, isPlainWord, normalise } from './normalise.ts';
import { wordFromSelection } from './selection.ts';

/** A query, read as a word. */
export interface Asked {
  /** Normalised, with its case and accents; without surrounding punctuation. */
  typed: string;
  /** As tiles show it, in lower case: `cafe`. */
  form: string;
  /** The affix with its hyphen, as dictionaries print it: `un-`; null if there is none. */
  affix: string | null;
  /** True when a point followed directly, as after an abbreviation or at the end of a sentence. */
  point: boolean;
}

/** Parses a query. The strings are empty if it has no letter. */
export function readAsked(word: string): Asked {
  if (isPlainWord(word)) return { typed: word, form: layEnglish(word), affix: null, point: false };
  const text = normalise(word);
  const typed = wordFromSelection(text);
  if (typed === '') return { typed, form: typed, affix: null, point: false };
  const at = text.indexOf(typed);
  const before = text.slice(0, at);
  const after = text.slice(at + typed.length);
  const form = layEnglish(typed);
  const affix = (before.endsWith(HYPHEN) ? HYPHEN : '') + form + (after.startsWith(HYPHEN) ? HYPHEN : '');
  return { typed, form, affix: affix === form ? null : affix, point: after.startsWith('.') };
}
