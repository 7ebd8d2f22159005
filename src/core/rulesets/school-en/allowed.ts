import type { Reading } from '../../lexicon/lexicon.ts';
import { eachOnce } from '../../rules/analyses.ts';
import { inOrder } from '../../rules/reason-order.ts';
import type { Analysis, Attestation, Basis, ListName, Reason } from '../../rules/verdict.ts';
import { attestationFor } from './attestation.ts';
import { alsoSpelled } from './detectors/known-as.ts';
import { dictionaryWord } from './detectors/ordinary.ts';
import { onTwoLetterList } from './detectors/two-letters.ts';
import type { EnglishQuestion } from './question.ts';

/** Readings as a verdict tells them, each once. */
function analysesOf(readings: readonly Reading[]): Analysis[] {
  return eachOnce(readings.map(({ lemma, tag, origin }) => ({ lemma, tag, origin }))).filter(({ tag }) => tag !== '');
}

interface Allowed {
  reasons: Reason[];
  analyses: Analysis[];
  basis: Basis;
  attestation?: Attestation;
}

/** What there is to say of a word that may be played. */
export function allowed(question: EnglishQuestion, list: ListName): Allowed {
  const printed = onTwoLetterList(question);
  const told = {
    reasons: inOrder([...printed, ...dictionaryWord(question), ...alsoSpelled(question)]),
    analyses: analysesOf(question.readings),
  };
  if (printed.length > 0) return { ...told, basis: { kind: 'rule' } };
  const attestation = attestationFor(question.readings);
  return { ...told, basis: { kind: 'open-list', list }, ...(attestation ? { attestation } : {}) };
}
