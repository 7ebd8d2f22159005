import { isGenitive, isPlural } from './parts-of-speech.ts';
import type { GermanQuestion, TaggedReading } from './question.ts';

/** Is the noun, in its dictionary form, declined weakly, as those are that name persons and animals: des Schurken? */
export function isWeak(question: GermanQuestion, { form, lemma }: TaggedReading): boolean {
  const hasGenitiveIn = (...endings: readonly string[]): boolean =>
    endings.some((ending) =>
      question.readingsOf(form + ending).some((one) => one.lemma === lemma && isGenitive(one) && !isPlural(one)),
    );
  return hasGenitiveIn('n', 'en') && !hasGenitiveIn('s', 'es');
}
