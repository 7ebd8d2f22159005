/** Each letter or sign of a text, with the marks on it that Unicode has no composed letter for. */
export const LETTER = /\P{M}\p{M}*|^\p{M}+/gu;
