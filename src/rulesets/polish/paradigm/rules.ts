import type { Lexicons } from '../../../rules/lexicons.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { reason } from '../../pfs-2018/catalogue.ts';
import { descriptor } from '../../pfs-2018/descriptor.ts';
import { leftToDefective, perfectivePowodzić } from '../detectors/defective-left.ts';
import { ADMITTING } from '../detectors/order.ts';
import { genitiveIjYj } from '../detectors/potential-noun.ts';
import { isListed } from '../playable.ts';
import { Question, type TaggedReading } from '../question.ts';
import { refusal } from '../refused.ts';
import { defectOfRule } from './defectives.ts';
import type { Entry, PolishRules } from './ruling.ts';
import { alone, rulesBy } from './rulings.ts';

/** What admits a reading; what list 7 leaves a verb is said once, of the whole paradigm. */
const GROUNDS = ADMITTING.filter((detector) => detector !== leftToDefective && detector !== perfectivePowodzić);

/** The rules of 2018 on the paradigms of these lexicons. */
export function rulesPfs2018(lexicons: Lexicons): PolishRules {
  const { game, spelling } = lexicons;
  return rulesBy<Question>({
    ruleset: descriptor.id,
    game,
    ask: (form) => new Question(form, form, game, spelling),
    isUnlisted: (question) => !isListed(question),
    refusal: (question) => refusal(question, false),
    refusedAlone,
    grounds,
    lacking: (rule, lemma) => reason(rule, { lemma, list: 7 }, { effect: 'excludes' }),
    abbreviation: (lemma) => reason('abbreviation', { lemma }),
    defectOf: defectOfRule,
  });
}

function refusedAlone(entry: Entry, question: Question): Reason[] | null {
  const { game, spelling } = alone(entry, question.game, question.spelling);
  return refusal(new Question(entry.form, entry.form, game, spelling), false);
}

function grounds(reading: TaggedReading, question: Question): Reason[] {
  return [
    ...genitiveIjYj(question).filter(({ evidence }) => evidence.lemma === reading.lemma),
    ...GROUNDS.flatMap((detector) => detector(reading, question) ?? []),
  ];
}
