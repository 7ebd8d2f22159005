import { APOSTROPHE, HYPHEN, isPlainCasedWord, isPlainWord, lowerCase, normalise } from './normalise.ts';
import { wordFromSelection } from './selection.ts';
import { type TileLanguage, toEnglishTiles, toGermanTiles } from './tiles.ts';

/** A word as it was typed or selected, and its key. */
export interface ParsedQuery {
  /**
   * Normalised, with its case and accents, without surrounding punctuation. German queries have the signs that belong to the word: `Größe`,
   * `o.k.`, `...heit`, `’naus`.
   */
  typed: string;
  /** The key in lexicons, in lower case: as `lookupKey` returns it. */
  form: string;
  /** True when one point followed directly, as after an abbreviation or at the end of a sentence. */
  isPointed: boolean;
}

export interface ParsedEnglishQuery extends ParsedQuery {
  /** The affix with its hyphen, as dictionaries print it: `un-`; null if there is none. */
  affix: string | null;
}

/**
 * Returns the key of a word in lexicons, word lists and exceptions: Polish in lower case and NFC, German and English as tiles show them
 * (`Größe` → `grösse`, `Café` → `cafe`). Two spellings with one key are one word. Empty if the text has no word.
 * @param word as typed or selected
 */
export function lookupKey(word: string, language: TileLanguage): string {
  return PARSERS[language](word).form;
}

/** Returns a form as a query, for further lookups. @param typed the form with its case, if known */
export function parsedForm(form: string, typed = form): ParsedQuery {
  return { typed, form, isPointed: false };
}

/** Parses a Polish query. The strings are empty if it has no letter. */
export function parsePolishQuery(word: string): ParsedQuery {
  if (isPlainWord(word)) return { typed: word, form: word, isPointed: false };
  const text = normalise(word);
  const typed = wordFromSelection(text);
  return { typed, form: lowerCase(typed), isPointed: typed !== '' && text.endsWith(`${typed}.`) };
}

/** Parses an English query. The strings are empty if it has no letter. */
export function parseEnglishQuery(word: string): ParsedEnglishQuery {
  if (isPlainWord(word)) return { typed: word, form: toEnglishTiles(word), affix: null, isPointed: false };
  const text = normalise(word);
  const typed = wordFromSelection(text);
  if (typed === '') return { typed, form: typed, affix: null, isPointed: false };
  const [before, after] = around(typed, text);
  const form = toEnglishTiles(typed);
  const affix = (before.endsWith(HYPHEN) ? HYPHEN : '') + form + (after.startsWith(HYPHEN) ? HYPHEN : '');
  return { typed, form, affix: affix === form ? null : affix, isPointed: after.startsWith('.') };
}

/**
 * Parses a German query. Removes punctuation around it, and the exclamation or question mark that dictionaries put after interjections
 * (I.1.1). Retains the signs of an affix or a contraction. The strings are empty if it has no letter.
 */
export function parseGermanQuery(word: string): ParsedQuery {
  if (isPlainCasedWord(word)) return { typed: word, form: toGermanTiles(word), isPointed: false };
  const text = normalise(word);
  const core = wordFromSelection(text);
  if (core === '') return { typed: core, form: core, isPointed: false };
  const [before, after] = around(core, text);
  const lastPoint = core.includes('.') && after.startsWith('.') ? '.' : '';
  const typed = signsBefore(before, after) + core + (lastPoint || signsAfter(before, after));
  return { typed, form: toGermanTiles(typed), isPointed: lastPoint === '' && /^\.(?!\.)/.test(after) };
}

const PARSERS: Readonly<Record<TileLanguage, (word: string) => ParsedQuery>> = {
  pl: parsePolishQuery,
  de: parseGermanQuery,
  en: parseEnglishQuery,
};

/** Returns the text before and after the word. */
function around(word: string, text: string): [before: string, after: string] {
  const at = text.indexOf(word);
  return [text.slice(0, at), text.slice(at + word.length)];
}

/** Dots or a hyphen in place of a word: the entry of an affix. */
const OMITTED_BEFORE = /(?:\.{2,}|…|-)$/;
const OMITTED_AFTER = /^(?:\.{2,}|…|-)/;

/** Opening quotation marks other than the apostrophe. */
const QUOTE_BEFORE = /[‚„“«»‹›"]$/;

/** Returns the signs directly before a German word that belong to it. */
function signsBefore(before: string, after: string): string {
  const omitted = OMITTED_BEFORE.exec(before)?.[0];
  if (omitted) return omitted;
  return before.endsWith(APOSTROPHE) && !after.startsWith(APOSTROPHE) ? APOSTROPHE : '';
}

/** Returns the signs directly after a German word that belong to it. */
function signsAfter(before: string, after: string): string {
  const omitted = OMITTED_AFTER.exec(after)?.[0];
  if (omitted) return omitted;
  const isQuoted = before.endsWith(APOSTROPHE) || QUOTE_BEFORE.test(before);
  return after.startsWith(APOSTROPHE) && !isQuoted ? APOSTROPHE : '';
}

/** Returns a German affix without the hyphen or dots: `...heit` → `heit`; null if there are none. */
export function withoutAffixSigns(form: string): string | null {
  const bare = form.replace(OMITTED_AFTER, '').replace(OMITTED_BEFORE, '');
  return bare === form || bare.includes(HYPHEN) ? null : bare;
}
