import { POLISH_LETTERS } from '../../../words/alphabet.ts';
import { reason } from '../catalogue.ts';
import type { WordDetector } from '../question.ts';

const LETTER = /\p{L}/u;
const PLAIN = /^[a-z]$/;
const LATIN = /\p{Script=Latin}/u;
const POLISH = new Set(POLISH_LETTERS);

/** Letters of the word that no tile has, each once, those with a foreign mark apart from all others. */
function foreignLetters(form: string): { marked: string; other: string } {
  const letters = [...new Set(form)].filter((letter) => LETTER.test(letter) && !POLISH.has(letter));
  const isMarked = (letter: string) => LATIN.test(letter) && !PLAIN.test(letter);
  return {
    marked: letters.filter(isMarked).join(''),
    other: letters.filter((letter) => !isMarked(letter)).join(''),
  };
}

/** Letters with a mark that Polish has not: `écru`. */
export const foreignDiacritics: WordDetector = ({ form }) => {
  const { marked } = foreignLetters(form);
  return marked === '' ? [] : [reason('foreign-diacritics', { letters: marked })];
};

/**
 * Letters without a tile: q, v, x, other alphabets. No rule of the document names them, for there is nothing to rule: such a word cannot
 * be laid.
 */
export const noTile: WordDetector = ({ form }) => {
  const { other } = foreignLetters(form);
  return other === '' ? [] : [reason('no-tile', { letters: other })];
};
