import { withPlayedThrough } from './played-through.ts';

// These bounds keep the time of an answer independent of the length of the input.

/** Maximum length of the raw text in UTF-16 units; a selected page is no word. */
const MAX_RAW_LENGTH = 1024;

/** Maximum length of a normalised text in UTF-16 units. The longest Polish dictionary word has fewer than 40 letters. */
export const MAX_TEXT_LENGTH = 256;

/** Maximum length of a word that rules analyse. Longer words are in no list and get no suggestions. */
export const MAX_WORD_LETTERS = 40;

/** Minimum length of a play: one letter is no word on the board. */
export const MIN_WORD_LETTERS = 2;

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

/** The points that dictionaries put between syllables: `za·mek`. */
const SYLLABLE_POINTS = /(?<=\p{Script=Latin}\p{M}*)[·\u2027](?=\p{Script=Latin})/gu;

/** Characters for an apostrophe: ' ` ´ ʹ ʼ ‘ ’ ‛ ′ ＇ and the modifier letters among them. */
const APOSTROPHES = /['`\u00B4\u02B9\u02BB-\u02BD\u2018\u2019\u201B\u2032\uFF07]/g;

/** Hyphen look-alikes: hyphen, non-breaking hyphen, figure, en and em dash, minus, small and full-width forms. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;

const SPACES = /\s+/g;

/** Composed lower-case Polish and German words: most queries, and already normal. */
const ALREADY_NORMAL = /^[a-ząćęłńóśźżäöüß]+$/;

/** Such words, with or without a capital first letter. */
const ALREADY_NORMAL_CASED = /^[A-ZĄĆĘŁŃÓŚŹŻÄÖÜ]?[a-ząćęłńóśźżäöüß]+$/;

/** Texts that contain nothing to normalise: only letters that have no other form, and signs that are no mark and join nothing. */
const NOTHING_ALIKE = /^[a-zA-ZąćęłńóśźżäöüßĄĆĘŁŃÓŚŹŻÄÖÜ'’.,:;!?„”“"«»-]*$/;

/** Returns true when there is nothing to normalise in the text. */
export function isPlainWord(text: string): boolean {
  return text.length <= MAX_TEXT_LENGTH && ALREADY_NORMAL.test(text);
}

/** Like `isPlainWord`, for text that may begin with a capital. */
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
 * Returns one spelling for all texts that look or read alike: `unified`, with single spaces and none around. Retains the case and drops
 * text beyond the limits. Idempotent.
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
 * (`withPlayedThrough`), syllables and letterspaced words (`withoutLetterspacing`) joined. Spaces and line breaks stay.
 */
export function unified(text: string): string {
  const plain = unifiedCharacters(text);
  if (NOTHING_ALIKE.test(plain)) return plain;
  const unmarked = withoutMarks(plain).replace(SYLLABLE_POINTS, '');
  return withoutLetterspacing(withPlayedThrough(unmarked));
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

/** A on a black circle; the alphabet follows, and after 32 code points that on black squares. In Unicode they are no form of the letters. */
const FIRST_ON_BLACK = 0x1f150;
const LAST_ON_BLACK = 32 + 25;

/** Common letters that are no form of another letter. */
const PLAIN = 'a-zA-ZąćęłńóśźżäöüßĄĆĘŁŃÓŚŹŻÄÖÜ';

/** Letters that may be a form of another one, encircled letters included. Raised and lowered letters (`ª`, `ⁿ`) are marks beside a word. */
const MAY_BE_FORM = new RegExp(`(?![${PLAIN}ªº\\p{Lm}])(?=\\p{Alphabetic})[\\p{L}\\p{So}]`, 'gu');

/** Allowed replacements: letters, at least one of them Latin. `ŀ` is `l·`. */
const LATIN_LETTERS = /^(?=.*\p{Script=Latin})[\p{L}\p{M}]+·?$/u;

/**
 * Returns the text with plain letters for typeset forms: ligatures (`ﬁlm` → `film`), long s (`Waſſer` → `Wasser`), full-width, mathematical
 * and encircled letters (`ＫＯＴ`, `𝐤𝐨𝐭`, `ⓚⓞⓣ`), digraphs of one character (`ĳ` → `ij`, `ŉ` → `ʼn`). Most are Unicode's
 * compatibility forms (NFKC), applied letter by letter. Digits and signs stay, so a raised ² does not become a 2.
 */
function withPlainLetters(text: string): string {
  return text.replace(MAY_BE_FORM, (sign) => {
    const place = sign.codePointAt(0)! - FIRST_ON_BLACK;
    const letters =
      place >= 0 && place <= LAST_ON_BLACK ? String.fromCharCode(97 + (place % 32)) : sign.normalize('NFKC');
    return LATIN_LETTERS.test(letters) ? letters : sign;
  });
}

/** Raised and lowered letters that have a plain letter in Unicode; footnotes use some of them. */
const RAISED_LETTERS = 'ªºʰ-ʸˠ-ˤᴬ-ᵪᵸᶛ-ᶿⁱⁿₐ-ₜ';

/** Fractions are part of a word like digits (`½-latek`), not marks. */
export const FRACTIONS = '¼-¾⅐-⅟↉';

/** Raised and lowered brackets, pluses and minuses. */
const RAISED_SIGNS = '⁺-⁾₊-₎';

/** Raised, lowered, encircled and Roman numbers, raised letters and signs; not plain digits. */
const MARKS = new RegExp(`(?:(?![${FRACTIONS}])[\\p{No}\\p{Nl}${RAISED_LETTERS}${RAISED_SIGNS}])+`, 'gu');

const BEGINS_IN_WORD = /^[\p{L}\p{M}\p{Nd}]/u;
const ENDS_IN_WORD = /[\p{L}\p{M}\p{Nd}]$/u;
const LETTER = /\p{L}/u;

/** The number or small letter of a note in brackets after a word, unless it is inside other brackets. */
const NOTES =
  /(?<=[^\s([])(?<!\[\p{Ll}|[[(]\p{Nd}{1,3})(?:\[(?:\p{Nd}{1,3}|\p{Ll})\]|\(\p{Nd}{1,3}\))+(?![\p{L}\p{M}\p{No}])/gu;

/**
 * Removes numbers and letters of notes, homographs and tiles beside words: `zamek¹`, `¹zamek`, `K₂`, `słowo[1]`. A mark inside a word stays
 * (`H₂O`), and so do plain digits (`A4`, `3D`), because only markup would show that they are a note. Signs of notes (†, ‡, *) are
 * punctuation, which is removed later.
 */
function withoutMarks(text: string): string {
  const unmarked = text.replace(MARKS, (marks, offset: number) => {
    // A character may have two code units.
    const before = text.slice(Math.max(0, offset - 2), offset);
    const after = text.slice(offset + marks.length, offset + marks.length + 2);
    const isInside = ENDS_IN_WORD.test(before) && BEGINS_IN_WORD.test(after);
    // A word of raised letters alone is a way of writing.
    const isAlone = LETTER.test(marks) && /(?:^|\s)$/.test(before) && /^(?:$|\s)/.test(after);
    return isInside ? marks : isAlone ? marks.normalize('NFKC') : '';
  });
  return unmarked.replace(NOTES, '');
}

/** A letter of a letterspaced word. Raised letters are marks, which a joined word could not keep. */
const SPACED_LETTER = '(?![\\p{Lm}\\p{N}ªº])\\p{Script=Latin}\\p{M}*';

/** White space except line breaks. */
const SPACE = '[^\\S\\n\\r]';

/** Single letters with spaces between them, alone in their line except for signs around them. */
const LINE = new RegExp(
  `^[^\\p{L}\\p{N}\\n\\r]*(?:${SPACED_LETTER}${SPACE}+){2,}${SPACED_LETTER}[^\\p{L}\\p{N}\\n\\r]*$`,
  'gmu',
);

/** At least three of them with one space between each two. */
const WORD = new RegExp(`(?<!\\p{L}\\p{M}*${SPACE})${SPACED_LETTER}(?:${SPACE}${SPACED_LETTER}){2,}`, 'gu');

const EACH_SPACE = new RegExp(SPACE, 'g');

/**
 * Mean distance of neighbouring letters, in letters of the Latin alphabet, below which they are an index. It is 1 where none is missing and
 * 1.2 in the Polish alphabet. Of all words of the lexicons with letters in this order, *stu*, *ghi* and *def* have 1 and the next, *mop*, 1.5.
 */
const LARGEST_STEP = 1.5;

/** Returns the word in lower case, each mark after its letter, so that `ć` is after `cz`. */
export function decomposed(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll('ł', 'l\u0335');
}

/** Returns true for a list of letters, as in an index (`A B C D`, `A Ą B C Ć`); some letters of the alphabet may be missing. */
export function isAlphabet(letters: readonly string[]): boolean {
  const sorted = letters.map(decomposed);
  const code = (at: number): number => sorted.at(at)!.charCodeAt(0);
  const isAscending = sorted.every((letter, i) => i === 0 || sorted[i - 1]! < letter);
  return isAscending && code(-1) - code(0) < LARGEST_STEP * (letters.length - 1);
}

/**
 * Joins letterspaced words in lines that have nothing else: `z e j d z i o n o` → `zejdziono`. More than one space separates two such
 * words. Two single letters may be words.
 */
function withoutLetterspacing(text: string): string {
  return text.replace(LINE, (line) =>
    line.replace(WORD, (word) => (isAlphabet(word.split(EACH_SPACE)) ? word : word.replace(EACH_SPACE, ''))),
  );
}
