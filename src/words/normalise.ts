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

/** Is there nothing to normalise in the text? */
export function isPlainWord(text: string): boolean {
  return text.length <= MAX_TEXT_LENGTH && ALREADY_NORMAL.test(text);
}

/** At most `length` UTF-16 units of the text, not cutting a character in two. */
function cap(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

/**
 * One spelling for everything that looks the same: NFC, without invisible characters, with one apostrophe
 * and one hyphen, single spaces, no space around. Case is kept. Text beyond the limits is dropped.
 * Normalising twice changes nothing.
 */
export function normalise(text: string): string {
  if (isPlainWord(text)) return text;
  const raw = cap(text.trim(), MAX_RAW_LENGTH);
  return cap(unified(raw).replace(SPACES, ' ').trim(), MAX_TEXT_LENGTH).trim();
}

/** The text in NFC, without invisible characters, with one apostrophe and one hyphen; spaces and line breaks stay. */
export function unified(text: string): string {
  // Composing comes before unifying: U+1FFD is an apostrophe only once it is composed to U+00B4.
  return text.replace(INVISIBLE, '').normalize('NFC').replace(APOSTROPHES, APOSTROPHE).replace(HYPHENS, HYPHEN);
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
