import type { Attestation } from '../rules/verdict.ts';
import { type Phrase, say } from './phrase.ts';
import type { PhraseKey } from './wording.ts';

/** A share in words is told in tenths: more would say more than was measured. @param share 0 to 1. */
export const inTenths = (share: number): number => Math.round(share * 10);

/** How many words with such evidence the official list has, where that was measured. */
export function sharePhrase({ probability }: Attestation): Phrase[] {
  return probability === undefined ? [] : [say(`share_${inTenths(probability)}` as PhraseKey)];
}
