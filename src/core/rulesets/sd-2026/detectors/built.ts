import type { Detail } from '../../../rules/detail.ts';
import { CATALOGUE, type RuleName } from '../catalogue.ts';
import type { ReadingDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** The rule that admits contractions: im is one, in is none. */
const CONTRACTED: RuleName = 'I.7.1';

/** The rule by which the lexicon has the form: the one that built it, or that a hand-kept row names. */
export const builtByRule: ReadingDetector = ({ rule, lemma, tag, note, curated, spelling }) => {
  if (rule === undefined || CATALOGUE[rule].effect === 'excludes') return null;
  const detail: Detail = {
    kind: 'entry',
    lemma,
    tag: tag.text,
    ...(note === undefined ? {} : { source: note }),
    ...(rule === CONTRACTED ? { spelling } : {}),
  };
  return reason(rule, detail, { effect: 'admits', curated });
};
