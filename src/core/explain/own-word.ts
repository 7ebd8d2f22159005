import { lowerCase } from '../words/normalise.ts';
import type { Line, Sentence, Told } from './explanation.ts';

/** The explanation of a word's verdict without links to the word itself: that verdict is already shown. */
export function withoutOwnWord(told: Told, own: string): Told {
  const inLowerCase = lowerCase(own);
  const plain = (sentence: Sentence): Sentence =>
    sentence.map((piece) => {
      if (typeof piece === 'string') return piece;
      if (!('word' in piece)) return plain(piece);
      return lowerCase(piece.word) === inLowerCase ? piece.word : piece;
    });
  const line = (one: Line): Line => ({ ...one, sentence: plain(one.sentence) });
  return {
    ...told,
    lines: told.lines.map(line),
    why: line(told.why),
    others: told.others.map(line),
    readings: told.readings.map(plain),
  };
}
