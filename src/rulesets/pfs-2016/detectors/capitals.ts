import { fieldsOf } from '../../../rules/detail.ts';
import { startsWithCapital } from '../../../words/capital.ts';
import { capitals as capitals2018 } from '../../polish/detectors/capitals.ts';
import type { WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** A word that is only spelled with a capital at its start. Capitals elsewhere, as in mBank, have no rule here. */
export const capitals: WordDetector = (question) =>
  capitals2018(question)
    .filter(({ detail }) => startsWithCapital(fieldsOf(detail).numeral ?? fieldsOf(detail).spelling ?? ''))
    .map(({ detail, decides }) => reason('capital-initial', detail, { decides }));
