import { WORD_END, WORD_START } from '../explain/marks.ts';
import type { Phrase } from '../messages/judged.ts';
import { worded } from './message.ts';

/** A stretch of a sentence: plain text, or a word that has a verdict of its own. */
export type Piece = string | { word: string };

/** The phrase in the browser's language, its words apart. */
export function piecesOf(phrase: Phrase): Piece[] {
  return worded(phrase)
    .split(WORD_START)
    .flatMap((stretch, index): Piece[] => {
      if (index === 0) return [stretch];
      const [word = '', rest = ''] = stretch.split(WORD_END);
      return [{ word }, rest];
    })
    .filter((piece) => piece !== '');
}

/** A sentence where its words cannot be links. */
export function plainText(sentence: Piece[]): string {
  return sentence.map((piece) => (typeof piece === 'string' ? piece : piece.word)).join('');
}
