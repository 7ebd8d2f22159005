import { FRACTIONS } from './normalise.ts';
import { playsIn } from './played-through.ts';

const LETTER = String.raw`[\p{Alphabetic}\p{M}\p{Nd}${FRACTIONS}_\u00AD\u200B-\u200D\u2060]`;

/** A hyphen at the end of a line, before a small letter or between capitals (`ZEJ-⏎DZIONO`). */
const LINE_END = String.raw`(?:[-\u2010]|(?<=\u00AD))[ \t]*\n[ \t]*(?=\p{Ll}|(?<=\p{Lu}{2}\P{L}*)\p{Lu}{2})`;

/**
 * Joints inside a word: hyphen, apostrophe, sign of a blank, signs of addresses, a lowered number (`H₂O`), but not at its end (`zamek¹`), a
 * point between syllables (`za·mek`).
 */
const JOINT = String.raw`[-\u2010\u2011'\u2019\u02BC?*@&·\u2027]|\p{No}+|${LINE_END}`;

const TOKEN = new RegExp(`${LETTER}+(?:(?:${JOINT})${LETTER}+)*`, 'gu');

const HYPHENATED = new RegExp(LINE_END, 'gu');

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
 * `REMA(KI)` becomes all of it.
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
  return {
    text: all.slice(start, end).replace(HYPHENATED, ''),
    added: end - start > selected.length,
    before: all.slice(0, start),
    behind: all.slice(end),
  };
}
