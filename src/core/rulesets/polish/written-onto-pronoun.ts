/** What was written onto a pronoun before 1936, and is a word of its own today. */
import { agree, isAdverb } from '../../morphology/pl/tag.ts';
import { isOfClosedClass, isOfPronoun } from './closed-class.ts';
import type { PolishQuestion } from './question.ts';

/** After a pronoun or the like: it does not matter who, what or where. `ktobądź`, `gdziebądź`. */
const WITH_BADZ = /^(.{2,})bądź$/;

/** *sam* after *ten* or *taki*, in the case of that: `tensam`, `tegosamego`. */
const WITH_SAM = /^(t.+?)(sam.*)$/;

/** The old instrumental of *to* or *co* before a comparative: `tembardziej`, `czemprędzej`. */
const BEFORE_COMPARATIVE = /^(t|cz)em(.{4,})$/;

/** The two words of today; undefined where the letters are no such words. */
export function writtenOntoPronoun(question: PolishQuestion): string | undefined {
  const { form } = question;
  const readingsOf = (word: string) => (word === '' ? [] : question.readingsOf(word));
  const [, open = ''] = WITH_BADZ.exec(form) ?? [];
  if (readingsOf(open).some(isOfClosedClass)) return `${open} bądź`;
  const [, pronoun = '', same = ''] = WITH_SAM.exec(form) ?? [];
  const ofSame = readingsOf(same).filter(({ lemma }) => lemma === 'sam');
  const agrees = readingsOf(pronoun).some(
    (one) => isOfPronoun(one) && ofSame.some((other) => agree(one.tag, other.tag)),
  );
  if (agrees) return `${pronoun} ${same}`;
  const [, stem = '', degree = ''] = BEFORE_COMPARATIVE.exec(form) ?? [];
  const isComparative = readingsOf(degree).some(({ tag }) => isAdverb(tag) && tag.values.has('com'));
  return isComparative ? `${stem}ym ${degree}` : undefined;
}
