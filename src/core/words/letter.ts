/** Matches each letter or sign of a text with its combining marks. */
export const LETTER = /\P{M}\p{M}*|^\p{M}+/gu;
