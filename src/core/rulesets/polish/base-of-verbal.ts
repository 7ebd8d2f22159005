import { isNegated, parseTags, type Tag } from '../../morphology/pl/tag.ts';
import { sharedStart } from '../../words/common-letters.ts';
import type { PolishQuestion, TaggedReading } from './question.ts';

/**
 * The dictionary form of a gerund or participle, negated where it is: of several the one that begins most like the form, for a verb may
 * have two (`ciągnienie`, `ciągnięcie`); its verb where there is none.
 * @param isNominative is it the tag of such a form, whether negated or not?
 */
export function nominativeOf(
  { form, lemma, tag }: TaggedReading,
  { game }: PolishQuestion,
  isNominative: (tag: Tag) => boolean,
): string {
  const isSuch = (other: Tag): boolean => isNominative(other) && isNegated(other) === isNegated(tag);
  const [best] = game
    .forms(lemma)
    .filter(({ reading }) => parseTags(reading.tag).some(isSuch))
    .sort((a, b) => sharedStart(form, b.form) - sharedStart(form, a.form));
  return best?.form ?? lemma;
}
