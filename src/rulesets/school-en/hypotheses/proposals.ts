import { elongations } from '../../../diagnosis/generators/elongation.ts';
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import type { EnglishQuestion } from '../question.ts';
import { knownAs } from './known.ts';
import { misspellings, oldSpellings, spoken } from './meant.ts';
import { affixed, twoWords } from './parts.ts';

/** All that a string may be. @param near listed words near it, best first */
export const proposalsFor = (question: EnglishQuestion, near: readonly string[]): Proposal[] => [
  ...knownAs(question),
  ...misspellings(question, near),
  ...oldSpellings(question),
  ...elongations(question),
  ...spoken(question),
  ...twoWords(question),
  ...affixed(question),
];
