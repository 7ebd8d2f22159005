import type { Reading } from '../../lexicon/lexicon.ts';
import { layEnglish } from '../../words/lay-english.ts';
import { inOrder } from '../reason-order.ts';
import type { Analysis, Attestation, Basis, ListName, Reason } from '../verdict.ts';
import { attestationFor } from './attestation.ts';
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

interface Allowed {
  reasons: Reason[];
  analyses: Analysis[];
  basis: Basis;
  attestation?: Attestation;
}

/** What there is to say of a word that may be played. */
export function allowed(question: Question, list: ListName): Allowed {
  const printed = onTwoLetterList(question);
  const told = {
    reasons: inOrder([...printed, ...dictionaryWord(question), ...alsoSpelled(question)]),
    analyses: analysesOf(question.readings, question.form),
  };
  if (printed.length > 0) return { ...told, basis: { kind: 'rule' } };
  const attestation = attestationFor(question.readings);
  return { ...told, basis: { kind: 'open-list', list }, ...(attestation ? { attestation } : {}) };
}
