import { CATALOGUE, reason } from '../catalogue.ts';
import type { ReadingDetector } from '../question.ts';

/** The rule by which the lexicon has the form: the one that built it, or that a hand-kept row names. */
export const builtByRule: ReadingDetector = ({ rule, lemma, tag, note, curated }) => {
  if (rule === undefined || CATALOGUE[rule].effect === 'excludes') return null;
  const evidence = { lemma, tag: tag.text, ...(note === undefined ? {} : { source: note }) };
  return reason(rule, evidence, { effect: 'admits', curated });
};
