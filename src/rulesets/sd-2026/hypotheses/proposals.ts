import { elongations } from '../../../diagnosis/generators/elongation.ts';
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import type { GermanQuestion } from '../question.ts';
import { type Bars, barredForms, entries } from './barred.ts';
import { doubled, misspellings, oldSpellings, spoken } from './meant.ts';
import { affixed, behindEntry, formations, wordsTogether } from './parts.ts';
import { unknown } from './unknown.ts';

/** All that a string may be. */
export const proposalsFor = (question: GermanQuestion): Proposal<Bars>[] => [
  ...unknown(question),
  ...entries(question),
  ...barredForms(question),
  ...formations(question),
  ...behindEntry(question),
  ...affixed(question),
  ...wordsTogether(question),
  ...oldSpellings(question),
  ...misspellings(question),
  ...elongations(question),
  ...doubled(question),
  ...spoken(question),
];
