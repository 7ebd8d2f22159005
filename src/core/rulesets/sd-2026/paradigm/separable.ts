/** Separable verbs and the parts that a sentence detaches (I.7.3). */
import { toGermanTiles } from '../../../words/to-tiles.ts';
import type { Lexeme, LexemeForm } from './lexeme.ts';

/**
 * The verb behind the particle, as laid: `rexen` of `einrexen`. The infinitive with zu shows where a verb comes apart; null when the
 * verb has none.
 */
export function baseOf({ lemma }: Lexeme, forms: readonly LexemeForm[]): string | null {
  const whole = toGermanTiles(lemma);
  for (const { form, tag } of forms) {
    if (tag.positions[1] !== 'zu') continue;
    for (let at = form.lastIndexOf('zu'); at > 0; at = form.lastIndexOf('zu', at - 1)) {
      const base = form.slice(at + 2);
      if (form.slice(0, at) + base === whole) return base;
    }
  }
  return null;
}
