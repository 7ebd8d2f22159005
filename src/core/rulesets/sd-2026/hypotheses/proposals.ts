import { elongations } from '../../../diagnosis/generators/elongation.ts';
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import type { GermanQuestion } from '../question.ts';
import { type Bars, barredForms, entries, isTypedAsEntry } from './barred.ts';
import { doubled, misspellings, oldSpellings, repeated, spoken } from './meant.ts';
import { affixed, behindEntry, formations, wordsTogether } from './parts.ts';
import { unknown } from './unknown.ts';

/** What is made of the letters, whatever they are. */
const FROM_LETTERS = [oldSpellings, behindEntry, affixed, wordsTogether, doubled, repeated, spoken] as const;

/** All that a string may be. What lists have for a name or an abbreviation is hardly put together by chance. */
export const proposalsFor = (question: GermanQuestion): Proposal<Bars>[] => [
  ...unknown(question),
  ...entries(question),
  ...barredForms(question),
  ...formations(question),
  ...misspellings(question),
  ...elongations(question),
  ...(isTypedAsEntry(question) ? [] : FROM_LETTERS.flatMap((generator) => generator(question))),
];
