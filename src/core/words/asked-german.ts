import { lay } from './lay.ts';
import { APOSTROPHE, HYPHEN, isPlainCasedWord, normalise } from './normalise.ts';
import { wordFromSelection } from './selection.ts';

/** A query, read as a word. */
export interface Asked {
  /** Normalised, with its case and spelling, and with the signs that belong to it: `Größe`, `o.k.`, `...heit`, `’naus`. */
  typed: string;
  /** As tiles show it, in lower case: `grösse`. */
  form: string;
  /** True when one point followed directly, as after an abbreviation or at the end of a sentence. */
  point: boolean;
}

/** Dots or a hyphen in place of a word: the entry of an affix. */
const MISSING_BEFORE = /(?:\.{2,}|…|-)$/;
const MISSING_AFTER = /^(?:\.{2,}|…|-)/;

/** Opening quotation marks other than the apostrophe. */
const QUOTE_BEFORE = /[‚„“«»‹›"]$/;

/** Returns the signs directly before the word that belong to it. */
function signsBefore(before: string, after: string): string {
  const missing = MISSING_BEFORE.exec(before)?.[0];
  if (missing) return missing;
  return before.endsWith(APOSTROPHE) && !after.startsWith(APOSTROPHE) ? APOSTROPHE : '';
}

/** Returns the signs directly after the word that belong to it. */
function signsAfter(before: string, after: string): string {
  const missing = MISSING_AFTER.exec(after)?.[0];
  if (missing) return missing;
  const quoted = before.endsWith(APOSTROPHE) || QUOTE_BEFORE.test(before);
  return after.startsWith(APOSTROPHE) && !quoted ? APOSTROPHE : '';
}

/**
 * Parses a query. Removes punctuation around it, and the exclamation or question mark that dictionaries put after interjections (I.1.1).
 * Keeps signs of an affix or a contraction.
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

/** Returns an affix without the hyphen or dots: `...heit` → `heit`; null if there are none. */
export function withoutMissing(form: string): string | null {
  const bare = form.replace(/^(?:\.{2,}|…|-)/, '').replace(/(?:\.{2,}|…|-)$/, '');
  return bare === form || bare.includes(HYPHEN) ? null : bare;
}
