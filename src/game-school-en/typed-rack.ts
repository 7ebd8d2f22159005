import { BLANK } from '../games/school-en/tile-set.ts';
import { typedLetters } from './typed-tiles.ts';

/** The letters and blanks of what is typed for a rack: capitals, `?` for a blank, nothing else. */
export function typedRack(text: string): string {
  return text.split(BLANK).map(typedLetters).join(BLANK);
}
