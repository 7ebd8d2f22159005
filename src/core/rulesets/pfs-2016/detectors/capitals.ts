import { startsWithCapital } from '../../../words/capital.ts';
import { capitals as capitals2018 } from '../../polish/detectors/capitals.ts';
import type { WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** A word that is only spelled with a capital at its start. Capitals elsewhere, as in mBank, have no rule here. */
export const capitals: WordDetector = (question) =>
  capitals2018(question).flatMap(({ detail, decides }) => {
    if (detail.kind !== 'numeral' && detail.kind !== 'spelling') return [];
    const spelling = detail.kind === 'numeral' ? detail.numeral : detail.spelling;
    return startsWithCapital(spelling) ? [reason('capital-initial', detail, { decides })] : [];
  });
