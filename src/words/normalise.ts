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
 * Characters that say nothing about the word: soft hyphen, combining grapheme joiner, zero-width characters,
 * joiners, bidirectional controls, invisible operators, variation selectors, byte order mark.
 */
const INVISIBLE =
  /\u034F|\p{Variation_Selector}|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/** What is typed or typeset for an apostrophe: ' ` ´ ʹ ʼ ‘ ’ ‛ ′ ＇ and the modifier letters among them. */
const APOSTROPHES = /['`\u00B4\u02B9\u02BB-\u02BD\u2018\u2019\u201B\u2032\uFF07]/g;

/** Hyphen look-alikes: hyphen, non-breaking hyphen, figure, en and em dash, minus, small and full-width forms. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;

const SPACES = /\s+/g;

/** Lower-case Polish and German words, composed: by far the most that is asked, and already normal. */
const ALREADY_NORMAL = /^[a-ząćęłńóśźżäöüß]+$/;

/** The same words with a capital, as a sentence and German nouns begin. */
const ALREADY_NORMAL_CASED = /^[A-ZĄĆĘŁŃÓŚŹŻÄÖÜ]?[a-ząćęłńóśźżäöüß]+$/;

/** Letters of which no form is another one, and signs that are no mark and join nothing: there is nothing to read alike in such a text. */
const NOTHING_ALIKE = /^[a-zA-ZąćęłńóśźżäöüßĄĆĘŁŃÓŚŹŻÄÖÜ'’.,:;!?„”“"«»-]*$/;

/** Is there nothing to normalise in the text? */
export function isPlainWord(text: string): boolean {
  return text.length <= MAX_TEXT_LENGTH && ALREADY_NORMAL.test(text);
}

/** The same of a text that may begin with a capital. */
export function isPlainCasedWord(text: string): boolean {
  return text.length <= MAX_TEXT_LENGTH && ALREADY_NORMAL_CASED.test(text);
}

/** At most `length` UTF-16 units of the text, not cutting a character in two. */
function cap(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

/**
 * One spelling for everything that looks the same or is read alike: what `unified` makes of it, with single spaces and no space around.
 * Case is kept. Text beyond the limits is dropped. Normalising twice changes nothing.
 */
export function normalise(text: string): string {
  if (isPlainCasedWord(text)) return text;
  const raw = cap(text.trim(), MAX_RAW_LENGTH);
  const whole = withoutLetterspacing(unified(raw).replace(SPACES, ' ').trim());
  // Where it is cut, a mark may be at the end that was inside a word before.
  return whole.length > MAX_TEXT_LENGTH ? normalise(cap(whole, MAX_TEXT_LENGTH)) : whole;
}

/**
 * The text as words are read in it: with unified characters, without marks beside words (`withoutMarks`), with plays through other letters
 * (`withPlayedThrough`) and letterspaced words (`withoutLetterspacing`) joined; spaces and line breaks stay.
 */
export function unified(text: string): string {
  const plain = unifiedCharacters(text);
  return NOTHING_ALIKE.test(plain) ? plain : withoutLetterspacing(withPlayedThrough(withoutMarks(plain)));
}

/**
 * The text in NFC, without invisible characters, with one apostrophe and one hyphen, and with the letters that typeset forms stand for
 * (`withPlainLetters`). For cells and names, where a number or a bracket is no mark.
 */
export function unifiedCharacters(text: string): string {
  if (NOTHING_ALIKE.test(text)) return text.replace(APOSTROPHES, APOSTROPHE);
  // Composing comes before unifying: U+1FFD is an apostrophe only once it is composed to U+00B4.
  const composed = withPlainLetters(text.replace(INVISIBLE, '').normalize('NFC')).normalize('NFC');
  return composed.replace(APOSTROPHES, APOSTROPHE).replace(HYPHENS, HYPHEN);
}

/**
 * Lower case by Unicode's own table, in NFC. The page's or the browser's language plays no part: under Turkish
 * rules `ID` would become `ıd`, which is no word anywhere in Polish.
 */
export function lowerCase(word: string): string {
  return word.toLowerCase().normalize('NFC');
}

/** Upper case, NFC, for showing a word as tiles. */
export function upperCase(word: string): string {
  return word.toUpperCase().normalize('NFC');
}
