import { fieldsOf } from '../../../rules/detail.ts';
import type { Lexicons } from '../../../rules/lexicons.ts';
import { nameOfRule } from '../../../rules/rule-entry.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { queryOf } from '../../../words/query.ts';
import type { Entry, PolishRules } from '../../polish/paradigm/ruling.ts';
import { alone, rulesBy } from '../../polish/paradigm/rulings.ts';
import type { TaggedReading } from '../../polish/question.ts';
import { descriptor } from '../descriptor.ts';
import { ADMITTING, BUILDING } from '../detectors/order.ts';
import { genitiveIjYj, vocativeCze } from '../detectors/potential-noun.ts';
import { RecordedQuestion } from '../question.ts';
import { reason } from '../reason.ts';
import { RecordedLexicon } from '../recorded.ts';
import { barred, canBeLaid, excluded, isRecorded } from '../refused.ts';
import { defectOf2016 } from './defectives.ts';

/** The rules of before 2016 on the paradigms of these lexicons, which are those of today. */
export function rulesPfs2016(lexicons: Lexicons): PolishRules {
  const { game, spelling } = lexicons;
  return rulesBy<RecordedQuestion>({
    ruleset: descriptor.id,
    game: new RecordedLexicon(game, spelling),
    ask: (form) => new RecordedQuestion(queryOf(form), game, spelling),
    isUnlisted: (question) => !canBeLaid(question),
    refusal,
    refusedAlone,
    grounds,
    lacking: (_, lemma) =>
      reason('defective', { kind: 'defective', lemma, appendix: 'defekt.txt' }, { effect: 'excludes' }),
    abbreviation: (lemma) => reason('abbreviation', { kind: 'reading', lemma }),
    defectOf: defectOf2016,
  });
}

function refusal(question: RecordedQuestion): Reason[] | null {
  const bars = barred(question);
  if (bars || isRecorded(question)) return bars;
  const isBuilt = canBeLaid(question) && BUILDING.some((detector) => detector(question).length > 0);
  return isBuilt ? null : excluded(question);
}

/** What is said of the string, or, of a name or where another reading makes it legal, of this reading by itself. */
function refusedAlone(entry: Entry, question: RecordedQuestion): Reason[] | null {
  const { form, spelled } = entry;
  const byItself = () => {
    const { game, spelling } = alone(entry, question.today, question.spelling);
    return refusal(new RecordedQuestion(queryOf(form, spelled), game, spelling));
  };
  return spelled === form ? (refusal(question) ?? byItself()) : byItself();
}

/** What there is to say for a reading; what is left to a defective verb is said once, of the whole paradigm. */
function grounds(reading: TaggedReading, question: RecordedQuestion): Reason[] {
  return [
    ...[...genitiveIjYj(question), ...vocativeCze(question)].filter(
      ({ detail }) => fieldsOf(detail).lemma === reading.lemma,
    ),
    ...ADMITTING.flatMap((detector) => detector(reading, question) ?? []),
  ].filter(({ rule }) => nameOfRule(rule) !== 'defective');
}
