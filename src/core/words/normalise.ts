import { withPlainLetters } from './letter-forms.ts';
import { withoutLetterspacing } from './letterspaced.ts';
import { withoutMarks } from './marks.ts';
import { withPlayedThrough } from './played-through.ts';
import { MAX_RAW_LENGTH, MAX_TEXT_LENGTH } from './word-lengths.ts';

/** The one apostrophe that lexicons and rules know: U+2019, as the rule document prints it. */
export const APOSTROPHE = '\u2019';

/** The one hyphen that lexicons and rules know: U+002D. */
export const HYPHEN = '-';

/**
 * Invisible characters: soft hyphen, combining grapheme joiner, zero-width characters, joiners, bidirectional controls, invisible
 * operators, variation selectors, byte order mark.
 */
const INVISIBLE =
  /\u034F|\p{Variation_Selector}|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/** Characters for an apostrophe: ' ` ´ ʹ ʼ ‘ ’ ‛ ′ ＇ and the modifier letters among them. */
const APOSTROPHES = /['`\u00B4\u02B9\u02BB-\u02BD\u2018\u2019\u201B\u2032\uFF07]/g;

/** Hyphen look-alikes: hyphen, non-breaking hyphen, figure, en and em dash, minus, small and full-width forms. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;

const SPACES = /\s+/g;

/** Composed lower-case Polish and German words: most queries, and already normal. */
const ALREADY_NORMAL = /^[a-ząćęłńóśźżäöüß]+$/;

/** The same with a capital first letter. */
const ALREADY_NORMAL_CASED = /^[A-ZĄĆĘŁŃÓŚŹŻÄÖÜ]?[a-ząćęłńóśźżäöüß]+$/;

/** Texts that contain nothing to normalise: only letters that have no other form, and signs that are no mark and join nothing. */
const NOTHING_ALIKE = /^[a-zA-ZąćęłńóśźżäöüßĄĆĘŁŃÓŚŹŻÄÖÜ'’.,:;!?„”“"«»-]*$/;

/** Returns true when there is nothing to normalise in the text. */
export function isPlainWord(text: string): boolean {
  return text.length <= MAX_TEXT_LENGTH && ALREADY_NORMAL.test(text);
}

/** As `isPlainWord`, for text that may begin with a capital. */
export function isPlainCasedWord(text: string): boolean {
  return text.length <= MAX_TEXT_LENGTH && ALREADY_NORMAL_CASED.test(text);
}

/** Returns at most `length` UTF-16 units of the text, without cutting a character in two. */
function cap(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

/**
 * Returns one spelling for all texts that look or read alike: `unified`, with single spaces and none around. Keeps the case and drops text
 * beyond the limits. Idempotent.
 */
export function normalise(text: string): string {
  if (isPlainCasedWord(text)) return text;
  const raw = cap(text.trim(), MAX_RAW_LENGTH);
  const whole = withoutLetterspacing(unified(raw).replace(SPACES, ' ').trim());
  // A cut may leave a mark at the end that was inside a word before.
  return whole.length > MAX_TEXT_LENGTH ? normalise(cap(whole, MAX_TEXT_LENGTH)) : whole;
}

/**
 * Returns the text with unified characters, without marks beside words (`withoutMarks`), with plays through other letters
 * (`withPlayedThrough`) and letterspaced words (`withoutLetterspacing`) joined. Spaces and line breaks stay.
 */
export function unified(text: string): string {
  const plain = unifiedCharacters(text);
  return NOTHING_ALIKE.test(plain) ? plain : withoutLetterspacing(withPlayedThrough(withoutMarks(plain)));
}

/**
 * Returns the text in NFC, without invisible characters, with one apostrophe and one hyphen, and with plain letters for typeset forms
 * (`withPlainLetters`). For cells and names, in which a number or a bracket is no mark.
 */
export function unifiedCharacters(text: string): string {
  if (NOTHING_ALIKE.test(text)) return text.replace(APOSTROPHES, APOSTROPHE);
  // Compose first: U+1FFD is an apostrophe only after it is composed to U+00B4.
  const composed = withPlainLetters(text.replace(INVISIBLE, '').normalize('NFC')).normalize('NFC');
  return composed.replace(APOSTROPHES, APOSTROPHE).replace(HYPHENS, HYPHEN);
}

/**
 * Returns the word in lower case by Unicode's table, in NFC. The language of the page or browser plays no part: under Turkish rules `ID`
 * would become `ıd`.
 */
export function lowerCase(word: string): string {
  return word.toLowerCase().normalize('NFC');
}

/** Returns the word in upper case, NFC, for showing it as tiles. */
export function upperCase(word: string): string {
  return word.toUpperCase().normalize('NFC');
}
