/** Raised and lowered letters, of which footnotes have some: those that Unicode has a plain letter for. */
const RAISED_LETTERS = 'ªºʰ-ʸˠ-ˤᴬ-ᵪᵸᶛ-ᶿⁱⁿₐ-ₜ';

/** Fractions are written beside a word like digits (`½-latek`), and no mark. */
export const FRACTIONS = '¼-¾⅐-⅟↉';

/** Raised and lowered brackets, pluses and minuses. */
const RAISED_SIGNS = '⁺-⁾₊-₎';

/** Raised, lowered and encircled numbers, raised letters and signs; the digits of a line are others. */
const MARKS = new RegExp(`(?:(?![${FRACTIONS}])[\\p{No}${RAISED_LETTERS}${RAISED_SIGNS}])+`, 'gu');

const BEGINS_IN_WORD = /^[\p{L}\p{M}\p{Nd}]/u;
const ENDS_IN_WORD = /[\p{L}\p{M}\p{Nd}]$/u;
const LETTER = /\p{L}/u;

/** The number or small letter of a note in brackets behind a word; not of one inside another, which would be left. */
const NOTES =
  /(?<=[^\s([])(?<!\[\p{Ll}|[[(]\p{Nd}{1,3})(?:\[(?:\p{Nd}{1,3}|\p{Ll})\]|\(\p{Nd}{1,3}\))+(?![\p{L}\p{M}\p{No}])/gu;

/**
 * The text without the numbers and letters of notes, homographs and tiles beside its words: `zamek¹`, `¹zamek`, `K₂`, `słowo[1]`. A mark
 * inside a word stays (`H₂O`), as do plain digits, which may be part of it (`A4`, `3D`): only a text's own markup shows that these are
 * a note. Signs of notes (†, ‡, *) are punctuation, which goes where a word is read.
 */
export function withoutMarks(text: string): string {
  const unmarked = text.replace(MARKS, (marks, offset: number) => {
    // A character may have two units.
    const before = text.slice(Math.max(0, offset - 2), offset);
    const after = text.slice(offset + marks.length, offset + marks.length + 2);
    const isInside = ENDS_IN_WORD.test(before) && BEGINS_IN_WORD.test(after);
    // Raised letters by themselves are a way of writing.
    const isAlone = LETTER.test(marks) && /(?:^|\s)$/.test(before) && /^(?:$|\s)/.test(after);
    return isInside || isAlone ? marks : '';
  });
  return unmarked.replace(NOTES, '');
}
