import { isFirstOrSecondPerson } from '../../../morphology/pl/tag.ts';
import { isNotSaidOfPeople } from '../../polish/natural-classes.ts';
import type { ReadingDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** A form that is right by grammar though hardly ever said: `świtam`. */
export const senseless: ReadingDetector = ({ lemma, tag }) =>
  isFirstOrSecondPerson(tag) && isNotSaidOfPeople(lemma)
    ? reason('semantics-irrelevant', { kind: 'reading', lemma, tag: tag.text }, { decides: false, curated: true })
    : null;
