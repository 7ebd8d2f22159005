import { FRACTIONS, isAlphabet } from './normalise.ts';
import { playsIn } from './played-through.ts';

const LETTER = String.raw`[\p{Alphabetic}\p{M}\p{Nd}${FRACTIONS}_\u00AD\u200B-\u200D\u2060]`;

/** A hyphen at the end of a line, before a small letter or between capitals (`ZEJ-⏎DZIONO`). */
const LINE_END = String.raw`(?:[-\u2010]|(?<=\u00AD))[ \t]*\n[ \t]*(?=\p{Ll}|(?<=\p{Lu}{2}\P{L}*)\p{Lu}{2})`;

/** A hyphen at the end of a line, which Polish repeats at the beginning of the next. */
const REPEATED = String.raw`[-\u2010\u2011][ \t]*\n[ \t]*[-\u2010\u2011](?=\p{L})`;

/**
 * Joints inside a word: hyphen, apostrophe, sign of a blank, signs of addresses, a lowered number (`H₂O`), but not at its end (`zamek¹`), a
 * point between syllables (`za·mek`).
 */
const JOINT = String.raw`${REPEATED}|[-\u2010\u2011'\u2019\u02BC?*@&·\u2027]|\p{No}+|${LINE_END}`;

const TOKEN = new RegExp(`${LETTER}+(?:(?:${JOINT})${LETTER}+)*`, 'gu');

const HYPHENATED = new RegExp(LINE_END, 'gu');
const TWO_HYPHENS = new RegExp(`(?<=\\p{L})${REPEATED}`, 'gu');

/**
 * Letters with one space after each but the last: `k o t e k`. Three may be words of one letter, one after the other. A wider space ends a
 * word.
 */
const LETTERSPACED = /(?<![^\s\p{P}])\p{L}\p{M}*(?:[ \u00A0\u2009\u200A\u202F]\p{L}\p{M}*){3,}(?![^\s\p{P}])/gu;

/** The marks by which dictionaries show the stressed vowel: a dot below a short one, a line below a long one or a diphthong. */
const STRESS = /(?<=[aeiouy])[\u0323\u0331\u0332]/giu;
const MOST_STRESSED = 2;

/** Marks of languages that write a dot below as part of a letter (Vietnamese), after decomposition. */
const OTHER_MARKS = /[\u0303\u0309\u031Bđ]/iu;

export interface WholeWords {
  text: string;
  /** True when letters were added to the selection. */
  added: boolean;
  /** Text before and after the whole words. */
  before: string;
  behind: string;
}

/**
 * Widens a selection to whole words, and joins words that a line end hyphenates. Bracketed letters of a play belong to the word: `REMA` of
 * `REMA(KI)` becomes all of it. Letterspaced words are closed, and a mark of stress is removed.
 * @param before text before the selection, as `behind` after it; 64 characters are enough
 */
export function wholeWords(before: string, selected: string, behind: string): WholeWords {
  const all = before + selected + behind;
  let start = before.length;
  let end = start + selected.length;
  const widen = (from: number, to: number): void => {
    if (from < start && start < to) start = from;
    if (from < end && end < to) end = to;
  };
  for (const { 0: token, index } of all.matchAll(TOKEN)) widen(index, index + token.length);
  for (const play of playsIn(all)) widen(play.start, play.end);
  const spaced = letterspacedAt(all, start, end);
  if (spaced) [start, end] = spaced;
  const text = all.slice(start, end).replace(TWO_HYPHENS, '-').replace(HYPHENATED, '');
  return {
    text: withoutStress(spaced ? text.replace(/\s/gu, '') : text, all),
    added: end - start > selected.length,
    before: all.slice(0, start),
    behind: all.slice(end),
  };
}

/** Returns the place of the letterspaced word that a selection is in, or is; null if there is none. An index of letters is no word. */
function letterspacedAt(all: string, start: number, end: number): [number, number] | null {
  for (const { 0: spaced, index } of all.matchAll(LETTERSPACED)) {
    if (index <= start && end <= index + spaced.length && start < end && !isAlphabet(spaced.split(/\s/u)))
      return [index, index + spaced.length];
  }
  return null;
}

/** Returns a word without the mark of its stressed vowel. @param all the text around it */
function withoutStress(text: string, all: string): string {
  const decomposed = text.normalize('NFD');
  const marks = decomposed.match(STRESS)?.length ?? 0;
  if (marks === 0 || marks > MOST_STRESSED || OTHER_MARKS.test(all.normalize('NFD'))) return text;
  return decomposed.replace(STRESS, '').normalize('NFC');
}
