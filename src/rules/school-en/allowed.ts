import type { Reading } from '../../lexicon/lexicon.ts';
import { layEnglish } from '../../words/lay-english.ts';
import { inOrder } from '../reason-order.ts';
import type { Analysis, Basis, ListName, Reason } from '../verdict.ts';
import { alsoSpelled } from './detectors/known-as.ts';
import { dictionaryWord } from './detectors/ordinary.ts';
import { onTwoLetterList } from './detectors/two-letters.ts';
import type { Question } from './question.ts';

/** Dictionary forms before inflected ones; the lexicon's order otherwise. */
function analysesOf(readings: readonly Reading[], form: string): Analysis[] {
  const seen = new Set<string>();
  const isInflected = ({ lemma }: Reading) => Number(layEnglish(lemma) !== form);
  return [...readings]
    .sort((a, b) => isInflected(a) - isInflected(b))
    .flatMap(({ lemma, tag, origin }): Analysis[] => {
      const key = `${lemma} ${tag}`;
      if (tag === '' || seen.has(key)) return [];
      seen.add(key);
      return [{ lemma, tag, origin }];
    });
}

/** What there is to say of a word that may be played. */
export function allowed(question: Question, list: ListName): { reasons: Reason[]; analyses: Analysis[]; basis: Basis } {
  const printed = onTwoLetterList(question);
  return {
    reasons: inOrder([...printed, ...dictionaryWord(question), ...alsoSpelled(question)]),
    analyses: analysesOf(question.readings, question.form),
    basis: printed.length > 0 ? { kind: 'rule' } : { kind: 'open-list', list },
  };
}
