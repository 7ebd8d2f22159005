import { lay } from './lay.ts';
import { APOSTROPHE, HYPHEN, isPlainCasedWord, normalise } from './normalise.ts';
import { wordFromSelection } from './selection.ts';

/** What was asked, read as a word. */
export interface Asked {
  /** Normalised, with its case and spelling, and with the signs that belong to it: `Größe`, `o.k.`, `...heit`, `’naus`. */
  typed: string;
  /** As it would be laid, in lower case: `grösse`. */
  form: string;
  /** Did one point stand right after it, as after an abbreviation or at the end of a sentence? */
  point: boolean;
}

/** Dots or a hyphen where a word is missing: the entry of an affix. */
const MISSING_BEFORE = /(?:\.{2,}|…|-)$/;
const MISSING_AFTER = /^(?:\.{2,}|…|-)/;

/** Opening quotation marks besides the apostrophe, which is one as well. */
const QUOTE_BEFORE = /[‚„“«»‹›"]$/;

/** Signs right before the word that belong to it. */
function signsBefore(before: string, after: string): string {
  const missing = MISSING_BEFORE.exec(before)?.[0];
  if (missing) return missing;
  return before.endsWith(APOSTROPHE) && !after.startsWith(APOSTROPHE) ? APOSTROPHE : '';
}

/** Signs right after the word that belong to it. */
function signsAfter(before: string, after: string): string {
  const missing = MISSING_AFTER.exec(after)?.[0];
  if (missing) return missing;
  const quoted = before.endsWith(APOSTROPHE) || QUOTE_BEFORE.test(before);
  return after.startsWith(APOSTROPHE) && !quoted ? APOSTROPHE : '';
}

/**
 * The word that was asked. Punctuation around it goes, with it the exclamation or question mark that dictionaries put after
 * interjections (I.1.1); what makes it an affix or a contraction stays.
 */
export function readAsked(word: string): Asked {
  if (isPlainCasedWord(word)) return { typed: word, form: lay(word), point: false };
  const text = normalise(word);
  const core = wordFromSelection(text);
  if (core === '') return { typed: core, form: core, point: false };
  const at = text.indexOf(core);
  const before = text.slice(0, at);
  const after = text.slice(at + core.length);
  const inner = core.includes('.') && after.startsWith('.') ? '.' : '';
  const typed = signsBefore(before, after) + core + (inner || signsAfter(before, after));
  return { typed, form: lay(typed), point: inner === '' && /^\.(?!\.)/.test(after) };
}

/** The hyphen or dots that stand for what an affix is attached to, taken off: `...heit` → `heit`; null when there are none. */
export function withoutMissing(form: string): string | null {
  const bare = form.replace(/^(?:\.{2,}|…|-)/, '').replace(/(?:\.{2,}|…|-)$/, '');
  return bare === form || bare.includes(HYPHEN) ? null : bare;
}
