import { startsWithCapital } from '../../../words/capital.ts';
import { capitals as capitals2018 } from '../../polish/detectors/capitals.ts';
import { reason } from '../catalogue.ts';
import type { WordDetector } from '../question.ts';

/** A word that is only spelled with a capital at its start. Capitals elsewhere, as in mBank, have no rule here. */
export const capitals: WordDetector = (question) =>
  capitals2018(question)
    .filter(({ evidence }) => startsWithCapital(evidence.numeral ?? evidence.spelling ?? ''))
    .map(({ evidence, decides }) => reason('capital-initial', evidence, { decides }));
