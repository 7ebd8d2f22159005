/** Raised and lowered letters that have a plain letter in Unicode; footnotes use some of them. */
const RAISED_LETTERS = 'ªºʰ-ʸˠ-ˤᴬ-ᵪᵸᶛ-ᶿⁱⁿₐ-ₜ';

/** Fractions are part of a word like digits (`½-latek`), not marks. */
export const FRACTIONS = '¼-¾⅐-⅟↉';

/** Raised and lowered brackets, pluses and minuses. */
const RAISED_SIGNS = '⁺-⁾₊-₎';

/** Raised, lowered and encircled numbers, raised letters and signs; not plain digits. */
const MARKS = new RegExp(`(?:(?![${FRACTIONS}])[\\p{No}${RAISED_LETTERS}${RAISED_SIGNS}])+`, 'gu');

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
export function withoutMarks(text: string): string {
  const unmarked = text.replace(MARKS, (marks, offset: number) => {
    // A character may have two code units.
    const before = text.slice(Math.max(0, offset - 2), offset);
    const after = text.slice(offset + marks.length, offset + marks.length + 2);
    const isInside = ENDS_IN_WORD.test(before) && BEGINS_IN_WORD.test(after);
    // A word of raised letters alone is a way of writing.
    const isAlone = LETTER.test(marks) && /(?:^|\s)$/.test(before) && /^(?:$|\s)/.test(after);
    return isInside || isAlone ? marks : '';
  });
  return unmarked.replace(NOTES, '');
}
