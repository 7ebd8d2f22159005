import { layEnglish } from './lay-english.ts';
import { HYPHEN, isPlainWord, normalise } from './normalise.ts';
import { wordFromSelection } from './selection.ts';

/** What was asked, read as a word. */
export interface Asked {
  /** Normalised, with its case and accents; without surrounding punctuation. */
  typed: string;
  /** As it would be laid, in lower case: `cafe`. */
  form: string;
  /** With the hyphen beside it, as dictionaries print prefixes and suffixes: `un-`; null when there is none. */
  affix: string | null;
  /** Did a point stand right after it, as after an abbreviation or at the end of a sentence? */
  point: boolean;
}

/** What was asked, taken apart; empty strings where there is no letter in it. */
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
