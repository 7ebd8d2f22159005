import { elongations } from '../../../diagnosis/generators/elongation.ts';
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import type { Reason } from '../../../rules/verdict.ts';
import type { EnglishQuestion } from '../question.ts';
import { knownAs } from './known.ts';
import { misspellings, oldSpellings, spoken, withoutApostrophe } from './meant.ts';
import { affixed, twoWords } from './parts.ts';

/** All that a string may be. @param near listed words near it, best first @param reasons of the refusal */
export const proposalsFor = (
  question: EnglishQuestion,
  near: readonly string[],
  reasons: readonly Reason[],
): Proposal<Reason>[] => [
  ...knownAs(question, reasons),
  ...misspellings(question, near),
  ...oldSpellings(question),
  ...elongations(question),
  ...spoken(question),
  ...withoutApostrophe(question),
  ...twoWords(question),
  ...affixed(question),
];
