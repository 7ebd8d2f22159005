import { layEnglish } from '../../words/lay-english.ts';
import { HYPHEN, isPlainWord, normalise } from '../../words/normalise.ts';
import { wordFromSelection } from '../../words/selection.ts';

/** What was asked, read as a word. */
export interface Asked {
  /** Normalised, with its case and accents, and with digits beside it; without surrounding punctuation. */
  typed: string;
  /** As it would be laid, in lower case: `cafe`. */
  form: string;
  /** With the hyphen beside it, as dictionaries print prefixes and suffixes: `un-`; null when there is none. */
  affix: string | null;
}

const DIGITS_BEFORE = /\p{N}+$/u;
const DIGITS_AFTER = /^\p{N}+/u;

/** What was asked, taken apart; empty strings where there is no letter in it. */
export function readAsked(word: string): Asked {
  if (isPlainWord(word)) return { typed: word, form: layEnglish(word), affix: null };
  const text = normalise(word);
  const core = wordFromSelection(text);
  if (core === '') return { typed: core, form: core, affix: null };
  const at = text.indexOf(core);
  const before = text.slice(0, at);
  const after = text.slice(at + core.length);
  const typed = (DIGITS_BEFORE.exec(before)?.[0] ?? '') + core + (DIGITS_AFTER.exec(after)?.[0] ?? '');
  const form = layEnglish(typed);
  const affix = (before.endsWith(HYPHEN) ? HYPHEN : '') + form + (after.startsWith(HYPHEN) ? HYPHEN : '');
  return { typed, form, affix: affix === form ? null : affix };
}
