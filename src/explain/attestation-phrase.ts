import type { Attestation } from '../rules/verdict.ts';
import { type Phrase, say } from './phrase.ts';
import type { PhraseKey } from './wording.ts';

/** A share in words is told in tenths: more would say more than was measured. @param share 0 to 1. */
export const inTenths = (share: number): number => Math.round(share * 10);

/** Which open sources have the word, if any, and how many words with such evidence the official list has, where that was measured. */
export function attestationPhrases({ sources, probability }: Attestation): Phrase[] {
  return [
    ...(sources.length > 0 ? [say('attested', { sources: sources.join(', ') })] : []),
    ...(probability === undefined ? [] : [say(`share_${inTenths(probability)}` as PhraseKey)]),
  ];
}
